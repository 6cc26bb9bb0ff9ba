import type { OrderState } from '@yunyou/contract/orders/order-states';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../admin/count-some.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { orderEvent, orderNumber, orderText, paymentMessage, tourOrder } from '../tables/order.table.ts';

export type OrderRow = typeof tourOrder.$inferSelect;
export type NewOrder = typeof tourOrder.$inferInsert;
export type OrderEventRow = typeof orderEvent.$inferSelect;

export async function issueOrderNumber(
  db: Db,
  number: { orderNo: string; userId: string; issuedAt: Date },
): Promise<void> {
  await db.insert(orderNumber).values(number);
}

/** Returns the visitor to whom the number was issued, or undefined when it was never issued. */
export async function findOrderNumberOwner(db: Db, orderNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: orderNumber.userId })
    .from(orderNumber)
    .where(eq(orderNumber.orderNo, orderNo));
  return row?.userId;
}

/** Removes old order numbers without an order. */
export async function removeUnusedOrderNumbers(db: Db, issuedBefore: Date): Promise<void> {
  await db
    .delete(orderNumber)
    .where(
      and(
        lt(orderNumber.issuedAt, issuedBefore),
        sql`not exists (select 1 from ${tourOrder} where ${tourOrder.orderNo} = ${orderNumber.orderNo})`,
      ),
    );
}

/** Inserts an order. Returns false when an order with this number exists. */
export async function insertOrder(db: Db, order: NewOrder): Promise<boolean> {
  const added = await db
    .insert(tourOrder)
    .values(order)
    .onConflictDoNothing()
    .returning({ orderNo: tourOrder.orderNo });
  return added.length > 0;
}

export async function findOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(tourOrder).where(eq(tourOrder.orderNo, orderNo));
  return row;
}

/** Finds an order and locks its row. Lock its departure first: the same lock order everywhere prevents deadlocks. */
export async function lockOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(tourOrder).where(eq(tourOrder.orderNo, orderNo)).for('update');
  return row;
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'state'
    | 'heldUntil'
    | 'paidMinor'
    | 'refundMinor'
    | 'partRefundMinor'
    | 'paymentReference'
    | 'paymentAttempts'
    | 'contact'
  >
> & { updatedAt: Date };

export async function updateOrder(db: Db, orderNo: string, change: OrderChange): Promise<OrderRow> {
  const [row] = await db.update(tourOrder).set(change).where(eq(tourOrder.orderNo, orderNo)).returning();
  if (!row) throw new Error(`The order ${orderNo} does not exist`);
  return row;
}

interface OrderFilter {
  userId?: string | undefined;
  state?: OrderState | undefined;
  lineId?: string | undefined;
  /** First and last day of departure. */
  leavesFrom?: string | undefined;
  leavesTo?: string | undefined;
  /** Matches part of the order number, the tour's name, or the contact's name or e-mail address. */
  keyword?: string | undefined;
}

function whereOrder({ userId, state, lineId, leavesFrom, leavesTo, keyword }: OrderFilter): SQL | undefined {
  const pattern = `%${escapeLike(keyword ?? '')}%`;
  return and(
    userId === undefined ? undefined : eq(tourOrder.userId, userId),
    state && eq(tourOrder.state, state),
    lineId ? eq(tourOrder.lineId, lineId) : undefined,
    leavesFrom ? gte(tourOrder.date, leavesFrom) : undefined,
    leavesTo ? lte(tourOrder.date, leavesTo) : undefined,
    keyword
      ? sql`${orderText(tourOrder)} like lower(${pattern})` // as the index on this expression has it
      : undefined,
  );
}

export async function listOrders(db: Db, filter: OrderFilter, slice: { limit: number; offset: number }) {
  const where = whereOrder(filter);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(tourOrder)
      .where(where)
      .orderBy(desc(tourOrder.createdAt), tourOrder.orderNo)
      .limit(slice.limit)
      .offset(slice.offset),
    countSome(db, tourOrder, where),
  ]);
  return { rows, total };
}

