import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type WebhookEvent,
  type WebhookRow,
  webhookEvents,
} from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Checkbox, Flex, Form, Input, Switch } from 'antd';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { usePartnerWords } from './partner-words.ts';

interface WebhookForm {
  name: string;
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
}

interface WebhookDialogProps {
  /** Absent: a new webhook. */
  edited: WebhookRow | undefined;
  /** Called with the new secret, which the server does not show again. */
  onCreated(secret: string): void;
  onClose(): void;
}

export function WebhookDialog({ edited, onCreated, onClose }: WebhookDialogProps) {
  const words = usePartnerWords();
  const [form] = Form.useForm<WebhookForm>();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (values: WebhookForm) => {
      if (!edited) return (await api('POST /admin/webhook/create', values)).secret;
      await api('POST /admin/webhook/save', { id: edited.id, ...values });
      return undefined;
    },
    onSuccess: async (secret) => {
      if (secret === undefined) void message.success(words.saved);
      else onCreated(secret);
      onClose();
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
  });
  const names = Object.keys(webhookEvents) as WebhookEvent[]; // Object.keys widens the keys to string
  return (
    <Dialog
      title={edited ? edited.name : words.webhooks.add}
      okText={edited ? words.save : words.webhooks.create}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<WebhookForm>
        form={form}
        layout="vertical"
        initialValues={edited ?? { events: [], isActive: true }}
        onFinish={(values) => save.mutate(values)}
      >
        {save.isError && <FormError message={save.error.message} />}
        <Form.Item
          label={words.name}
          name="name"
          rules={[{ required: true, whitespace: true, message: words.enterName }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label={words.webhooks.address}
          name="url"
          extra={words.webhooks.addressHint}
          rules={[{ required: true, type: 'url', message: words.webhooks.enterAddress }]}
        >
          <Input maxLength={500} autoComplete="off" inputMode="url" />
        </Form.Item>
        <Form.Item
          label={words.webhooks.events}
          name="events"
          rules={[{ required: true, message: words.webhooks.chooseEvent }]}
        >
          <Checkbox.Group>
            <Flex vertical gap="small">
              {names.map((name) => (
                <Checkbox key={name} value={name}>
                  {words.webhooks.eventNames[name]} ({name})
                </Checkbox>
              ))}
            </Flex>
          </Checkbox.Group>
        </Form.Item>
        <Form.Item label={words.webhooks.isOn} name="isActive" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
