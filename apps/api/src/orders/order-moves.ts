import type { OrderAction, OrderActor, OrderState } from '@yunyou/contract/orders/order-states';
import type { Db } from '@yunyou/database/database';
import { lockDeparture, releaseSeats } from '@yunyou/database/orders/departure.queries';
import {
  addOrderEvent,
  findOrder,
  lockLapsedOrders,
  lockOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from '@yunyou/database/orders/order.queries';
import { holdsSeats, moveOrder } from '@yunyou/domain/orders/order-state';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { lockRecipients, writeOrderMail } from '../mail/order-mail.ts';
import { recordWebhookEvent } from '../webhooks/record-event.ts';

export interface Move {
  action: OrderAction;
  actor: OrderActor;
  /** Name shown in the timeline. */
  actorName: string;
  note?: string;
  change?: Pick<OrderChange, 'paidMinor' | 'refundMinor' | 'paymentReference'>;
}

/** Services that a state change needs: settings for mails, and the clock. */
export type MoveContext = Pick<Services, 'settings' | 'now'>;

/**
 * Locks a departure and its order and runs `work` in one transaction. The fixed locking order avoids deadlocks.
 * Throws NOT_FOUND when the order does not exist or belongs to another user.
 */
export async function withOrder<T>(
  services: Pick<Services, 'transaction' | 'db'>,
  { orderNo, userId }: { orderNo: string; userId?: string },
  work: (db: Db, order: OrderRow) => Promise<T>,
): Promise<T> {
  const known = await findOrder(services.db, orderNo);
  if (!known || (userId !== undefined && known.userId !== userId)) throw notFound('order');
  return services.transaction(async (db) => {
    await lockDeparture(db, known);
    const order = await lockOrder(db, orderNo);
    if (!order) throw notFound('order');
    return work(db, order);
  });
}

/** Returns the state after an action. Throws ORDER_STATE when the action is not allowed. */
export function assertMove({ state }: OrderRow, action: OrderAction, actor: OrderActor): OrderState {
  const move = moveOrder(state, action, actor);
  if (move.ok) return move.state;
  throw new ApiError('ORDER_STATE', {
    message: `An order that is ${state.replace('-', ' ')} cannot be changed this way (${action}).`,
  });
}

/** Applies an action with its effects on seats, timeline and mail. The caller has locked order and departure. */
export async function applyMove(
  db: Db,
  order: OrderRow,
  { action, actor, actorName, note = '', change = {} }: Move,
  context: MoveContext,
): Promise<OrderRow> {
  const next = assertMove(order, action, actor);
  const now = context.now();
  const moved = await updateOrder(db, order.orderNo, {
    ...change,
    state: next,
    heldUntil: null,
    updatedAt: now,
  });
  if (holdsSeats(order.state) && !holdsSeats(next)) {
    await releaseSeats(db, order, order.adults + order.children);
  }
  await addOrderEvent(db, {
    orderNo: order.orderNo,
    at: now,
    actor,
    actorName,
    what: action,
    state: next,
    note,
  });
  await writeOrderMail(db, moved, action, context);
  await recordWebhookEvent(db, 'order.changed', { data: toOrderData(moved), now });
  return moved;
}

/** Returns the data of an order's webhook events. */
export const toOrderData = ({ orderNo, lineId, date, state }: OrderRow) => ({ orderNo, lineId, date, state });

/** Expires unpaid orders of a departure whose hold is over. The caller has locked the departure. */
export async function expireLapsedOrders(
  db: Db,
  departure: { lineId: string; date: string },
  context: MoveContext,
): Promise<number> {
  const lapsed = await lockLapsedOrders(db, departure, context.now());
  await lockRecipients(db, lapsed);
  for (const order of lapsed) {
    await applyMove(db, order, { action: 'expire', actor: 'system', actorName: 'Yunyou' }, context);
  }
  return lapsed.length;
}
