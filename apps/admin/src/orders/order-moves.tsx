import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '@yunyou/contract/endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { holdsSeats, moveOrder } from '@yunyou/domain/orders/order-state';
import { App, Button, Card, Flex, Form, Input } from 'antd';
import { MoneyField } from '../engine/form/money-field.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';

export type Order = CallOutput<'GET /admin/order/detail'>;
type OrderMove = CallInput<'POST /admin/order/move'>;
type Action = OrderMove['action'];

const actionLabels: Record<Action, string> = {
  pay: 'Mark as paid',
  confirm: 'Confirm',
  complete: 'Complete',
  cancel: 'Cancel the order',
  refund: 'Refund',
};

const doneLabels: Record<Action, string> = {
  pay: 'Marked as paid.',
  confirm: 'Confirmed.',
  complete: 'Completed.',
  cancel: 'Cancelled.',
  refund: 'Refunded.',
};

interface MoveForm {
  note?: string;
  amount?: OrderMove['amount'];
}

/** Offers the actions that the order's state allows; staff may change the amount of a refund. */
export function OrderMoves({ order }: { order: Order }) {
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
      void message.success(doneLabels[action]);
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
      title: action === 'refund' ? `Refund ${sum} for ${order.orderNo}?` : `Cancel ${order.orderNo}?`,
      content: (
        <ul className={layout['plainList']}>
          {listEffects(order, action, sum).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      ),
      okText:
        action === 'refund' ? `Refund ${sum}` : hasRefund ? `Cancel and refund ${sum}` : actionLabels.cancel,
      okButtonProps: { danger: true },
      cancelText: 'Back',
      // The dialog stays busy until the answer is there, so that a second click does nothing.
      onOk: () => move.mutateAsync(action).catch(() => undefined), // onError has shown the message
    });
  };
  const actions = order.actions.filter((action) => action !== 'expire');
  if (actions.length === 0) return null;
  return (
    <Card size="small" title="Next step">
      <Form form={form} layout="vertical">
        <Form.Item label="Note" name="note" extra="Kept in the order's history">
          <Input.TextArea autoSize maxLength={500} />
        </Form.Item>
        {actions.includes('refund') && (
          <Form.Item
            label="Refund of"
            name="amount"
            extra="A refund ends the order. Left empty: what the terms give"
          >
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
            {actionLabels[action]}
          </Button>
        ))}
      </Flex>
    </Card>
  );
}

/** Returns the sum that the server refunds: staff cancel with a refund of all that is left of the payment. */
const refundOf = (order: Order, action: 'cancel' | 'refund', amount: MoveForm['amount']) =>
  action === 'cancel' ? order.refundable : (amount ?? order.refund ?? order.refundable);

function listEffects(order: Order, action: 'cancel' | 'refund', sum: string): string[] {
  const next = moveOrder(order.state, action, 'staff');
  const seats = order.adults + order.children;
  const isReleased = holdsSeats(order.state) && next.ok && !holdsSeats(next.state);
  const isPaid = order.paid.amountMinor > 0;
  return [
    isPaid
      ? `${formatMoney(order.paid)} paid, ${sum} refunded.`
      : 'Nothing was paid, so nothing is refunded.',
    ...(isPaid && order.payment.provider === 'pay-later'
      ? ['It was not paid online: send the money to the customer yourself.']
      : []),
    isReleased
      ? `${seats} ${seats === 1 ? 'seat' : 'seats'} on ${order.date} can be booked again.`
      : 'No seats become free.',
    order.getsMail
      ? `A mail to ${order.contact.name} says so.`
      : 'No mail is sent, because the account was deleted.',
  ];
}