export async function countUnpaidOrders(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tourOrder)
    .where(
      and(eq(tourOrder.userId, userId), eq(tourOrder.state, 'pending-payment'), gt(tourOrder.heldUntil, now)),
    );
  return row?.total ?? 0;
}

export async function hasCompletedOrder(db: Db, userId: string, lineId: string): Promise<boolean> {
  const rows = await db
    .select({ orderNo: tourOrder.orderNo })
    .from(tourOrder)
    .where(and(eq(tourOrder.userId, userId), eq(tourOrder.lineId, lineId), eq(tourOrder.state, 'completed')))
    .limit(1);
  return rows.length > 0;
}

/** Returns the condition of unpaid orders whose hold has expired. */
const isLapsed = (now: Date) => and(eq(tourOrder.state, 'pending-payment'), lte(tourOrder.heldUntil, now));

/** Finds and locks the unpaid orders of a departure whose hold has expired. Lock the departure first. */
export async function lockLapsedOrders(
  db: Db,
  { lineId, date }: { lineId: string; date: string },
  now: Date,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(tourOrder)
    .where(and(eq(tourOrder.lineId, lineId), eq(tourOrder.date, date), isLapsed(now)))
    .orderBy(tourOrder.orderNo)
    .for('update');
}

/** Lists the orders of a departure that are not closed, in the order of booking. */
export async function listOrdersOfDeparture(
  db: Db,
  { lineId, date }: { lineId: string; date: string },
): Promise<OrderRow[]> {
  const open: OrderState[] = ['pending-payment', 'paid', 'confirmed', 'completed'];
  return db
    .select()
    .from(tourOrder)
    .where(and(eq(tourOrder.lineId, lineId), eq(tourOrder.date, date), inArray(tourOrder.state, open)))
    .orderBy(tourOrder.createdAt, tourOrder.orderNo);
}

/** Lists departures with unpaid orders whose hold has expired. */
export async function listLapsedDepartures(db: Db, now: Date, limit: number) {
  return db
    .select({ lineId: tourOrder.lineId, date: tourOrder.date })
    .from(tourOrder)
    .where(isLapsed(now))
    .groupBy(tourOrder.lineId, tourOrder.date)
    .orderBy(tourOrder.lineId, tourOrder.date)
    .limit(limit);
}

/** Lists the numbers of confirmed orders whose last day is over. */
export async function listFinishedOrders(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderNo: tourOrder.orderNo })
    .from(tourOrder)
    .where(and(eq(tourOrder.state, 'confirmed'), lt(tourOrder.lastDay, today)))
    .orderBy(asc(tourOrder.lastDay), tourOrder.orderNo)
    .limit(limit);
  return rows.map((row) => row.orderNo);
}

/** Lists cancelled orders whose refund has not been paid. */
export async function listDueRefunds(db: Db, provider: OrderRow['paymentProvider'], limit: number) {
  return db
    .select()
    .from(tourOrder)
    .where(
      and(
        eq(tourOrder.state, 'cancelled'),
        eq(tourOrder.paymentProvider, provider),
        gt(tourOrder.refundMinor, 0),
      ),
    )
    .orderBy(tourOrder.updatedAt, tourOrder.orderNo)
    .limit(limit);
}

export async function addOrderEvent(db: Db, event: typeof orderEvent.$inferInsert): Promise<void> {
  await db.insert(orderEvent).values(event);
}

export async function listOrderEvents(db: Db, orderNo: string): Promise<OrderEventRow[]> {
  return db.select().from(orderEvent).where(eq(orderEvent.orderNo, orderNo)).orderBy(orderEvent.id);
}

/** Records a webhook message as processed. Returns false when it was processed before. */
export async function recordPaymentMessage(
  db: Db,
  message: typeof paymentMessage.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(paymentMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: paymentMessage.id });
  return added.length > 0;
}
