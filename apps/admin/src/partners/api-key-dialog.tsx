import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { App, Form, Input, InputNumber, Modal } from 'antd';
import { FormError } from '../form-error.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';

interface KeyForm {
  name: string;
  quotaPerDay: number;
}

interface ApiKeyDialogProps {
  /** Absent: a new key. */
  edited: ApiKeyRow | undefined;
  /** Called with the new key, which the server does not show again. */
  onCreated(key: string): void;
  onClose(): void;
}

export function ApiKeyDialog({ edited, onCreated, onClose }: ApiKeyDialogProps) {
  const [form] = Form.useForm<KeyForm>();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (values: KeyForm) => {
      if (!edited) return (await api('POST /admin/apiKey/create', values)).key;
      await api('POST /admin/apiKey/save', { id: edited.id, ...values });
      return undefined;
    },
    onSuccess: async (key) => {
      if (key === undefined) void message.success('Saved');
      else onCreated(key);
      onClose();
      await queries.invalidateQueries({ queryKey: ['apiKeys'] });
    },
  });
  return (
    <Modal
      open
      title={edited ? edited.name : 'New API key'}
      okText={edited ? 'Save' : 'Create key'}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<KeyForm>
        form={form}
        layout="vertical"
        initialValues={edited ?? { quotaPerDay: 10_000 }}
        onFinish={(values) => save.mutate(values)}
      >
        {save.isError && <FormError message={save.error.message} />}
        <Form.Item
          label="Name"
          name="name"
          extra="Who uses the key"
          rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="Quota"
          name="quotaPerDay"
          rules={[{ required: true, message: 'From 100 to 10,000,000 calls' }]}
        >
          <InputNumber
            className={layout['wide'] ?? ''}
            min={100}
            max={10_000_000}
            precision={0}
            suffix="calls per day"
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
