import { useMutation } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';

interface Passwords {
  current: string;
  next: string;
}

export function PasswordForm() {
  const [form] = Form.useForm<Passwords>();
  const { message } = App.useApp();
  const change = useMutation({
    mutationFn: (passwords: Passwords) => api('POST /admin/password/change', { ...passwords }),
    onSuccess: () => {
      form.resetFields();
      void message.success('Your password is changed; your other sessions have ended.');
    },
  });
  return (
    <Form<Passwords> form={form} layout="vertical" onFinish={(values) => change.mutate(values)}>
      {change.isError && <FormError message={change.error.message} />}
      <Form.Item
        label="Current password"
        name="current"
        rules={[{ required: true, message: 'Enter your password' }]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        label="New password"
        name="next"
        rules={[{ required: true, min: 12, message: 'Use at least 12 characters' }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" loading={change.isPending}>
        Change password
      </Button>
    </Form>
  );
}
