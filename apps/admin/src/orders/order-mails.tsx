import { Button, Card, Flex, Tag, Typography } from 'antd';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
import { useOrderCall } from './use-order-call.ts';

const stateLabels = { waiting: 'Waits to be sent', sent: 'Sent', failed: 'Could not be sent' } as const;

/** Lists the mails of an order and sends one again. */
export function OrderMails({ order, mayWrite }: { order: Order; mayWrite: boolean }) {
  const { orderNo, mails, getsMail } = order;
  const resend = useOrderCall(
    (mailId: string) => api('POST /admin/order/resendMail', { orderNo, mailId }),
    'The mail goes out within a minute.',
  );
  if (mails.length === 0) return null;
  return (
    <Card size="small" title="Mails">
      <Flex vertical gap="small">
        {mails.map(({ id, subject, to, state, sentAt, createdAt }) => (
          <Flex key={id} justify="space-between" align="center" gap="small" wrap>
            <div>
              <div>{subject}</div>
              <Typography.Text type="secondary">
                {to}, {new Date(sentAt ?? createdAt).toLocaleString()}{' '}
              </Typography.Text>
              <Tag color={state === 'failed' ? 'error' : 'default'}>{stateLabels[state]}</Tag>
            </div>
            {mayWrite && (
              <Button
                size="small"
                aria-label={`Send again: ${subject}`}
                disabled={!getsMail || state === 'waiting' || resend.isPending}
                loading={resend.isPending && resend.variables === id}
                onClick={() => resend.mutate(id)}
              >
                Send again
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
