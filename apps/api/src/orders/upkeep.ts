import { lockDeparture } from '@yunyou/database/orders/departure.queries';
import {
  listDueRefunds,
  listFinishedOrders,
  listLapsedDepartures,
  removeUnusedOrderNumbers,
} from '@yunyou/database/orders/order.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../handler.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { sweepReviews } from '../reviews/sweep-reviews.ts';
import { payBack } from './cancelling.ts';
import { applyMove, expireLapsedOrders, withOrder } from './order-moves.ts';

const atOnce = 200;
const dayMs = 86_400_000;

/**
 * What time does to orders. Every step finds its work by a condition and does it under locks, so it may run in several
 * copies of the app, twice, or late: a lapsed order blocks no seats even before it has been here.
 */
export async function keepOrders(services: Services): Promise<void> {
  const now = services.now();
  for (const departure of await listLapsedDepartures(services.db, now, atOnce)) {
    await services.transaction(async (db) => {
      await lockDeparture(db, departure);
      await expireLapsedOrders(db, departure, services);
    });
  }
  for (const orderNo of await listFinishedOrders(services.db, chinaNow(now).date, atOnce)) {
    await withOrder(services, { orderNo }, async (db, order) => {
      if (order.state !== 'confirmed') return;
      await applyMove(db, order, { action: 'complete', actor: 'system', actorName: 'Yunyou' }, services);
    });
  }
  for (const order of await listDueRefunds(services.db, services.payments.name, atOnce)) {
    await payBack(services, order);
  }
  await removeUnusedOrderNumbers(services.db, new Date(now.getTime() - dayMs));
  await sweepReviews(services);
  await deliverMail(services);
}
