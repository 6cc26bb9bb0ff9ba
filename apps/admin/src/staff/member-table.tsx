import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { App, Button, Flex, Popconfirm, Table, Tag } from 'antd';
import { useState } from 'react';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { useSystemWords } from '../pages/system-words.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { MemberDialog } from './member-dialog.tsx';
import { useStaffWords } from './staff-words.ts';

export function MemberTable() {
  const words = useStaffWords();
  const dates = useDates();
  const { noData } = useSystemWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('staffList.write');
  const [edited, setEdited] = useState<StaffMember | 'new'>();
  const members = useQuery({ queryKey: ['staff'], queryFn: () => api('GET /admin/staff/list') });
  const end = useMutation({
    mutationFn: (id: string) => api('POST /admin/staff/endSessions', { id }),
    onSuccess: async ({ ended }) => {
      void message.success(words.ended(ended));
      await queries.invalidateQueries({ queryKey: ['staff'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" align="start">
      {mayWrite && (
        <Button type="primary" onClick={() => setEdited('new')}>
          {words.newMember}
        </Button>
      )}
      <Table<StaffMember>
        className={layout['wide'] ?? ''}
        rowKey="id"
        size="middle"
        loading={members.isPending}
        dataSource={members.data?.list ?? []}
        locale={{ emptyText: members.isError ? members.error.message : noData }}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: words.name, dataIndex: 'name' },
          { title: words.email, dataIndex: 'email' },
          { title: words.role, dataIndex: 'role' },
          {
            title: words.canSignIn,
            render: (_, { isActive }) => <Tag>{isActive ? words.yes : words.no}</Tag>,
          },
          {
            title: words.secondFactor,
            render: (_, { hasSecondFactor }) => (hasSecondFactor ? words.on : words.off),
          },
          {
            title: words.lastSeen,
            render: (_, { lastSeenAt }) => (lastSeenAt ? dates.dateTime(lastSeenAt) : words.never),
          },
          ...(mayWrite
            ? [
                {
                  title: words.action,
                  render: (_: unknown, member: StaffMember) => (
                    <Flex gap="small">
                      <Button size="small" onClick={() => setEdited(member)}>
                        {words.change}
                      </Button>
                      <Popconfirm
                        title={words.signOutConfirm(member.name)}
                        onConfirm={() => end.mutate(member.id)}
                      >
                        <Button size="small">{words.endSessions}</Button>
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
