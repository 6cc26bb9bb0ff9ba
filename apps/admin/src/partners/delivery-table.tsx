import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { App, Button, Tag, Typography } from 'antd';
import { useDates } from '../language/dates.ts';
import { inLanguage } from '../language/messages.ts';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';
import { PagedTable } from '../pages/paged-table.tsx';
import { api } from '../session/staff-client.ts';
import { type PartnerWords, usePartnerWords } from './partner-words.ts';

const listFacts = (
  { deliveries: words, state }: PartnerWords,
  dateTime: (at: string) => string,
): Fact<WebhookDelivery>[] => [
  { title: words.time, render: ({ createdAt }) => dateTime(createdAt) },
  { title: words.webhook, render: ({ webhookName, type }) => words.eventOf(webhookName, type) },
  {
    title: words.message,
    isWide: true,
    render: ({ body }) => <Typography.Text code>{body}</Typography.Text>,
  },
  {
    title: state,
    render: (row) => (
      <>
        <Tag>{words.states[row.state]}</Tag> {words.attempts(row.attempts)}
      </>
    ),
  },
  {
    title: words.lastAnswer,
    render: ({ lastStatus, lastError, nextAttemptAt }) => (
      <>
        {lastError === null ? (lastStatus ?? words.noAnswer) : inLanguage(lastError)}
        {nextAttemptAt && <div>{words.nextAttempt(dateTime(nextAttemptAt))}</div>}
      </>
    ),
  },
];

/** Lists the messages of the last 30 days with the result of their last attempt. */
export function DeliveryTable({ mayWrite }: { mayWrite: boolean }) {
  const words = usePartnerWords();
  const { dateTime } = useDates();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const replay = useMutation({
    mutationFn: ({ id }: WebhookDelivery) => api('POST /admin/webhook/delivery/replay', { id }),
    onSuccess: async () => {
      void message.success(words.deliveries.sending);
      await queries.invalidateQueries({ queryKey: ['deliveries'] });
    },
    onError: (error) => void message.error(error.message),
  });
  const columns = useFactColumns({
    facts: listFacts(words, dateTime),
    actions: mayWrite
      ? {
          title: words.action,
          render: (row) => (
            <span>
              <Button size="small" onClick={() => replay.mutate(row)}>
                {words.deliveries.sendAgain}
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
