import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { adminPages } from '@yunyou/contract/admin/admin-pages';
import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import { type PageCode, type StaffAction, staffActions } from '@yunyou/contract/admin/staff-access';
import { App, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import styles from './role-dialog.module.css';
import { useStaffWords } from './staff-words.ts';

interface RoleDialogProps {
  role: StaffRole | undefined;
  onClose(): void;
}

/** Edits a role as a table with a row per page and a column per action. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const words = useStaffWords();
  const [form] = Form.useForm<{ id: string; name: string }>();
  const [grants, setGrants] = useState<StaffGrants>(role?.grants ?? { dashboard: ['read'] });
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayChange = useMay()('staffList.write') && !role?.isFixed;
  const save = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api('POST /admin/role/save', { id: role?.id ?? id, name, grants }),
    onSuccess: async () => {
      void message.success(words.saved);
      onClose();
      await queries.invalidateQueries({ queryKey: ['roles'] });
    },
  });
  const has = (code: PageCode, action: StaffAction) =>
    role?.isFixed === true || (grants[code]?.includes(action) ?? false);
  return (
    <Dialog
      width={640}
      title={role ? role.name : words.newRole}
      okText={words.save}
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
        {save.isError && <FormError message={save.error.message} />}
        {!role && (
          <Form.Item
            label={words.id}
            name="id"
            rules={[
              {
                required: true,
                pattern: /^[a-z][a-z0-9-]*$/,
                message: words.idWrong,
              },
            ]}
          >
            <Input maxLength={40} />
          </Form.Item>
        )}
        <Form.Item
          label={words.name}
          name="name"
          rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      </Form>
      <GrantsTable
        has={has}
        isDisabled={!mayChange}
        onChange={(code, action, isOn) => setGrants(toggle(grants, code, action, isOn))}
      />
    </Dialog>
  );
}

interface GrantRow {
  code: PageCode;
  name: string;
  actions: readonly StaffAction[];
}

/** Returns one row per page code: pages with the same code share their grants. */
function useGrantRows(): GrantRow[] {
  const words = useStaffWords();
  const names = useNames();
  return [...Map.groupBy(adminPages, ({ code }) => code)].flatMap(([code, pages]): GrantRow[] => [
    { code, name: pages.map(names.page).join(', '), actions: staffActions },
    ...(code === 'orderList'
      ? [{ code: 'passports', name: words.passports, actions: ['read'] } as const]
      : []),
  ]);
}

interface GrantsTableProps {
  has(code: PageCode, action: StaffAction): boolean;
  isDisabled: boolean;
  onChange(code: PageCode, action: StaffAction, isOn: boolean): void;
}

function GrantsTable({ has, isDisabled, onChange }: GrantsTableProps) {
  const words = useStaffWords();
  const grantRows = useGrantRows();
  return (
    <div className={layout['scrollInline']}>
      <table className={styles['grants']}>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            {staffActions.map((action) => (
              <th key={action} scope="col">
                {words.actions[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grantRows.map(({ code, name, actions }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {actions.map((action) => (
                <td key={action}>
                  <Checkbox
                    aria-label={`${name}: ${words.actions[action]}`}
                    checked={has(code, action)}
                    disabled={isDisabled}
                    onChange={(event) => onChange(code, action, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Grants or revokes an action. Any action implies `read`, and revoking `read` revokes all actions of the page. */
function toggle(grants: StaffGrants, code: PageCode, action: StaffAction, isOn: boolean): StaffGrants {
  const before = grants[code] ?? [];
  const wanted = isOn
    ? [...before, 'read', action]
    : before.filter((other) => other !== action && action !== 'read');
  const after = staffActions.filter((candidate) => wanted.includes(candidate));
  const { [code]: _, ...others } = grants;
  return after.length > 0 ? { ...others, [code]: after } : others;
}
