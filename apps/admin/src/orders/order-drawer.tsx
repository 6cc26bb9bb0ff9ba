import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { mayRefundPart } from '@yunyou/domain/orders/order-refunds';
import { holdsSeats } from '@yunyou/domain/orders/order-state';
import { Button, Descriptions, Drawer, Flex, Result, Skeleton, Tag, Timeline } from 'antd';
import { useState } from 'react';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useReturnedFocus } from '../use-returned-focus.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderMails } from './order-mails.tsx';
import { type Order, OrderMoves } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { PartRefund } from './part-refund.tsx';
import { TravellerLine } from './traveller-line.tsx';

export function OrderDrawer({ orderNo, onClose }: { orderNo: string; onClose(): void }) {
  const order = useQuery({
    queryKey: ['orders', 'detail', orderNo],
    queryFn: () => api('GET /admin/order/detail', { orderNo }),
  });
  useReturnedFocus();
  return (
    <Drawer open title={orderNo} size="large" onClose={onClose}>
      {order.isPending && <Skeleton active />}
      {order.isError && <Result status="warning" title={order.error.message} />}
      {order.data && <OrderDetail order={order.data} />}
    </Drawer>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const words = useOrderWords();
  const dates = useDates();
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
          content: `${dates.dateTime(at)}: ${words.events[what] ?? what} (${actorName})${note ? `. ${note}` : ''}`,
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
  const words = useOrderWords();
  const { detail } = words;
  const dates = useDates();
  const fact = (label: string, children: React.ReactNode) => ({ key: label, label, children });
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        fact(words.state, <Tag>{words.states[order.state]}</Tag>),
        fact(words.tour, detail.days(order.tour.name, dates.day(order.date), dates.day(order.lastDay))),
        fact(
          detail.price,
          `${order.price
            .map(({ kind, count, each }) => `${count} × ${words.kinds[kind]} ${formatMoney(each)}`)
            .join(' + ')} = ${formatMoney(order.total)}`,
        ),
        fact(detail.paid, formatMoney(order.paid)),
        ...order.refunds.map(({ id, at, amount, staffName, isDone }) => ({
          key: id,
          label: detail.partRefund,
          children: `${formatMoney(amount)}, ${dates.date(at)} (${staffName})${isDone ? '' : `. ${detail.waitsForService}`}`,
        })),
        ...(order.refund ? [fact(detail.refund, formatMoney(order.refund))] : []),
        fact(words.bookedBy, <ContactLine order={order} />),
        ...(order.enteredBy ? [fact(detail.enteredBy, order.enteredBy)] : []),
        ...(order.contact.note ? [fact(detail.wish, order.contact.note)] : []),
        fact(
          words.travellers,
          <ul className={layout['plainList']}>
            {order.travellers.map((traveller, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two travellers may have the same name; positions never change
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

function ContactLine({ order }: { order: Order }) {
  const words = useOrderWords().contact;
  const mayWrite = useMay()('orderList.write');
  const [isEditing, setIsEditing] = useState(false);
  const { name, email, phone } = order.contact;
  return (
    <span>
      {name}, {email}, {phone}{' '}
      {mayWrite && holdsSeats(order.state) && order.state !== 'completed' && (
        <Button size="small" onClick={() => setIsEditing(true)}>
          {words.correct}
        </Button>
      )}
      {isEditing && <ContactDialog order={order} onClose={() => setIsEditing(false)} />}
    </span>
  );
}
