import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '@yunyou/contract/admin/admin-accounts.endpoints';
import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import { type PageCode, type StaffAction, staffActions } from '@yunyou/contract/admin/staff-access';
import { Alert, App, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { adminPages } from '../pages/admin-pages.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';

interface RoleDialogProps {
  role: StaffRole | undefined;
  onClose(): void;
}

const actionWords: Record<StaffAction, string> = {
  read: 'See',
  write: 'Change',
  publish: 'Publish',
  remove: 'Trash',
};

/** A role as a table: a page on each line, an action in each column. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [form] = Form.useForm<{ id: string; name: string }>();
  const [grants, setGrants] = useState<StaffGrants>(role?.grants ?? { dashboard: ['read'] });
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayChange = useMay()('staffList.write') && !role?.isFixed;
  const save = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api('POST /admin/role/save', { id: role?.id ?? id, name, grants }),
    onSuccess: async () => {
      void message.success('Saved.');
      onClose();
      await queries.invalidateQueries({ queryKey: ['roles'] });
    },
  });
  const has = (code: PageCode, action: StaffAction) =>
    role?.isFixed === true || (grants[code]?.includes(action) ?? false);
  return (
    <Modal
      open
      width={640}
      title={role ? role.name : 'New role'}
      okText="Save"
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      {...(!mayChange && { footer: null })}
    >
      <Form
        form={form}
        layout="vertical"
        disabled={!mayChange}
        initialValues={role ?? {}}
        onFinish={(values) => save.mutate(values)}
      >
        {save.isError && (
          <Alert type="error" role="alert" title={save.error.message} style={{ marginBlockEnd: 12 }} />
        )}
        {!role && (
          <Form.Item
            label="Id"
            name="id"
            rules={[
              {
                required: true,
                pattern: /^[a-z][a-z0-9-]*$/,
                message: 'Use lower-case letters, digits and hyphens',
              },
            ]}
          >
            <Input maxLength={40} />
          </Form.Item>
        )}
        <Form.Item
          label="Name"
          name="name"
          rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      </Form>
      <div style={{ overflowX: 'auto' }}>
        <table style={{ inlineSize: '100%' }}>
          <thead>
            <tr>
              <th scope="col" style={{ textAlign: 'start' }}>
                Page
              </th>
              {staffActions.map((action) => (
                <th key={action} scope="col">
                  {actionWords[action]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {adminPages.map(({ code, name }) => (
              <tr key={code}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
                  {name}
                </th>
                {staffActions.map((action) => (
                  <td key={action} style={{ textAlign: 'center' }}>
                    <Checkbox
                      aria-label={`${name}: ${actionWords[action]}`}
                      checked={has(code, action)}
                      disabled={!mayChange}
                      onChange={(event) => setGrants(toggle(grants, code, action, event.target.checked))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}

/** Whoever may do something with a page may see it; whoever may not see it may do nothing there. */
function toggle(grants: StaffGrants, code: PageCode, action: StaffAction, isOn: boolean): StaffGrants {
  const before = grants[code] ?? [];
  const wanted = isOn
    ? [...before, 'read', action]
    : before.filter((other) => other !== action && action !== 'read');
  const after = staffActions.filter((candidate) => wanted.includes(candidate));
  const { [code]: _, ...others } = grants;
  return after.length > 0 ? { ...others, [code]: after } : others;
}
