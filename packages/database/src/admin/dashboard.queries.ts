import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { and, between, count, eq, gt, isNull, or } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../database.ts';
import { mail, tourOrder } from '../tables/order.table.ts';
import { review } from '../tables/review.table.ts';
import { countSome } from './count-some.ts';

/** Counts what waits for staff, apart from rows of the catalogue, as `countSome` does. */
export async function countQueues(db: Db, now: Date) {
  const soon = new Date(now.getTime() + 86_400_000);
  return {
    reviews: await countSome(db, review, eq(review.state, 'pending')),
    paidOrders: await countSome(db, tourOrder, eq(tourOrder.state, 'paid')),
    /** Arranged payments whose hold ends within a day. */
    unpaidOrders: await countSome(
      db,
      tourOrder,
      and(
        eq(tourOrder.state, 'pending-payment'),
        gt(tourOrder.paymentAttempts, 0),
        between(tourOrder.heldUntil, now, soon),
      ),
    ),
    dueRefunds: await countSome(
      db,
      tourOrder,
      and(eq(tourOrder.state, 'cancelled'), gt(tourOrder.refundMinor, 0)),
    ),
    failedMails: await countSome(db, mail, eq(mail.state, 'failed')),
  };
}

/** Counts the rows in review by entity: new rows and changes of published ones. */
export async function countInReview(db: Db): Promise<{ entity: EntityName; count: number }[]> {
  const counts: { entity: EntityName; count: number }[] = [];
  for (const entity of entityNames) {
    const table = tableOf(entity);
    const [row] = await db
      .select({ count: count() })
      .from(table)
      .where(and(isNull(table.deletedAt), or(eq(table.status, 'review'), eq(table.draftStatus, 'review'))));
    if (row && row.count > 0) counts.push({ entity, count: row.count });
  }
  return counts;
}
