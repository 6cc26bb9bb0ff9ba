import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Table } from 'antd';
import { api } from '../session/staff-client.ts';

export function OwnSessions() {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => api('GET /admin/sessions') });
  const end = useMutation({
    mutationFn: (id: string) => api('POST /admin/session/revoke', { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
    onError: (error) => void message.error(error.message),
  });
  return (
    <Table
      rowKey="id"
      size="small"
      loading={sessions.isPending}
      dataSource={sessions.data?.list ?? []}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: 'Browser',
          dataIndex: 'device',
        },
        { title: 'Last seen', render: (_, { lastSeenAt }) => new Date(lastSeenAt).toLocaleString() },
        {
          title: 'Action',
          render: (_, { id, isCurrent }) =>
            isCurrent ? (
              'this one'
            ) : (
              <Button size="small" onClick={() => end.mutate(id)}>
                End
              </Button>
            ),
        },
      ]}
    />
  );
}
