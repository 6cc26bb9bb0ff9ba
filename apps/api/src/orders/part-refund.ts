import type { Money } from '@yunyou/contract/entities/base.schema';
import type { Db } from '@yunyou/database/database';
import { addOrderEvent, findOrder, type OrderRow, updateOrder } from '@yunyou/database/orders/order.queries';
import {
  findOrderRefund,
  insertOrderRefund,
  type OrderRefundRow,
  recordRefundDone,
} from '@yunyou/database/orders/order-refund.queries';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { mayRefundPart, refundProblem } from '@yunyou/domain/orders/order-refunds';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { writeOrderMail } from '../mail/order-mail.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { badAmount } from './cancelling.ts';
import { withOrder } from './order-moves.ts';

export interface PartRefund {
  id: string;
  orderNo: string;
  amount: Money;
  note: string;
  staff: Actor;
}

/**
 * Refunds a part of the payment while the order continues. Reserves the amount under the lock of the order before it
 * calls the provider, so that concurrent refunds never exceed the payment. The id is the idempotency key.
 */
export async function refundPart(services: Services, request: PartRefund): Promise<OrderRow> {
  const refund = await withOrder(
    services,
    request,
    async (db, order) => (await findSame(db, request)) ?? reserve(db, order, request),
  );
  return finishPartRefund(services, refund);
}

/** Pays a reserved refund and records it. Calling it again for the same refund has no effect. */
export async function finishPartRefund(services: Services, refund: OrderRefundRow): Promise<OrderRow> {
  const { id, orderNo, amountMinor } = refund;
  const order = await findOrder(services.db, orderNo);
  if (!order) throw notFound('order');
  if (refund.doneAt) return order;
  if (order.paymentProvider === services.payments.name) {
    await services.payments.refund({ order, amountMinor, key: `refund-${id}` }).catch((cause: unknown) => {
      throw new ApiError('PAYMENT_UNAVAILABLE', {
        message: 'The payment service does not answer. The refund is stored and tried again every minute.',
        cause,
      });
    });
  }
  return withOrder(services, { orderNo }, async (db, current) => {
    if (!(await recordRefundDone(db, id, services.now()))) return current;
    const sum = formatMoney({ amountMinor, currency: current.currency });
    await addOrderEvent(db, {
      orderNo,
      at: services.now(),
      actor: 'staff',
      actorName: refund.staffName,
      what: 'part-refund',
      state: current.state,
      note: refund.note ? `${sum}. ${refund.note}` : sum,
    });
    // The text of the mail names `refundMinor`, here the part.
    await writeOrderMail(db, { ...current, refundMinor: amountMinor }, 'part-refund', services, id);
    return current;
  });
}

/** Returns the refund of a repeated request. Throws CONFLICT when its id was used for another refund. */
async function findSame(db: Db, { id, orderNo, amount }: PartRefund): Promise<OrderRefundRow | undefined> {
  const known = await findOrderRefund(db, id);
  if (known && (known.orderNo !== orderNo || known.amountMinor !== amount.amountMinor))
    throw new ApiError('CONFLICT');
  return known;
}

async function reserve(
  db: Db,
  order: OrderRow,
  { id, orderNo, amount, note, staff }: PartRefund,
): Promise<OrderRefundRow> {
  if (!mayRefundPart(order)) {
    throw new ApiError('ORDER_STATE', { message: 'Nothing can be refunded in part for this order.' });
  }
  const problem = refundProblem(order, amount);
  if (problem) throw badAmount(problem);
  const { amountMinor } = amount;
  await updateOrder(db, orderNo, {
    partRefundMinor: order.partRefundMinor + amountMinor,
    updatedAt: staff.now,
  });
  await recordAudit(db, staff, {
    action: 'order.refund-part',
    entity: 'order',
    entityId: orderNo,
    before: { partRefundMinor: order.partRefundMinor },
    after: { partRefundMinor: order.partRefundMinor + amountMinor, currency: order.currency, note },
  });
  return insertOrderRefund(db, {
    id,
    orderNo,
    amountMinor,
    note,
    staffName: staff.name,
    createdAt: staff.now,
  });
}
