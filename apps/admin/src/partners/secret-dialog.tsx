import { Alert, Button, Flex, Typography } from 'antd';
import { Dialog } from '../dialog.tsx';
import { usePartnerWords } from './partner-words.ts';

interface SecretDialogProps {
  title: string;
  secret: string;
  /** Instructions for the use of the secret. */
  hint: string;
  onClose(): void;
}

/** Shows a secret that the server does not show again. Only its button closes the dialog. */
export function SecretDialog({ title, secret, hint, onClose }: SecretDialogProps) {
  const words = usePartnerWords();
  return (
    <Dialog
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {words.secret.copied}
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <Alert type="warning" showIcon title={words.secret.warning} />
        <Typography.Text code copyable={{ text: secret }}>
          {secret}
        </Typography.Text>
        <Typography.Text type="secondary">{hint}</Typography.Text>
      </Flex>
    </Dialog>
  );
}
