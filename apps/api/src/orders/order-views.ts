import type { OrderCard, OrderView, TravellerSecret } from '@yunyou/contract/orders/order.schema';
import { staffOnlyEvents } from '@yunyou/contract/orders/order-states';
import type { listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import type { OrderEventRow, OrderRow } from '@yunyou/database/orders/order.queries';
import type { OrderRefundRow } from '@yunyou/database/orders/order-refund.queries';
import { priceGroup } from '@yunyou/domain/money/price';
import { cancellationAt } from '@yunyou/domain/orders/order-cancellation';
import { refundableMinor } from '@yunyou/domain/orders/order-refunds';
import { listOrderActions, moveOrder } from '@yunyou/domain/orders/order-state';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { hasRecipient } from '../mail/order-mail.ts';
import { findBlur } from '../pictures/blurs.ts';
import { maskTravellers } from './passports/masked-travellers.ts';

const money = ({ currency }: OrderRow, amountMinor: number) => ({ amountMinor, currency });

export function toOrderCard(order: OrderRow): OrderCard {
  const { orderNo, state, tour, date, adults, children, createdAt, totalMinor } = order;
  return {
    orderNo,
    state,
    tour,
    imageBlur: findBlur(tour.picture),
    date,
    adults,
    children,
    total: money(order, totalMinor),
    createdAt: createdAt.toISOString(),
  };
}

export interface OrderWithEvents {
  order: OrderRow;
  events: readonly OrderEventRow[];
  /** Undefined when they have been deleted. */
  secrets: readonly TravellerSecret[] | undefined;
  now: Date;
}

/** Maps an order for its visitor. An unpaid order whose hold is over is shown as expired before maintenance runs. */
export function toOrderView({ order: stored, events, secrets, now }: OrderWithEvents): OrderView {
  const order = asOf(stored, now);
  const { contact, heldUntil, estimate, refundMinor } = order;
  return {
    ...toOrderCard(order),
    tour: order.tour,
    lastDay: order.lastDay,
    heldUntil: heldUntil?.toISOString() ?? null,
    travellers: maskTravellers(order.travellers, secrets),
    contact: { ...contact, note: contact.note ?? null },
    price: priceGroup(
      { priceAdult: money(order, order.adultMinor), priceChild: money(order, order.childMinor) },
      order,
    ).lines,
    estimate,
    paid: money(order, order.paidMinor),
    refund: refundMinor === null ? null : money(order, refundMinor),
    partRefund: money(order, order.partRefundMinor),
    payment: {
      provider: order.paymentProvider,
      isOpen: order.state === 'pending-payment',
      isArranged: order.paymentProvider === 'pay-later' && order.paymentAttempts > 0,
    },
    cancellation: cancellationOf(order, now),
    canReview: order.state === 'completed',
    timeline: events
      .filter(({ what }) => !staffOnlyEvents.has(what))
      .map((event) => ({
        ...event,
        at: event.at.toISOString(),
        actorName: event.actor === 'visitor' ? event.actorName : 'Yunyou',
      })),
  };
}

export interface StaffOrder extends OrderWithEvents {
  mails: Awaited<ReturnType<typeof listMailOfOrder>>;
  refunds: readonly OrderRefundRow[];
}

/** Maps an order for staff: with names of staff members, their notes, mails, refunds and possible actions. */
export function toStaffOrderView({ mails, refunds, ...source }: StaffOrder) {
  const { order, events } = source;
  const view = toOrderView(source);
  return {
    ...view,
    userId: order.userId ?? '',
    enteredBy: order.enteredBy,
    getsMail: hasRecipient(order),
    timeline: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    actions: listOrderActions(view.state, 'staff'),
    refundable: money(order, refundableMinor(order)),
    refunds: refunds.map(({ id, amountMinor, staffName, note, createdAt, doneAt }) => ({
      id,
      at: createdAt.toISOString(),
      amount: money(order, amountMinor),
      staffName,
      note,
      isDone: doneAt !== null,
    })),
    mails: mails.map(({ id, to, subject, state, createdAt, sentAt }) => ({
      id,
      to,
      subject,
      state,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

export function cancellationOf(order: OrderRow, now: Date) {
  if (!moveOrder(order.state, 'cancel', 'visitor').ok) return null;
  const outcome = cancellationAt(
    {
      steps: order.tour.cancellation,
      departureDate: order.date,
      paid: money(order, refundableMinor(order)),
    },
    chinaNow(now).date,
  );
  return outcome.isAllowed ? { refundPercent: outcome.refundPercent, refund: outcome.refund } : null;
}

/** Returns the order with the state that it has at this time: maintenance may not have expired it yet. */
export function asOf(order: OrderRow, now: Date): OrderRow {
  const hasLapsed = order.state === 'pending-payment' && order.heldUntil !== null && order.heldUntil <= now;
  return hasLapsed ? { ...order, state: 'expired', heldUntil: null } : order;
}
