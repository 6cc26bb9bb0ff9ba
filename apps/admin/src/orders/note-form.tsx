import { Button, Card, Form, Input } from 'antd';
import { api } from '../session/staff-client.ts';
import { useOrderCall } from './use-order-call.ts';

interface NoteFields {
  note?: string;
}

/** Adds a note that only staff see. */
export function NoteForm({ orderNo }: { orderNo: string }) {
  const [form] = Form.useForm<NoteFields>();
  const save = useOrderCall(
    (note: string) => api('POST /admin/order/note', { orderNo, note }),
    'Note saved.',
  );
  return (
    <Card size="small" title="Notes for staff">
      <Form<NoteFields>
        form={form}
        layout="vertical"
        onFinish={({ note = '' }) => save.mutate(note, { onSuccess: () => form.resetFields() })}
      >
        <Form.Item
          label="For colleagues"
          name="note"
          extra="Shown below in the history. The customer never sees it."
          rules={[{ required: true, whitespace: true, message: 'Write the note first' }]}
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={2000} />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          Save note
        </Button>
      </Form>
    </Card>
  );
}
