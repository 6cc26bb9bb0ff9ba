import { useMutation } from '@tanstack/react-query';
import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { App, Form, Input, Typography } from 'antd';
import { Dialog } from '../dialog.tsx';
import { api } from '../session/staff-client.ts';
import { useOverviewWords } from './overview-words.ts';

interface ReplyDialogProps {
  row: FeedbackRow;
  onSent(): void;
  onClose(): void;
}

/** Answers a message by mail, which also closes it. */
export function ReplyDialog({ row, onSent, onClose }: ReplyDialogProps) {
  const words = useOverviewWords().reports;
  const [form] = Form.useForm<{ text: string }>();
  const { message } = App.useApp();
  const send = useMutation({
    mutationFn: ({ text }: { text: string }) => api('POST /admin/feedback/reply', { id: row.id, text }),
    onSuccess: () => {
      void message.success(words.sent);
      onSent();
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Dialog
      title={words.answerTo(row.email ?? '')}
      okText={words.send}
      cancelText={words.back}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{row.text}</Typography.Paragraph>
      <Form form={form} layout="vertical" onFinish={(fields: { text: string }) => send.mutate(fields)}>
        <Form.Item
          label={words.yourAnswer}
          name="text"
          extra={words.answerHelp}
          rules={[{ required: true, whitespace: true, message: words.answerMissing }]}
        >
          <Input.TextArea autoSize={{ minRows: 4 }} maxLength={3000} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
