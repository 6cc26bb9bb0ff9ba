import { useMutation } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { useAccountWords } from './account-words.ts';

interface NewPassword {
  next: string;
}

export function PasswordForm() {
  const words = useAccountWords();
  const [form] = Form.useForm<NewPassword>();
  const { message } = App.useApp();
  const change = useMutation({
    mutationFn: ({ next }: NewPassword) => api('POST /admin/password/change', { next }),
    onSuccess: () => {
      form.resetFields();
      void message.success(words.passwordChanged);
    },
  });
  return (
    <Form<NewPassword> form={form} layout="vertical" onFinish={(values) => change.mutate(values)}>
      {change.isError && <FormError message={change.error.message} />}
      <Form.Item
        label={words.newPassword}
        name="next"
        extra={words.passwordHelp}
        rules={[{ required: true, min: 12, message: words.passwordShort }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" loading={change.isPending}>
        {words.changePassword}
      </Button>
    </Form>
  );
}
