import type { Money } from '@yunyou/contract/entities/base.schema';
import type { OrderAction } from '@yunyou/contract/orders/order-states';
import type { OrderChange, OrderRow } from '@yunyou/database/orders/order.queries';
import { refundableMinor } from '@yunyou/domain/orders/order-refunds';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import type { Actor } from '../staff/audit.ts';
import { refundCancelled, refundOrder } from './cancelling.ts';
import { withOrder } from './order-moves.ts';
import { applyStaffMove } from './staff-move.ts';

export interface StaffMove {
  orderNo: string;
  action: Exclude<OrderAction, 'expire'>;
  staff: Actor;
  note: string;
  amount?: Money | undefined;
}

/** Applies a staff action: record the payment, confirm, complete, cancel (with full refund) or refund. */
export async function moveByStaff(services: Services, move: StaffMove): Promise<OrderRow> {
  const { orderNo, action } = move;
  if (action === 'refund') return refundOrder(services, move);
  const moved = await withOrder(services, { orderNo }, (db, order) => {
    if (action === 'complete') assertOver(order, services.now());
    return applyStaffMove(db, order, { ...move, change: changeOf(order, action) }, services);
  });
  return (await refundCancelled(services, moved)) ?? moved;
}

function changeOf(order: OrderRow, action: OrderAction): Pick<OrderChange, 'paidMinor' | 'refundMinor'> {
  if (action === 'pay') return { paidMinor: order.totalMinor };
  if (action === 'cancel') return { refundMinor: refundableMinor(order) };
  return {};
}

function assertOver(order: OrderRow, now: Date): void {
  if (order.lastDay <= chinaNow(now).date) return;
  throw new ApiError('ORDER_STATE', { message: `The tour lasts until ${order.lastDay}; complete it then.` });
}
