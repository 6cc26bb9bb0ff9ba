import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { App, Form, Input, InputNumber } from 'antd';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { usePartnerWords } from './partner-words.ts';

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
  const words = usePartnerWords();
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
      if (key === undefined) void message.success(words.saved);
      else onCreated(key);
      onClose();
      await queries.invalidateQueries({ queryKey: ['apiKeys'] });
    },
  });
  return (
    <Dialog
      title={edited ? edited.name : words.keys.new}
      okText={edited ? words.save : words.keys.create}
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
          label={words.name}
          name="name"
          extra={words.keys.nameHint}
          rules={[{ required: true, whitespace: true, message: words.enterName }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label={words.keys.quota}
          name="quotaPerDay"
          rules={[{ required: true, message: words.keys.quotaRange }]}
        >
          <InputNumber
            className={layout['wide'] ?? ''}
            min={100}
            max={10_000_000}
            precision={0}
            suffix={words.keys.perDay}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
