import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Button, Tag, Typography } from 'antd';
import layout from '../layout.module.css';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';
import { PagedTable } from '../pages/paged-table.tsx';
import { api } from '../session/staff-client.ts';

const stateNames = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

const facts: Fact<WebhookDelivery>[] = [
  { title: 'Time', render: ({ createdAt }) => new Date(createdAt).toLocaleString() },
  { title: 'Webhook', render: ({ webhookName }) => webhookName },
  { title: 'Event', render: ({ type }) => type },
  {
    title: 'Message',
    render: ({ body }) => (
      <div className={layout['textCell']}>
        <Typography.Text code>{body}</Typography.Text>
      </div>
    ),
  },
  { title: 'State', render: ({ state }) => <Tag>{stateNames[state]}</Tag> },
  { title: 'Attempts', align: 'end', render: ({ attempts }) => attempts },
  { title: 'Last answer', render: ({ lastStatus, lastError }) => lastError ?? lastStatus ?? 'None yet' },
  {
    title: 'Next attempt',
    render: ({ nextAttemptAt }) => (nextAttemptAt ? new Date(nextAttemptAt).toLocaleString() : 'None'),
  },
];

/** Lists the messages of the last 30 days with the result of their last attempt. */
export function DeliveryTable({ mayWrite }: { mayWrite: boolean }) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const replay = useMutation({
    mutationFn: ({ id }: WebhookDelivery) => api('POST /admin/webhook/delivery/replay', { id }),
    onSuccess: async () => {
      void message.success('Sending again');
      await queries.invalidateQueries({ queryKey: ['deliveries'] });
    },
    onError: (error) => void message.error(error.message),
  });
  const columns = useFactColumns({
    facts,
    actions: mayWrite
      ? {
          title: 'Action',
          render: (row) => (
            <span>
              <Button size="small" onClick={() => replay.mutate(row)}>
                Send again
              </Button>
            </span>
          ),
        }
      : undefined,
  });
  return (
    <PagedTable<WebhookDelivery>
      queryKey={['deliveries']}
      load={(paging) => api('POST /admin/webhook/delivery/list', paging)}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}
