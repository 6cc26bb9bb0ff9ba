import { useMutation } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';

interface NewPassword {
  next: string;
}

export function PasswordForm() {
  const [form] = Form.useForm<NewPassword>();
  const { message } = App.useApp();
  const change = useMutation({
    mutationFn: ({ next }: NewPassword) => api('POST /admin/password/change', { next }),
    onSuccess: () => {
      form.resetFields();
      void message.success('Your password is changed; your other sessions have ended.');
    },
  });
  return (
    <Form<NewPassword> form={form} layout="vertical" onFinish={(values) => change.mutate(values)}>
      {change.isError && <FormError message={change.error.message} />}
      <Form.Item
        label="New password"
        name="next"
        extra="At least 12 characters. A phrase of several words is easy to remember."
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
