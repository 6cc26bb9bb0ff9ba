import { lockDeparture } from '@yunyou/database/orders/departure.queries';
import {
  listDueRefunds,
  listFinishedOrders,
  listLapsedDepartures,
  removeUnusedOrderNumbers,
} from '@yunyou/database/orders/order.queries';
import { listOpenRefunds } from '@yunyou/database/orders/order-refund.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../handler.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { sweepReviews } from '../reviews/sweep-reviews.ts';
import { refundCancelled } from './cancelling.ts';
import { applyMove, expireLapsedOrders, withOrder } from './order-moves.ts';
import { finishPartRefund } from './part-refund.ts';

const batchSize = 200;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Expires unpaid orders, completes finished ones, refunds cancelled ones and sends mails. Each step selects its rows by
 * condition and locks them, so it may run in several processes, repeatedly or late.
 */
export async function maintainOrders(services: Services): Promise<void> {
  const now = services.now();
  for (const departure of await listLapsedDepartures(services.db, now, batchSize)) {
    await services.transaction(async (db) => {
      await lockDeparture(db, departure);
      await expireLapsedOrders(db, departure, services);
    });
  }
  for (const orderNo of await listFinishedOrders(services.db, chinaNow(now).date, batchSize)) {
    await withOrder(services, { orderNo }, async (db, order) => {
      if (order.state !== 'confirmed') return;
      await applyMove(db, order, { action: 'complete', actor: 'system', actorName: 'Yunyou' }, services);
    });
  }
  for (const order of await listDueRefunds(services.db, services.payments.name, batchSize)) {
    await refundCancelled(services, order);
  }
  for (const refund of await listOpenRefunds(services.db, new Date(now.getTime() - minuteMs), batchSize)) {
    await finishPartRefund(services, refund).catch(() => undefined); // the provider does not answer: the next run tries again
  }
  await removeUnusedOrderNumbers(services.db, new Date(now.getTime() - dayMs));
  await sweepReviews(services);
  await deliverMail(services);
}
