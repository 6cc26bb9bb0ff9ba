import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookRow } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Button, Flex, Popconfirm, Table, Tag } from 'antd';
import layout from '../layout.module.css';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';

interface WebhookTableProps {
  onEdit(row: WebhookRow): void;
  /** Called with a new secret, which the server does not show again. */
  onSecret(secret: string): void;
}

const facts: Fact<WebhookRow>[] = [
  { title: 'Name', render: ({ name }) => name },
  { title: 'Address', render: ({ url }) => <span className={layout['textCell']}>{url}</span> },
  { title: 'Events', render: ({ events }) => <EventTags events={events} /> },
  { title: 'State', render: ({ isActive }) => <Tag>{isActive ? 'On' : 'Off'}</Tag> },
  {
    title: 'Delivered, waiting, failed (30 days)',
    align: 'end',
    render: ({ counts }) => `${counts.delivered}, ${counts.waiting}, ${counts.failed}`,
  },
];

const EventTags = ({ events }: Pick<WebhookRow, 'events'>) => (
  <Flex wrap gap="small" className={layout['tagCell'] ?? ''}>
    {events.map((event) => (
      <Tag key={event}>{event}</Tag>
    ))}
  </Flex>
);

export function WebhookTable({ onEdit, onSecret }: WebhookTableProps) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const may = useMay();
  const webhooks = useQuery({ queryKey: ['webhooks'], queryFn: () => api('GET /admin/webhook/list') });
  const change = useMutation({
    mutationFn: ({ run }: { run(): Promise<string | { secret: string }> }) => run(),
    onSuccess: async (result) => {
      if (typeof result === 'string') void message.success(result);
      else onSecret(result.secret);
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
    onError: (error) => void message.error(error.message),
  });
  const renderActions = (row: WebhookRow) => {
    const { id, name } = row;
    const rotate = () => change.mutate({ run: () => api('POST /admin/webhook/rotate', { id }) });
    const test = () =>
      change.mutate({ run: () => api('POST /admin/webhook/test', { id }).then(() => 'Test message sent') });
    const remove = () =>
      change.mutate({ run: () => api('POST /admin/webhook/remove', { id }).then(() => 'Removed') });
    return (
      <Flex wrap gap="small">
        <Button size="small" onClick={() => onEdit(row)}>
          Change
        </Button>
        <Button size="small" disabled={!row.isActive} onClick={test}>
          Send test
        </Button>
        <Popconfirm
          title={`Replace the secret of ${name}?`}
          description="Messages are signed with both for one day."
          onConfirm={rotate}
        >
          <Button size="small">Rotate secret</Button>
        </Popconfirm>
        {may('webhookList.remove') && (
          <Popconfirm
            title={`Remove ${name}?`}
            description="Its deliveries are removed, too. You can't undo this."
            onConfirm={remove}
          >
            <Button size="small" danger>
              Remove
            </Button>
          </Popconfirm>
        )}
      </Flex>
    );
  };
  const columns = useFactColumns({
    facts,
    actions: may('webhookList.write') ? { title: 'Action', render: renderActions } : undefined,
  });
  return (
    <Table<WebhookRow>
      rowKey="id"
      size="middle"
      loading={webhooks.isPending}
      dataSource={webhooks.data?.list ?? []}
      locale={{ emptyText: webhooks.isError ? webhooks.error.message : 'No webhooks yet' }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={columns}
    />
  );
}
