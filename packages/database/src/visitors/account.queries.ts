import { and, desc, eq, gt, inArray, isNotNull, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { mail, orderEvent, tourOrder } from '../tables/order.table.ts';
import { review, reviewPhoto } from '../tables/review.table.ts';
import { trip, tripVersion } from '../tables/trip.table.ts';
import { appUser, behaviour, behaviourDelta, userSession } from '../tables/user.table.ts';
import { slotOf } from './behaviour.queries.ts';

const sessionLimit = 100;

export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(userSession)
    .where(and(eq(userSession.userId, userId), gt(userSession.expiresAt, now)))
    .orderBy(desc(userSession.createdAt), userSession.tokenHash)
    .limit(sessionLimit);
}

/** Removes the visitor's session whose token hash starts with `hashPrefix`. Returns false when there is none. */
export async function removeSessionOf(db: Db, userId: string, hashPrefix: string): Promise<boolean> {
  const removed = await db
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), like(userSession.tokenHash, `${hashPrefix}%`)))
    .returning({ userId: userSession.userId });
  return removed.length > 0;
}

export async function removeSessionsOf(db: Db, userId: string): Promise<number> {
  const removed = await db
    .delete(userSession)
    .where(eq(userSession.userId, userId))
    .returning({ userId: userSession.userId });
  return removed.length;
}

export async function listBehaviourOf(db: Db, userId: string) {
  return db
    .select({
      kind: behaviour.kind,
      type: behaviour.targetType,
      id: behaviour.targetId,
      createdAt: behaviour.createdAt,
    })
    .from(behaviour)
    .where(eq(behaviour.userId, userId))
    .orderBy(behaviour.createdAt, behaviour.targetId);
}

export async function listReviewsOf(db: Db, userId: string) {
  return db.select().from(review).where(eq(review.userId, userId)).orderBy(review.createdAt, review.id);
}

/** Lists the visitor's trips with their current plans. */
export async function listTripsOf(db: Db, userId: string) {
  const { id, title, wish, brief, status, namedTravellers, createdAt, updatedAt } = trip;
  return db
    .select({ id, title, wish, brief, status, namedTravellers, createdAt, updatedAt, plan: tripVersion.plan })
    .from(trip)
    .leftJoin(tripVersion, and(eq(tripVersion.tripId, trip.id), eq(tripVersion.version, trip.version)))
    .where(eq(trip.userId, userId))
    .orderBy(trip.createdAt, trip.id);
}

/** Lists the visitor's orders with their travellers and contact. */
export async function listOrdersOf(db: Db, userId: string) {
  const { orderNo, lineId, date, tour, contact, currency, totalMinor, state, createdAt } = tourOrder;
  const { travellers, sealedTravellers } = tourOrder;
  return db
    .select({
      orderNo,
      lineId,
      date,
      tour,
      travellers,
      sealedTravellers,
      contact,
      currency,
      totalMinor,
      state,
      createdAt,
    })
    .from(tourOrder)
    .where(eq(tourOrder.userId, userId))
    .orderBy(tourOrder.createdAt, tourOrder.orderNo);
}

/** Returns whether the visitor has an order that is not travelled yet. Its personal data must be kept until then. */
export async function hasOpenOrder(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ orderNo: tourOrder.orderNo })
    .from(tourOrder)
    .where(
      and(eq(tourOrder.userId, userId), inArray(tourOrder.state, ['pending-payment', 'paid', 'confirmed'])),
    )
    .limit(1);
  return rows.length > 0;
}

/** Removes personal data from the visitor's orders. Dates and amounts remain for accounting. */
export const anonymiseOrdersOf = (db: Db, userId: string): Promise<void> =>
  anonymiseOrders(db, eq(tourOrder.userId, userId));

/** Removes personal data from orders that staff entered for customers without an account, whose tour ended before. */
export const anonymiseEnteredOrders = (db: Db, lastDayBefore: string): Promise<void> =>
  anonymiseOrders(
    db,
    and(isNull(tourOrder.userId), isNotNull(tourOrder.enteredBy), lt(tourOrder.lastDay, lastDayBefore)),
  );

async function anonymiseOrders(db: Db, where: SQL | undefined): Promise<void> {
  const found = await db.select({ orderNo: tourOrder.orderNo }).from(tourOrder).where(where);
  if (found.length === 0) return;
  const orderNumbers = found.map(({ orderNo }) => orderNo);
  await db
    .update(tourOrder)
    .set({
      contact: { name: 'Deleted account', email: 'deleted@account.invalid', phone: '+10000000' },
      travellers: sql`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', traveller -> 'kind', 'name', 'Deleted account')), '[]')
        from jsonb_array_elements(${tourOrder.travellers}) as traveller)`,
      sealedTravellers: null,
      requestHash: '',
      enteredBy: null,
    })
    .where(inArray(tourOrder.orderNo, orderNumbers));
  await db.delete(mail).where(inArray(mail.orderNo, orderNumbers));
  await db
    .update(orderEvent)
    .set({ actorName: 'Deleted account' })
    .where(and(eq(orderEvent.actor, 'visitor'), inArray(orderEvent.orderNo, orderNumbers)));
  await db
    .delete(orderEvent)
    .where(and(eq(orderEvent.what, 'note'), inArray(orderEvent.orderNo, orderNumbers)));
}

/** Lists the notes that staff wrote on the visitor's orders. */
export async function listOrderNotesOf(db: Db, userId: string) {
  return db
    .select({ orderNo: orderEvent.orderNo, at: orderEvent.at, note: orderEvent.note })
    .from(orderEvent)
    .innerJoin(tourOrder, eq(tourOrder.orderNo, orderEvent.orderNo))
    .where(and(eq(tourOrder.userId, userId), eq(orderEvent.what, 'note')))
    .orderBy(orderEvent.id);
}

/** Lists the visitor's photographs, whose files are removed with the account. */
export async function listPhotoIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviewPhoto.id })
    .from(reviewPhoto)
    .where(eq(reviewPhoto.userId, userId));
  return rows.map(({ id }) => id);
}

/** Subtracts a visitor's likes and favourites from the counts. Deleting the account removes the rows themselves. */
export async function subtractBehaviourOf(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    insert into ${behaviourDelta} (kind, target_type, target_id, slot, count)
    select kind, target_type, target_id, ${slotOf(userId)}, -1 from ${behaviour} where user_id = ${userId}
    order by target_type, target_id, kind
    on conflict (target_type, target_id, kind, slot) do update set count = ${behaviourDelta}.count - 1`);
}

/** Locks the account until the end of the transaction, so that nothing is added while it is deleted. */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
  return rows.length > 0;
}

export async function removeUser(db: Db, userId: string): Promise<void> {
  await db.delete(appUser).where(eq(appUser.id, userId));
}
