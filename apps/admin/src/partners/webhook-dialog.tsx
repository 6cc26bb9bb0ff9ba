import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type WebhookEvent,
  type WebhookRow,
  webhookEvents,
} from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Checkbox, Flex, Form, Input, Modal, Switch } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';

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
      if (secret === undefined) void message.success('Saved');
      else onCreated(secret);
      onClose();
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
  });
  const names = Object.keys(webhookEvents) as WebhookEvent[]; // Object.keys widens the keys to string
  return (
    <Modal
      open
      title={edited ? edited.name : 'New webhook'}
      okText={edited ? 'Save' : 'Create webhook'}
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
          label="Name"
          name="name"
          rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="Address"
          name="url"
          extra="Must start with https and be on the public internet"
          rules={[{ required: true, type: 'url', message: 'Enter an address' }]}
        >
          <Input maxLength={500} autoComplete="off" inputMode="url" />
        </Form.Item>
        <Form.Item
          label="Events"
          name="events"
          rules={[{ required: true, message: 'Choose at least one event' }]}
        >
          <Checkbox.Group>
            <Flex vertical gap="small">
              {names.map((name) => (
                <Checkbox key={name} value={name}>
                  {webhookEvents[name]} ({name})
                </Checkbox>
              ))}
            </Flex>
          </Checkbox.Group>
        </Form.Item>
        <Form.Item label="On" name="isActive" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}
