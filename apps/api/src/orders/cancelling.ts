import type { Money } from '@yunyou/contract/entities/base.schema';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { refundableMinor, refundProblem } from '@yunyou/domain/orders/order-refunds';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import type { Actor } from '../staff/audit.ts';
import { applyMove, assertMove, withOrder } from './order-moves.ts';
import { cancellationOf } from './order-views.ts';
import { applyStaffMove } from './staff-move.ts';

/** Cancels an order by its terms for the visitor, and refunds what is due if the provider can. */
export async function cancelOrder(
  services: Services,
  { orderNo, user }: { orderNo: string; user: { id: string; userName: string } },
): Promise<OrderRow> {
  const cancelled = await withOrder(services, { orderNo, userId: user.id }, async (db, order) => {
    const terms = cancellationOf(order, services.now());
    if (!terms) {
      throw new ApiError('ORDER_STATE', {
        message: 'This order cannot be cancelled any more. Please write to us.',
      });
    }
    return applyMove(
      db,
      order,
      {
        action: 'cancel',
        actor: 'visitor',
        actorName: user.userName,
        change: { refundMinor: terms.refund.amountMinor },
      },
      services,
    );
  });
  return (await refundCancelled(services, cancelled)) ?? cancelled;
}

/** Refunds a cancelled order. Returns undefined when staff must do it or the provider does not answer. */
export async function refundCancelled(services: Services, order: OrderRow): Promise<OrderRow | undefined> {
  const amountMinor = order.refundMinor ?? 0;
  if (order.state !== 'cancelled' || amountMinor === 0) return undefined;
  const key = `refund-${order.orderNo}`;
  // After a failure the maintenance job calls this again, every minute.
  const outcome = await services.payments.refund({ order, amountMinor, key }).catch(() => 'manual' as const);
  if (outcome === 'manual') return undefined;
  return withOrder(services, { orderNo: order.orderNo }, (db, current) =>
    current.state === 'cancelled'
      ? applyMove(db, current, { action: 'refund', actor: 'system', actorName: 'Yunyou' }, services)
      : Promise.resolve(current),
  );
}

export interface StaffRefund {
  orderNo: string;
  staff: Actor;
  note: string;
  amount?: Money | undefined;
}

/** Refunds an order for staff, cancelled or not: the given amount, else the amount due by its terms, else all. */
export async function refundOrder(
  services: Services,
  { orderNo, staff, note, amount }: StaffRefund,
): Promise<OrderRow> {
  const checked = await withOrder(services, { orderNo }, async (_, order) => {
    assertMove(order, 'refund', 'staff');
    const amountMinor = amount?.amountMinor ?? order.refundMinor ?? refundableMinor(order);
    const problem = refundProblem(order, { amountMinor, currency: amount?.currency ?? order.currency });
    if (problem) throw badAmount(problem);
    return { order, amountMinor };
  });
  if (checked.order.paymentProvider === services.payments.name) {
    await services.payments.refund({ ...checked, key: `refund-${orderNo}` }).catch((cause: unknown) => {
      throw new ApiError('PAYMENT_UNAVAILABLE', { cause });
    });
  }
  return withOrder(services, { orderNo }, (db, order) =>
    applyStaffMove(
      db,
      order,
      { action: 'refund', staff, note, change: { refundMinor: checked.amountMinor } },
      services,
    ),
  );
}

export const badAmount = (message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'amount', message }] });
