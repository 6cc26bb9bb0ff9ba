import type { OrderView } from '@yunyou/contract/orders/order.schema';
import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import { Facts } from '../facts/facts.tsx';
import { formatDate, formatMoney } from '../facts/format.ts';
import { LocalText } from '../preferences/local-text.tsx';
import columns from '../sections/columns.module.css';
import { CancellationTerms } from '../tours/tour-terms.tsx';
import { groupWords } from '../tours/tour-words.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-page.module.css';
import { eventName, formatMoment, stateNames } from './order-words.ts';

/** One order: state, details, actions and timeline. */
export function OrderPage({ order, payment }: { order: OrderView; payment: string | null }) {
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <PageLink to="/user?type=Orders">All orders</PageLink>
        <h2>
          {order.tour.name} <span lang="zh">{order.tour.zhName}</span>
        </h2>
        <p className={styles.state} role="status">
          <strong>{stateNames[order.state]}</strong> <LocalText text={stateSentence(order, payment)} />
        </p>
      </header>
      <div className={columns.columns}>
        <div className={columns.aside}>
          <Facts facts={orderFacts(order)} />
          <section className={styles.part}>
            <h3>Travellers</h3>
            <ul className={styles.list}>
              {order.travellers.map(({ kind, name, passportEnding }) => (
                <li key={`${name}-${passportEnding}`}>
                  {name} ({kind}), {passportWords(passportEnding)}
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.part}>
            <h3>If you cancel</h3>
            <CancellationTerms steps={order.tour.cancellation} />
          </section>
        </div>
        <aside className={columns.aside}>
          <OrderActions order={order} />
          {order.canReview && (
            <PageLink to={`/trip/details?line=${order.tour.id}#reviews`} className={buttonClass()}>
              Tell other travellers
            </PageLink>
          )}
          <section className={styles.part}>
            <h3>What happened</h3>
            <ol className={styles.timeline}>
              {order.timeline.map((event) => (
                <li key={`${event.at}-${event.what}`}>
                  <p>
                    <strong>{eventName(event)}</strong>
                  </p>
                  <p className={styles.when}>
                    {event.actorName}, <time dateTime={event.at}>{formatMoment(event.at)}</time>
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </article>
  );
}

const passportWords = (ending: string) =>
  ending ? `passport ending in ${ending}` : 'passport number deleted';

function stateSentence(order: OrderView, payment: string | null): string {
  switch (order.state) {
    case 'pending-payment':
      if (payment === 'done') return 'We wait for the report of your payment; this takes a moment.';
      return `Your seats are held until ${order.heldUntil ? formatMoment(order.heldUntil) : 'then'}.${
        order.payment.isArranged ? ' We write to you about how to pay.' : ''
      }`;
    case 'paid':
      return 'Thank you. We arrange tickets and guide and then confirm.';
    case 'confirmed':
      return 'Your guide writes to you the day before.';
    case 'completed':
      return 'We hope you enjoyed it.';
    case 'cancelled':
      return order.refund?.amountMinor
        ? `${formatMoney(order.refund)} will be refunded.`
        : 'There is nothing to pay back.';
    case 'refunded':
      return order.refund ? `${formatMoney(order.refund)} were refunded.` : '';
    case 'expired':
      return 'It was not paid in time and the seats were given back. You are welcome to book again.';
  }
}

function orderFacts(order: OrderView) {
  return [
    { name: 'Order', value: order.orderNo },
    { name: 'Departure', value: `${formatDate(order.date)}, ${order.tour.startCityName}` },
    ...(order.tour.days > 1 ? [{ name: 'Last day', value: formatDate(order.lastDay) }] : []),
    { name: 'Group', value: groupWords(order) },
    { name: 'Price', value: formatMoney(order.total) },
    ...(order.estimate
      ? [
          {
            name: 'About',
            value: `${formatMoney(order.estimate.amount)} at the rates of ${formatDate(order.estimate.ratesAsOf)}`,
          },
        ]
      : []),
    ...(order.paid.amountMinor ? [{ name: 'Paid', value: formatMoney(order.paid) }] : []),
    ...(order.partRefund.amountMinor ? [{ name: 'Refunded', value: formatMoney(order.partRefund) }] : []),
    { name: 'Contact', value: `${order.contact.name}, ${order.contact.email}, ${order.contact.phone}` },
    ...(order.contact.note ? [{ name: 'Note', value: order.contact.note }] : []),
  ];
}
