import { Button, Card, Flex, Tag, Typography } from 'antd';
import { useDates } from '../language/dates.ts';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { useOrderCall } from './use-order-call.ts';

/** Lists the mails of an order and sends one again. */
export function OrderMails({ order, mayWrite }: { order: Order; mayWrite: boolean }) {
  const words = useOrderWords().mails;
  const dates = useDates();
  const { orderNo, mails, getsMail } = order;
  const resend = useOrderCall(
    (mailId: string) => api('POST /admin/order/resendMail', { orderNo, mailId }),
    words.sent,
  );
  if (mails.length === 0) return null;
  return (
    <Card size="small" title={words.title}>
      <Flex vertical gap="small">
        {mails.map(({ id, subject, to, state, sentAt, createdAt }) => (
          <Flex key={id} justify="space-between" align="center" gap="small" wrap>
            <div>
              <div>{subject}</div>
              <Typography.Text type="secondary">
                {to}, {dates.dateTime(sentAt ?? createdAt)}{' '}
              </Typography.Text>
              <Tag>{words.states[state]}</Tag>
            </div>
            {mayWrite && (
              <Button
                size="small"
                aria-label={words.againNamed(subject)}
                disabled={!getsMail || state === 'waiting' || resend.isPending}
                loading={resend.isPending && resend.variables === id}
                onClick={() => resend.mutate(id)}
              >
                {words.again}
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
