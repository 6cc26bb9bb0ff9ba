import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { App, Button, Flex, Popconfirm, Table } from 'antd';
import { useState } from 'react';
import layout from '../layout.module.css';
import { useSystemWords } from '../pages/system-words.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useStaffWords } from './staff-words.ts';

export function RoleTable() {
  const words = useStaffWords();
  const { noData } = useSystemWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('staffList.write');
  const [edited, setEdited] = useState<StaffRole | 'new'>();
  const roles = useQuery({ queryKey: ['roles'], queryFn: () => api('GET /admin/role/list') });
  const remove = useMutation({
    mutationFn: (id: string) => api('POST /admin/role/remove', { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['roles'] }),
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" align="start">
      {mayWrite && (
        <Button type="primary" onClick={() => setEdited('new')}>
          {words.newRole}
        </Button>
      )}
      <Table<StaffRole>
        className={layout['wide'] ?? ''}
        rowKey="id"
        size="middle"
        loading={roles.isPending}
        dataSource={roles.data?.list ?? []}
        locale={{ emptyText: roles.isError ? roles.error.message : noData }}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: words.role, dataIndex: 'name' },
          {
            title: words.pages,
            render: (_, { grants, isFixed }) => (isFixed ? words.all : Object.keys(grants).length),
          },
          { title: words.members, dataIndex: 'members' },
          {
            title: words.action,
            render: (_, role) => (
              <Flex gap="small">
                <Button size="small" onClick={() => setEdited(role)}>
                  {mayWrite && !role.isFixed ? words.change : words.look}
                </Button>
                {mayWrite && !role.isFixed && role.members === 0 && (
                  <Popconfirm title={words.removeConfirm(role.name)} onConfirm={() => remove.mutate(role.id)}>
                    <Button size="small" danger>
                      {words.remove}
                    </Button>
                  </Popconfirm>
                )}
              </Flex>
            ),
          },
        ]}
      />
      {edited && (
        <RoleDialog role={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Flex>
  );
}
