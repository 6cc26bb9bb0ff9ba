import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Button, Tag, Typography } from 'antd';
import layout from '../layout.module.css';
import { PagedTable } from '../pages/paged-table.tsx';
import { api } from '../session/staff-client.ts';

const stateNames = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

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
  return (
    <PagedTable<WebhookDelivery>
      queryKey={['deliveries']}
      load={(paging) => api('POST /admin/webhook/delivery/list', paging)}
      rowKey={({ id }) => id}
      columns={[
        { title: 'Time', render: (_, { createdAt }) => new Date(createdAt).toLocaleString() },
        { title: 'Webhook', dataIndex: 'webhookName' },
        { title: 'Event', dataIndex: 'type' },
        {
          title: 'Message',
          render: (_, { body }) => (
            <div className={layout['textCell']}>
              <Typography.Text code>{body}</Typography.Text>
            </div>
          ),
        },
        { title: 'State', render: (_, { state }) => <Tag>{stateNames[state]}</Tag> },
        { title: 'Attempts', align: 'end', dataIndex: 'attempts' },
        {
          title: 'Last answer',
          render: (_, { lastStatus, lastError }) => lastError ?? lastStatus ?? 'None yet',
        },
        {
          title: 'Next attempt',
          render: (_, { nextAttemptAt }) =>
            nextAttemptAt ? new Date(nextAttemptAt).toLocaleString() : 'None',
        },
        {
          title: 'Action',
          render: (_, row) => (
            <Button size="small" disabled={!mayWrite} onClick={() => replay.mutate(row)}>
              Send again
            </Button>
          ),
        },
      ]}
    />
  );
}
