import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Form, Input, Modal } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { useReviewWords } from './review-words.ts';

interface RejectDialogProps {
  ids: readonly string[];
  onClose(): void;
  onDone(): void;
}

/** Asks for the reason, which the authors see. */
export function RejectDialog({ ids, onClose, onDone }: RejectDialogProps) {
  const words = useReviewWords();
  const [form] = Form.useForm<{ reason: string }>();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const reject = useMutation({
    mutationFn: async ({ reason }: { reason: string }) => {
      for (const id of ids) await api('POST /admin/review/moderate', { id, state: 'rejected', reason });
    },
    onSuccess: () => {
      void message.success(words.rejectedNote(ids.length));
      onClose();
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <Modal
      open
      title={words.rejectTitle(ids.length)}
      okText={words.reject}
      okButtonProps={{ danger: true }}
      confirmLoading={reject.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => reject.mutate(values)}>
        {reject.isError && <FormError message={reject.error.message} />}
        <Form.Item
          label={words.reason}
          name="reason"
          extra={words.reasonHelp}
          rules={[{ required: true, whitespace: true, message: words.reasonMissing }]}
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
