import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { App, Form, Input, Modal, Select, Switch } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';

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
      void message.success('Saved.');
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff'] });
      await queries.invalidateQueries({ queryKey: ['roles'] });
    },
  });
  return (
    <Modal
      open
      title={member ? member.name : 'New member of staff'}
      okText="Save"
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
          label="Name"
          name="name"
          rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
        >
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="E-mail"
          name="email"
          rules={[{ type: 'email', message: 'Enter an e-mail address' }]}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item label="Role" name="role" rules={[{ required: true }]}>
          <Select options={roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []} />
        </Form.Item>
        <Form.Item
          label="Password"
          name="password"
          extra={
            member
              ? 'Left empty, it stays as it is. A new one ends their sessions.'
              : 'At least 12 characters'
          }
          rules={[
            { required: !member, message: 'A new member needs a password' },
            { min: 12, message: 'Use at least 12 characters' },
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} />
        </Form.Item>
        <Form.Item label="Can sign in" name="isActive" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}
