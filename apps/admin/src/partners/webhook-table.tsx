import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookRow } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Button, Flex, Popconfirm, Table, Tag } from 'antd';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { type PartnerWords, usePartnerWords } from './partner-words.ts';

interface WebhookTableProps {
  onEdit(row: WebhookRow): void;
  /** Called with a new secret, which the server does not show again. */
  onSecret(secret: string): void;
}

const listFacts = (words: PartnerWords): Fact<WebhookRow>[] => [
  { title: words.name, render: ({ name }) => name },
  { title: words.webhooks.address, render: ({ url }) => url },
  { title: words.webhooks.events, render: ({ events }) => <EventTags events={events} /> },
  {
    title: words.state,
    render: ({ isActive }) => <Tag>{isActive ? words.webhooks.on : words.webhooks.off}</Tag>,
  },
  {
    title: words.webhooks.messages,
    render: ({ counts }) => words.webhooks.counts(counts.delivered, counts.waiting, counts.failed),
  },
];

const EventTags = ({ events }: Pick<WebhookRow, 'events'>) => (
  <Flex wrap gap="small">
    {events.map((event) => (
      <Tag key={event}>{event}</Tag>
    ))}
  </Flex>
);

export function WebhookTable({ onEdit, onSecret }: WebhookTableProps) {
  const words = usePartnerWords();
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
      change.mutate({
        run: () => api('POST /admin/webhook/test', { id }).then(() => words.webhooks.testSent),
      });
    const remove = () =>
      change.mutate({ run: () => api('POST /admin/webhook/remove', { id }).then(() => words.removed) });
    return (
      <Flex wrap gap="small">
        <Button size="small" onClick={() => onEdit(row)}>
          {words.change}
        </Button>
        <Button size="small" disabled={!row.isActive} onClick={test}>
          {words.webhooks.sendTest}
        </Button>
        <Popconfirm
          title={words.webhooks.rotateQuestion(name)}
          description={words.webhooks.rotateEffect}
          onConfirm={rotate}
        >
          <Button size="small">{words.webhooks.rotate}</Button>
        </Popconfirm>
        {may('webhookList.remove') && (
          <Popconfirm
            title={words.webhooks.removeQuestion(name)}
            description={words.webhooks.removeEffect}
            onConfirm={remove}
          >
            <Button size="small" danger>
              {words.remove}
            </Button>
          </Popconfirm>
        )}
      </Flex>
    );
  };
  const columns = useFactColumns({
    facts: listFacts(words),
    actions: may('webhookList.write') ? { title: words.action, render: renderActions } : undefined,
  });
  return (
    <Table<WebhookRow>
      rowKey="id"
      size="middle"
      loading={webhooks.isPending}
      dataSource={webhooks.data?.list ?? []}
      locale={{ emptyText: webhooks.isError ? webhooks.error.message : words.webhooks.empty }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={columns}
    />
  );
}
