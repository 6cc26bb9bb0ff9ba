import { Button, Card, Form, Input } from 'antd';
import { api } from '../session/staff-client.ts';
import { useOrderWords } from './order-words.ts';
import { useOrderCall } from './use-order-call.ts';

interface NoteFields {
  note?: string;
}

/** Adds a note that only staff see. */
export function NoteForm({ orderNo }: { orderNo: string }) {
  const words = useOrderWords().notes;
  const [form] = Form.useForm<NoteFields>();
  const save = useOrderCall((note: string) => api('POST /admin/order/note', { orderNo, note }), words.saved);
  return (
    <Card size="small" title={words.title}>
      <Form<NoteFields>
        form={form}
        layout="vertical"
        onFinish={({ note = '' }) => save.mutate(note, { onSuccess: () => form.resetFields() })}
      >
        <Form.Item
          label={words.label}
          name="note"
          extra={words.help}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={2000} />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {words.save}
        </Button>
      </Form>
    </Card>
  );
}
