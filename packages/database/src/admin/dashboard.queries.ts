import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { and, between, count, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../database.ts';
import { mail, tourOrder } from '../tables/order.table.ts';
import { review } from '../tables/review.table.ts';
import { trip } from '../tables/trip.table.ts';
import { appUser, behaviour } from '../tables/user.table.ts';

export interface DayCount {
  day: string;
  count: number;
}

/** Counts rows by China-local day. Days without rows are left out. */
async function countByDay(db: Db, at: PgColumn, where: SQL | undefined): Promise<DayCount[]> {
  // The text is made per day: to_char for each of 100,000 rows takes most of the time.
  const day = sql`(${at} at time zone 'Asia/Shanghai')::date`;
  const text = sql<string>`to_char(${day}, 'YYYY-MM-DD')`;
  return db.select({ day: text, count: count() }).from(at.table).where(where).groupBy(day).orderBy(day);
}

export const countFavourites = (db: Db, since: Date) =>
  countByDay(db, behaviour.createdAt, and(eq(behaviour.kind, 'favourite'), gte(behaviour.createdAt, since)));

export const countSignUps = (db: Db, since: Date) =>
  countByDay(db, appUser.createdAt, gte(appUser.createdAt, since));

export const countPlans = (db: Db, since: Date) => countByDay(db, trip.createdAt, gte(trip.createdAt, since));

export const countOrders = (db: Db, since: Date) =>
  countByDay(db, tourOrder.createdAt, gte(tourOrder.createdAt, since));

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}

/** Counts what waits for staff, apart from rows of the catalogue. */
export async function countQueues(db: Db, now: Date) {
  const soon = new Date(now.getTime() + 86_400_000);
  return {
    reviews: await countRows(db, review, eq(review.state, 'pending')),
    paidOrders: await countRows(db, tourOrder, eq(tourOrder.state, 'paid')),
    /** Arranged payments whose hold ends within a day. */
    unpaidOrders: await countRows(
      db,
      tourOrder,
      and(
        eq(tourOrder.state, 'pending-payment'),
        gt(tourOrder.paymentAttempts, 0),
        between(tourOrder.heldUntil, now, soon),
      ),
    ),
    dueRefunds: await countRows(
      db,
      tourOrder,
      and(eq(tourOrder.state, 'cancelled'), gt(tourOrder.refundMinor, 0)),
    ),
    failedMails: await countRows(db, mail, eq(mail.state, 'failed')),
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
