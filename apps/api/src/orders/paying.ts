import { addOrderEvent, type OrderRow, updateOrder } from '@yunyou/database/orders/order.queries';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { orderAddress, siteAddress, writeOrderMail } from '../mail/order-mail.ts';
import type { PaymentBegun } from '../payments/payment-provider.ts';
import { withOrder } from './order-moves.ts';

/**
 * Starts a payment. Calls the provider outside of transactions. A concurrent second start is harmless: one payment is
 * applied to the order and any other is refunded.
 */
export async function beginPayment(
  services: Services,
  { orderNo, user }: { orderNo: string; user: { id: string; userName: string } },
): Promise<{ order: OrderRow; redirectUrl: string | null }> {
  const key = { orderNo, userId: user.id };
  const counted = await withOrder(services, key, async (db, order) => {
    assertPayable(order, services.now());
    return updateOrder(db, orderNo, {
      paymentAttempts: order.paymentAttempts + 1,
      updatedAt: services.now(),
    });
  });
  const begun = await startAtProvider(services, counted);
  return withOrder(services, key, async (db, current) => {
    assertPayable(current, services.now());
    const order = await updateOrder(db, orderNo, {
      heldUntil: begun.heldUntil,
      updatedAt: services.now(),
      ...(begun.kind === 'redirect' && { paymentReference: begun.reference }),
    });
    const isFirst = counted.paymentAttempts === 1;
    if (begun.kind === 'arranged' && isFirst) {
      await addOrderEvent(db, {
        orderNo,
        at: services.now(),
        actor: 'visitor',
        actorName: user.userName,
        what: 'arrange',
        state: order.state,
      });
      await writeOrderMail(db, order, 'arrange', services);
    }
    return { order, redirectUrl: begun.kind === 'redirect' ? begun.redirectUrl : null };
  });
}

async function startAtProvider(services: Services, order: OrderRow): Promise<PaymentBegun> {
  // Repeated requests to pay later do not extend the hold.
  if (services.payments.name === 'pay-later' && order.paymentAttempts > 1 && order.heldUntil) {
    return { kind: 'arranged', heldUntil: order.heldUntil };
  }
  const returnUrl = orderAddress(siteAddress(services.settings), order.orderNo);
  try {
    return await services.payments.begin(order, { returnUrl }, services.now());
  } catch (cause) {
    throw new ApiError('PAYMENT_UNAVAILABLE', { cause });
  }
}

function assertPayable(order: OrderRow, now: Date): void {
  if (order.state === 'pending-payment' && order.heldUntil && order.heldUntil > now) return;
  throw new ApiError('ORDER_STATE', {
    message:
      order.state === 'pending-payment' || order.state === 'expired'
        ? 'The time for paying this order is over. Please book again.'
        : 'There is nothing to pay for this order.',
  });
}
