import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { App, Form, Input, Select, Switch } from 'antd';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { useStaffWords } from './staff-words.ts';

interface MemberDialogProps {
  member: StaffMember | undefined;
  onClose(): void;
}

interface MemberForm {
  name: string;
  email?: string;
  role: string;
  isActive: boolean;
  password?: string;
}

export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const words = useStaffWords();
  const [form] = Form.useForm<MemberForm>();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const roles = useQuery({ queryKey: ['roles'], queryFn: () => api('GET /admin/role/list') });
  const save = useMutation({
    mutationFn: ({ email, password, ...rest }: MemberForm) =>
      api('POST /admin/staff/save', {
        ...rest,
        ...(member && { id: member.id }),
        ...(email && { email }),
        ...(password && { password }),
      }),
    onSuccess: async () => {
      void message.success(words.saved);
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff'] });
      await queries.invalidateQueries({ queryKey: ['roles'] });
    },
  });
  return (
    <Dialog
      title={member ? member.name : words.newMemberTitle}
      okText={words.save}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<MemberForm>
        form={form}
        layout="vertical"
        initialValues={member ? { ...member, email: member.email ?? '' } : { role: 'viewer', isActive: true }}
        onFinish={(values) => save.mutate(values)}
      >
        {save.isError && <FormError message={save.error.message} />}
        <Form.Item
          label={words.name}
          name="name"
          rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
        >
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item label={words.email} name="email" rules={[{ type: 'email', message: words.emailWrong }]}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item label={words.role} name="role" rules={[{ required: true }]}>
          <Select options={roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []} />
        </Form.Item>
        <Form.Item
          label={words.password}
          name="password"
          extra={member ? words.passwordStays : words.passwordHelp}
          rules={[
            { required: !member, message: words.passwordMissing },
            { min: 12, message: words.passwordShort },
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} />
        </Form.Item>
        <Form.Item label={words.canSignIn} name="isActive" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
