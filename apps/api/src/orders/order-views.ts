import type { OrderCard, OrderView, TravellerSecret } from '@yunyou/contract/orders/order.schema';
import type { OrderEventRow, OrderRow } from '@yunyou/database/orders/order.queries';
import { priceGroup } from '@yunyou/domain/money/price';
import { cancellationAt } from '@yunyou/domain/orders/order-cancellation';
import { listOrderActions, moveOrder } from '@yunyou/domain/orders/order-state';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { maskTravellers } from './passports/masked-travellers.ts';

const money = ({ currency }: OrderRow, amountMinor: number) => ({ amountMinor, currency });

export function toOrderCard(order: OrderRow): OrderCard {
  const { orderNo, state, tour, date, adults, children, createdAt, totalMinor } = order;
  return {
    orderNo,
    state,
    tour,
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
    payment: {
      provider: order.paymentProvider,
      isOpen: order.state === 'pending-payment',
      isArranged: order.paymentProvider === 'pay-later' && order.paymentAttempts > 0,
    },
    cancellation: cancellationOf(order, now),
    canReview: order.state === 'completed',
    timeline: events.map((event) => ({
      ...event,
      at: event.at.toISOString(),
      actorName: event.actor === 'visitor' ? event.actorName : 'Yunyou',
    })),
  };
}

/** Maps an order for staff: with names of staff members and possible actions. */
export function toStaffOrderView(source: OrderWithEvents) {
  const view = toOrderView(source);
  return {
    ...view,
    userId: source.order.userId ?? '',
    timeline: view.timeline.map((entry, index) => ({
      ...entry,
      actorName: source.events[index]?.actorName ?? entry.actorName,
    })),
    actions: listOrderActions(view.state, 'staff'),
  };
}

export function cancellationOf(order: OrderRow, now: Date) {
  if (!moveOrder(order.state, 'cancel', 'visitor').ok) return null;
  const outcome = cancellationAt(
    { steps: order.tour.cancellation, departureDate: order.date, paid: money(order, order.paidMinor) },
    chinaNow(now).date,
  );
  return outcome.isAllowed ? { refundPercent: outcome.refundPercent, refund: outcome.refund } : null;
}

function asOf(order: OrderRow, now: Date): OrderRow {
  const hasLapsed = order.state === 'pending-payment' && order.heldUntil !== null && order.heldUntil <= now;
  return hasLapsed ? { ...order, state: 'expired', heldUntil: null } : order;
}
