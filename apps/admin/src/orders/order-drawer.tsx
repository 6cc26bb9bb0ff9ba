import { useQuery } from '@tanstack/react-query';
import { orderEventNames } from '@yunyou/contract/orders/order-states';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { mayRefundPart } from '@yunyou/domain/orders/order-refunds';
import { Descriptions, Drawer, Flex, Result, Skeleton, Tag, Timeline } from 'antd';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { NoteForm } from './note-form.tsx';
import { OrderMails } from './order-mails.tsx';
import { type Order, OrderMoves } from './order-moves.tsx';
import { orderStateLabels } from './order-state-labels.ts';
import { PartRefund } from './part-refund.tsx';
import { TravellerLine } from './traveller-line.tsx';

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
      <OrderFacts order={order} />
      {mayWrite && <OrderMoves order={order} />}
      {mayWrite && mayRefundPart(toPaidOrder(order)) && <PartRefund order={order} />}
      <OrderMails order={order} mayWrite={mayWrite} />
      {mayWrite && <NoteForm orderNo={order.orderNo} />}
      <Timeline
        items={order.timeline.map(({ at, actorName, what, note }, index) => ({
          key: `${index} ${at}`,
          ...(what === 'note' && { color: 'gold' }),
          content: `${new Date(at).toLocaleString()}: ${orderEventNames[what] ?? what} (${actorName})${note ? `. ${note}` : ''}`,
        }))}
      />
    </Flex>
  );
}

const toPaidOrder = ({ state, paid, partRefund }: Order) => ({
  state,
  currency: paid.currency,
  paidMinor: paid.amountMinor,
  partRefundMinor: partRefund.amountMinor,
});

function OrderFacts({ order }: { order: Order }) {
  const fact = (label: string, children: React.ReactNode) => ({ key: label, label, children });
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        fact('State', <Tag>{orderStateLabels[order.state]}</Tag>),
        fact('Tour', `${order.tour.name}, ${order.date} to ${order.lastDay}`),
        fact(
          'Price',
          `${order.price
            .map(({ kind, count, each }) => `${count} × ${kind} ${formatMoney(each)}`)
            .join(' + ')} = ${formatMoney(order.total)}`,
        ),
        fact('Paid', formatMoney(order.paid)),
        ...order.refunds.map(({ id, at, amount, staffName, isDone }) => ({
          key: id,
          label: 'Refund in part',
          children: `${formatMoney(amount)}, ${new Date(at).toLocaleDateString()} (${staffName})${isDone ? '' : '. Waits for the payment service'}`,
        })),
        ...(order.refund ? [fact('Refund', formatMoney(order.refund))] : []),
        fact('Booked by', `${order.contact.name}, ${order.contact.email}, ${order.contact.phone}`),
        ...(order.enteredBy ? [fact('Entered by', order.enteredBy)] : []),
        ...(order.contact.note ? [fact('Wish', order.contact.note)] : []),
        fact(
          'Travellers',
          <ul className={layout['plainList']}>
            {order.travellers.map((traveller, index) => (
              // Two travellers may have the same name and ending; their positions never change.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <TravellerLine order={order} traveller={traveller} index={index} />
              </li>
            ))}
          </ul>,
        ),
      ]}
    />
  );
}
