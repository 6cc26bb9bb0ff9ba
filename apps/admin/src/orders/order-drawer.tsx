import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '@yunyou/contract/endpoints';
import { orderEventNames } from '@yunyou/contract/orders/order-states';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import {
  App,
  Button,
  Card,
  Descriptions,
  Drawer,
  Flex,
  Form,
  Input,
  Result,
  Skeleton,
  Tag,
  Timeline,
} from 'antd';
import { MoneyField } from '../engine/form/money-field.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { orderStateLabels } from './order-state-labels.ts';
import { TravellerLine } from './traveller-line.tsx';

type Order = CallOutput<'GET /admin/order/detail'>;
type OrderMove = CallInput<'POST /admin/order/move'>;

const actionLabels: Record<OrderMove['action'], string> = {
  pay: 'Note the payment',
  confirm: 'Confirm',
  complete: 'Complete',
  cancel: 'Cancel the order',
  refund: 'Refund',
};

export function OrderDrawer({ orderNo, onClose }: { orderNo: string; onClose(): void }) {
  const order = useQuery({
    queryKey: ['orders', 'detail', orderNo],
    queryFn: () => api('GET /admin/order/detail', { orderNo }),
  });
  return (
    <Drawer open title={orderNo} size="large" onClose={onClose}>
      {order.isPending && <Skeleton active />}
      {order.isError && <Result status="warning" title={order.error.message} />}
      {order.data && <OrderDetail order={order.data} />}
    </Drawer>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const mayWrite = useMay()('orderList.write');
  return (
    <Flex vertical gap="middle">
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'state', label: 'State', children: <Tag>{orderStateLabels[order.state]}</Tag> },
          { key: 'tour', label: 'Tour', children: `${order.tour.name}, ${order.date} to ${order.lastDay}` },
          {
            key: 'price',
            label: 'Price',
            children: `${order.price
              .map(({ kind, count, each }) => `${count} × ${kind} ${formatMoney(each)}`)
              .join(' + ')} = ${formatMoney(order.total)}`,
          },
          { key: 'paid', label: 'Paid', children: formatMoney(order.paid) },
          ...(order.refund ? [{ key: 'refund', label: 'Refund', children: formatMoney(order.refund) }] : []),
          {
            key: 'contact',
            label: 'Booked by',
            children: `${order.contact.name}, ${order.contact.email}, ${order.contact.phone}`,
          },
          ...(order.contact.note ? [{ key: 'note', label: 'Note', children: order.contact.note }] : []),
          {
            key: 'travellers',
            label: 'Travellers',
            children: (
              <ul className={layout['plainList']}>
                {order.travellers.map((traveller, index) => (
                  // Two travellers may have the same name and ending; their positions never change.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <TravellerLine orderNo={order.orderNo} traveller={traveller} index={index} />
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {mayWrite && <OrderMoves order={order} />}
      <Timeline
        items={order.timeline.map(({ at, actorName, what, note }) => ({
          key: at + what,
          content: `${new Date(at).toLocaleString()}: ${orderEventNames[what] ?? what} (${actorName})${note ? `. ${note}` : ''}`,
        }))}
      />
    </Flex>
  );
}

interface MoveForm {
  note?: string;
  amount?: OrderMove['amount'];
}

/** Offers the actions that the order's state allows; staff may change the amount of a refund. */
function OrderMoves({ order }: { order: Order }) {
  const [form] = Form.useForm<MoveForm>();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (action: OrderMove['action']) => {
      const { note = '', amount } = form.getFieldsValue();
      return api('POST /admin/order/move', {
        orderNo: order.orderNo,
        action,
        note,
        ...(action === 'refund' && amount && { amount }),
      });
    },
    onSuccess: async (_, action) => {
      void message.success(`${actionLabels[action]}: done.`);
      form.resetFields();
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => void message.error(error.message),
  });
  const actions = order.actions.filter((action) => action !== 'expire');
  if (actions.length === 0) return null;
  return (
    <Card size="small" title="Next step">
      <Form form={form} layout="vertical">
        <Form.Item label="Note" name="note" extra="Kept in the order's history">
          <Input.TextArea autoSize maxLength={500} />
        </Form.Item>
        {actions.includes('refund') && (
          <Form.Item label="Refund of" name="amount" extra="Left empty: what the terms give">
            <MoneyField />
          </Form.Item>
        )}
      </Form>
      <Flex gap="small" wrap>
        {actions.map((action) => {
          const isGrave = action === 'cancel' || action === 'refund';
          const run = () => move.mutate(action);
          return (
            <Button
              key={action}
              danger={isGrave}
              loading={move.isPending && move.variables === action}
              onClick={() =>
                isGrave ? void modal.confirm({ title: `${actionLabels[action]}?`, onOk: run }) : run()
              }
            >
              {actionLabels[action]}
            </Button>
          );
        })}
      </Flex>
    </Card>
  );
}
