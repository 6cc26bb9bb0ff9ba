import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { orderRefund } from '../tables/order.table.ts';

export type OrderRefundRow = typeof orderRefund.$inferSelect;

export async function findOrderRefund(db: Db, id: string): Promise<OrderRefundRow | undefined> {
  const [row] = await db.select().from(orderRefund).where(eq(orderRefund.id, id));
  return row;
}

/** Inserts a refund whose amount the caller has reserved. Lock the order first. */
export async function insertOrderRefund(
  db: Db,
  refund: Omit<OrderRefundRow, 'doneAt'>,
): Promise<OrderRefundRow> {
  const [row] = await db.insert(orderRefund).values(refund).returning();
  if (!row) throw new Error(`The refund ${refund.id} was not stored`);
  return row;
}

/** Marks a refund as done. Returns false when it was done before. */
export async function recordRefundDone(db: Db, id: string, doneAt: Date): Promise<boolean> {
  const rows = await db
    .update(orderRefund)
    .set({ doneAt })
    .where(and(eq(orderRefund.id, id), isNull(orderRefund.doneAt)))
    .returning({ id: orderRefund.id });
  return rows.length > 0;
}

export async function listRefundsOfOrder(db: Db, orderNo: string): Promise<OrderRefundRow[]> {
  return db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.orderNo, orderNo))
    .orderBy(orderRefund.createdAt, orderRefund.id);
}

/** Lists refunds that were begun before `before` and are not done. */
export async function listOpenRefunds(db: Db, before: Date, limit: number): Promise<OrderRefundRow[]> {
  return db
    .select()
    .from(orderRefund)
    .where(and(isNull(orderRefund.doneAt), lt(orderRefund.createdAt, before)))
    .orderBy(asc(orderRefund.createdAt), orderRefund.id)
    .limit(limit);
}
