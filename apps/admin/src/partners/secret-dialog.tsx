import { Alert, Button, Flex, Modal, Typography } from 'antd';

interface SecretDialogProps {
  title: string;
  secret: string;
  /** How the secret is used. */
  hint: string;
  onClose(): void;
}

/** Shows a secret that the server does not show again. Only its button closes the dialog. */
export function SecretDialog({ title, secret, hint, onClose }: SecretDialogProps) {
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <Alert type="warning" showIcon title="Copy it now. You can't see it again." />
        <Typography.Text code copyable={{ text: secret }}>
          {secret}
        </Typography.Text>
        <Typography.Text type="secondary">{hint}</Typography.Text>
      </Flex>
    </Modal>
  );
}
