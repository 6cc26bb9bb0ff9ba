import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { App, Button, Flex, Popconfirm, Table, Tag } from 'antd';
import { useState } from 'react';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { MemberDialog } from './member-dialog.tsx';

export function MemberTable() {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('staffList.write');
  const [edited, setEdited] = useState<StaffMember | 'new'>();
  const members = useQuery({ queryKey: ['staff'], queryFn: () => api('GET /admin/staff/list') });
  const end = useMutation({
    mutationFn: (id: string) => api('POST /admin/staff/endSessions', { id }),
    onSuccess: async ({ ended }) => {
      void message.success(`${ended} sessions ended.`);
      await queries.invalidateQueries({ queryKey: ['staff'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" align="start">
      {mayWrite && (
        <Button type="primary" onClick={() => setEdited('new')}>
          New member
        </Button>
      )}
      <Table<StaffMember>
        className={layout['wide'] ?? ''}
        rowKey="id"
        size="middle"
        loading={members.isPending}
        dataSource={members.data?.list ?? []}
        locale={{ emptyText: members.isError ? members.error.message : 'No Data' }}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Name', dataIndex: 'name' },
          { title: 'E-mail', dataIndex: 'email' },
          { title: 'Role', dataIndex: 'role' },
          {
            title: 'Can sign in',
            render: (_, { isActive }) => <Tag>{isActive ? 'yes' : 'no'}</Tag>,
          },
          { title: 'Second factor', render: (_, { hasSecondFactor }) => (hasSecondFactor ? 'on' : 'off') },
          {
            title: 'Last seen',
            render: (_, { lastSeenAt }) => (lastSeenAt ? new Date(lastSeenAt).toLocaleString() : 'never'),
          },
          ...(mayWrite
            ? [
                {
                  title: 'Action',
                  render: (_: unknown, member: StaffMember) => (
                    <Flex gap="small">
                      <Button size="small" onClick={() => setEdited(member)}>
                        Change
                      </Button>
                      <Popconfirm
                        title={`Sign ${member.name} out everywhere?`}
                        onConfirm={() => end.mutate(member.id)}
                      >
                        <Button size="small">End sessions</Button>
                      </Popconfirm>
                    </Flex>
                  ),
                },
              ]
            : []),
        ]}
      />
      {edited && (
        <MemberDialog member={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Flex>
  );
}
