import { useMutation } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { useReviewWords } from './review-words.ts';
import type { StaffReview } from './staff-review.ts';

interface EditReviewDialogProps {
  review: StaffReview;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** Changes the text of a review. */
export function EditReviewDialog({ review, onClose, onSaved }: EditReviewDialogProps) {
  const words = useReviewWords();
  const [form] = Form.useForm<{ text: string }>();
  const save = useMutation({
    mutationFn: ({ text }: { text: string }) => api('POST /admin/review/edit', { id: review.id, text }),
    onSuccess: async () => {
      onClose();
      await onSaved();
    },
  });
  return (
    <Dialog
      title={words.editTitle(review.author)}
      okText={words.save}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ text: review.text }}
        onFinish={(values: { text: string }) => save.mutate(values)}
      >
        {save.isError && <FormError message={save.error.message} />}
        <Form.Item
          label={words.text}
          name="text"
          extra={words.editHelp}
          rules={[{ required: true, whitespace: true, message: words.textMissing }]}
        >
          <Input.TextArea autoSize={{ minRows: 4 }} maxLength={3000} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
