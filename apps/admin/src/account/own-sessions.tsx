import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Table } from 'antd';
import { useDates } from '../language/dates.ts';
import { api } from '../session/staff-client.ts';
import { useAccountWords } from './account-words.ts';

export function OwnSessions() {
  const words = useAccountWords();
  const dates = useDates();
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
          title: words.browser,
          dataIndex: 'device',
        },
        { title: words.lastSeen, render: (_, { lastSeenAt }) => dates.dateTime(lastSeenAt) },
        {
          title: words.action,
          render: (_, { id, isCurrent }) =>
            isCurrent ? (
              words.thisOne
            ) : (
              <Button size="small" onClick={() => end.mutate(id)}>
                {words.end}
              </Button>
            ),
        },
      ]}
    />
  );
}
