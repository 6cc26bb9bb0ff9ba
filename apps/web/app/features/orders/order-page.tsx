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
import * as words from './order-words.ts';
import { eventName, formatMoment, stateNames } from './order-words.ts';

/** Renders one order: state, details, actions and timeline. */
export function OrderPage({ order, payment }: { order: OrderView; payment: string | null }) {
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <PageLink to="/user?type=Orders">{words.allOrders}</PageLink>
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
            <h3>{words.travellerDetails}</h3>
            <ul className={styles.list}>
              {order.travellers.map(({ kind, name, passportEnding }) => (
                <li key={`${name}-${passportEnding}`}>
                  {name} ({kind}), {passportWords(passportEnding)}
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.part}>
            <h3>{words.ifYouCancel}</h3>
            <CancellationTerms steps={order.tour.cancellation} />
          </section>
        </div>
        <aside className={columns.aside}>
          <OrderActions order={order} />
          {order.canReview && (
            <PageLink to={`/trip/details?line=${order.tour.id}#reviews`} className={buttonClass()}>
              {words.writeReview}
            </PageLink>
          )}
          <section className={styles.part}>
            <h3>{words.history}</h3>
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
  ending ? words.passportEndingIn(ending) : words.passportNumberDeleted;

function stateSentence(order: OrderView, payment: string | null): string {
  switch (order.state) {
    case 'pending-payment':
      if (payment === 'done') return words.paymentPending;
      return [
        order.heldUntil && words.heldUntil(formatMoment(order.heldUntil)),
        order.payment.isArranged && words.howToPayFollows,
      ]
        .filter(Boolean)
        .join(' ');
    case 'paid':
      return words.statePaid;
    case 'confirmed':
      return words.stateConfirmed;
    case 'completed':
      return words.stateCompleted;
    case 'cancelled':
      return order.refund?.amountMinor
        ? words.stateCancelled(formatMoney(order.refund))
        : words.nothingToRefund;
    case 'refunded':
      return order.refund ? words.stateRefunded(formatMoney(order.refund)) : '';
    case 'expired':
      return words.stateExpired;
  }
}

function orderFacts(order: OrderView) {
  return [
    { name: words.orderNumber, value: order.orderNo },
    { name: words.departure, value: `${formatDate(order.date)}, ${order.tour.startCityName}` },
    ...(order.tour.days > 1 ? [{ name: words.lastDay, value: formatDate(order.lastDay) }] : []),
    { name: words.travellers, value: groupWords(order) },
    { name: words.price, value: formatMoney(order.total) },
    ...(order.estimate
      ? [
          {
            name: words.inYourCurrency,
            value: words.atTheRatesOf(
              formatMoney(order.estimate.amount),
              formatDate(order.estimate.ratesAsOf),
            ),
          },
        ]
      : []),
    ...(order.paid.amountMinor ? [{ name: words.paid, value: formatMoney(order.paid) }] : []),
    ...(order.partRefund.amountMinor ? [{ name: words.refunded, value: formatMoney(order.partRefund) }] : []),
    { name: words.contact, value: `${order.contact.name}, ${order.contact.email}, ${order.contact.phone}` },
    ...(order.contact.note ? [{ name: words.note, value: order.contact.note }] : []),
  ];
}
