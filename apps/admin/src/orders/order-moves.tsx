import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '@yunyou/contract/endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { holdsSeats, moveOrder } from '@yunyou/domain/orders/order-state';
import { App, Button, Card, Flex, Form, Input } from 'antd';
import { MoneyField } from '../engine/form/money-field.tsx';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useOrderWords } from './order-words.ts';

export type Order = CallOutput<'GET /admin/order/detail'>;
type OrderMove = CallInput<'POST /admin/order/move'>;
type Action = OrderMove['action'];

interface MoveForm {
  note?: string;
  amount?: OrderMove['amount'];
}

/** Offers the actions that the order's state allows; staff may change the amount of a refund. */
export function OrderMoves({ order }: { order: Order }) {
  const { moves: words, back } = useOrderWords();
  const effectsOf = useEffects(order);
  const [form] = Form.useForm<MoveForm>();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (action: Action) => {
      const { note = '', amount } = form.getFieldsValue();
      return api('POST /admin/order/move', {
        orderNo: order.orderNo,
        action,
        note,
        ...(action === 'refund' && amount && { amount }),
      });
    },
    onSuccess: async (_, action) => {
      void message.success(words.done[action]);
      form.resetFields();
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => void message.error(error.message),
  });
  /** Confirms a cancellation or a refund: shows the sum, the seats and the mail, and names the act on its button. */
  const confirm = (action: 'cancel' | 'refund') => {
    const sum = formatMoney(refundOf(order, action, form.getFieldValue('amount') as MoveForm['amount'])); // the field's own type
    const hasRefund = action === 'refund' || order.refundable.amountMinor > 0;
    void modal.confirm({
      title: action === 'refund' ? words.refundTitle(sum, order.orderNo) : words.cancelTitle(order.orderNo),
      content: (
        <ul className={layout['plainList']}>
          {effectsOf(action, sum).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      ),
      okText:
        action === 'refund'
          ? words.refundSum(sum)
          : hasRefund
            ? words.cancelAndRefund(sum)
            : words.actions.cancel,
      okButtonProps: { danger: true },
      cancelText: back,
      // The dialog stays busy until the answer is there, so that a second click does nothing.
      onOk: () => move.mutateAsync(action).catch(() => undefined), // onError has shown the message
    });
  };
  const actions = order.actions.filter((action) => action !== 'expire');
  if (actions.length === 0) return null;
  return (
    <Card size="small" title={words.title}>
      <Form form={form} layout="vertical">
        <Form.Item label={words.note} name="note" extra={words.noteHelp}>
          <Input.TextArea autoSize maxLength={500} />
        </Form.Item>
        {actions.includes('refund') && (
          <Form.Item label={words.refundOf} name="amount" extra={words.refundHelp}>
            <MoneyField />
          </Form.Item>
        )}
      </Form>
      <Flex gap="small" wrap>
        {actions.map((action) => (
          <Button
            key={action}
            danger={action === 'cancel' || action === 'refund'}
            disabled={move.isPending && move.variables !== action}
            loading={move.isPending && move.variables === action}
            onClick={() =>
              action === 'cancel' || action === 'refund' ? confirm(action) : move.mutate(action)
            }
          >
            {words.actions[action]}
          </Button>
        ))}
      </Flex>
    </Card>
  );
}

/** Returns the sum that the server refunds: staff cancel with a refund of all that is left of the payment. */
const refundOf = (order: Order, action: 'cancel' | 'refund', amount: MoveForm['amount']) =>
  action === 'cancel' ? order.refundable : (amount ?? order.refund ?? order.refundable);

/** Returns a function that lists what a cancellation or a refund changes. */
function useEffects(order: Order): (action: 'cancel' | 'refund', sum: string) => string[] {
  const { moves: words } = useOrderWords();
  const dates = useDates();
  return (action, sum) => {
    const next = moveOrder(order.state, action, 'staff');
    const seats = order.adults + order.children;
    const isReleased = holdsSeats(order.state) && next.ok && !holdsSeats(next.state);
    const isPaid = order.paid.amountMinor > 0;
    return [
      isPaid ? words.sums(formatMoney(order.paid), sum) : words.nothingPaid,
      ...(isPaid && order.payment.provider === 'pay-later' ? [words.sendMoney] : []),
      isReleased ? words.seatsFree(seats, dates.day(order.date)) : words.noSeats,
      order.getsMail ? words.mail(order.contact.name) : words.noMail,
    ];
  };
}
