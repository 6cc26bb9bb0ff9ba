import type { Traveller } from '@yunyou/contract/orders/order.schema';
import { and, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { tourOrder } from '../tables/order.table.ts';
import type { OrderRow } from './order.queries.ts';

/** An order of an earlier release, whose passport numbers are stored in plain text. */
interface UnsealedOrder {
  orderNo: string;
  travellers: Traveller[];
  requestHash: string;
}

/** Finds and locks orders with passport numbers in plain text. Skips orders that another process has locked. */
export async function lockUnsealedOrders(db: Db, limit: number): Promise<UnsealedOrder[]> {
  return db
    .select({
      orderNo: tourOrder.orderNo,
      travellers: sql<Traveller[]>`${tourOrder.travellers}`,
      requestHash: tourOrder.requestHash,
    })
    .from(tourOrder)
    .where(sql`jsonb_path_exists(${tourOrder.travellers}, '$[*].passportNumber')`)
    .orderBy(tourOrder.orderNo)
    .limit(limit)
    .for('update', { skipLocked: true });
}

type SealedFields = Pick<OrderRow, 'travellers' | 'sealedTravellers' | 'requestHash'>;

export async function storeSealedTravellers(
  db: Db,
  orderNo: string,
  fields: Partial<SealedFields>,
): Promise<void> {
  await db.update(tourOrder).set(fields).where(eq(tourOrder.orderNo, orderNo));
}

/** The key id is the second part of a sealed text. */
const keyId = sql<string>`split_part(${tourOrder.sealedTravellers}, '.', 2)`;

/** Finds and locks orders after `afterOrderNo` that are not encrypted with this key, in the order of their numbers. */
export async function lockOrdersOfOtherKeys(
  db: Db,
  { currentKeyId, afterOrderNo, limit }: { currentKeyId: string; afterOrderNo: string; limit: number },
) {
  return db
    .select({ orderNo: tourOrder.orderNo, sealedTravellers: sql<string>`${tourOrder.sealedTravellers}` })
    .from(tourOrder)
    .where(
      and(
        isNotNull(tourOrder.sealedTravellers),
        sql`${keyId} <> ${currentKeyId}`,
        gt(tourOrder.orderNo, afterOrderNo),
      ),
    )
    .orderBy(tourOrder.orderNo)
    .limit(limit)
    .for('update');
}

/** Lists the ids of the keys with which orders are encrypted. */
export async function listTravellerKeyIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ keyId })
    .from(tourOrder)
    .where(isNotNull(tourOrder.sealedTravellers))
    .groupBy(keyId);
  return rows.map((row) => row.keyId);
}

/**
 * Deletes the passport numbers and birth dates of tours that ended before `lastDayBefore`, and of cancelled and expired
 * orders that were not changed since `closedBefore`. Returns the number of orders.
 */
export async function removeOldTravellerSecrets(
  db: Db,
  { lastDayBefore, closedBefore }: { lastDayBefore: string; closedBefore: Date },
): Promise<number> {
  const rows = await db
    .update(tourOrder)
    .set({ sealedTravellers: null, requestHash: '' })
    .where(
      and(
        isNotNull(tourOrder.sealedTravellers),
        or(
          lt(tourOrder.lastDay, lastDayBefore),
          and(
            inArray(tourOrder.state, ['cancelled', 'refunded', 'expired']),
            lt(tourOrder.updatedAt, closedBefore),
          ),
        ),
      ),
    )
    .returning({ orderNo: tourOrder.orderNo });
  return rows.length;
}
