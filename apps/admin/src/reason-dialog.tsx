import { useMutation } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

interface ReasonDialogProps {
  title: string;
  okText: string;
  isDanger?: boolean;
  words: { reason: string; reasonHelp: string; reasonMissing: string };
  /** Sends the reason. The dialog shows its failure and stays open. */
  send(reason: string): Promise<unknown>;
  onDone(): void;
  onClose(): void;
}

/** Prompts for the reason of a decision. The author of the content sees the reason. */
export function ReasonDialog({ title, okText, isDanger, words, send, onDone, onClose }: ReasonDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const sending = useMutation({
    mutationFn: ({ reason }: { reason: string }) => send(reason),
    onSuccess: onDone,
  });
  return (
    <Dialog
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isShown) => isShown && form.focusField('reason')}
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger === true }}
      confirmLoading={sending.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => sending.mutate(values)}>
        {sending.isError && <FormError message={sending.error.message} />}
        <Form.Item
          label={words.reason}
          name="reason"
          extra={words.reasonHelp}
          rules={[{ required: true, whitespace: true, message: words.reasonMissing }]}
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
