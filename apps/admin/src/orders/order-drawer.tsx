import { useQuery } from '@tanstack/react-query';
import { orderEventNames } from '@yunyou/contract/orders/order-states';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Descriptions, Drawer, Flex, Result, Skeleton, Tag, Timeline } from 'antd';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { type Order, OrderMoves } from './order-moves.tsx';
import { orderStateLabels } from './order-state-labels.ts';
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
