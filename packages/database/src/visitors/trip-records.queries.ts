import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { Expense, TripCosts, TripJournal } from '@yunyou/contract/trip/records.schema';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripExpense } from '../tables/trip-expense.table.ts';
import { tripFile } from '../tables/trip-file.table.ts';
import { tripMember } from '../tables/trip-member.table.ts';
import type { TripRow } from './trip.queries.ts';

/** Reads the costs of a trip. `currency` is used before the first expense. */
export async function readCosts(
  db: Db,
  { id, costCurrency, costsShared, namedTravellers }: TripRow,
  { currency }: { currency: Currency },
): Promise<TripCosts> {
  const rows = await db
    .select()
    .from(tripExpense)
    .where(eq(tripExpense.tripId, id))
    .orderBy(tripExpense.createdAt, tripExpense.id);
  return {
    currency: costCurrency ?? currency,
    expenses: rows.map((row) => ({
      ...row.details,
      id: row.id,
      what: row.what,
      createdAt: row.createdAt.toISOString(),
    })),
    named: namedTravellers,
    isShared: costsShared,
  };
}

/** Stores what differs between two states of the costs. Receipts of deleted expenses wait for the removal of their bytes. */
export async function storeCosts(
  db: Db,
  tripId: string,
  { before, after, authorId }: { before: TripCosts; after: TripCosts; authorId: string | null },
): Promise<TripRow | undefined> {
  const kept = new Set(after.expenses.map(({ id }) => id));
  const gone = before.expenses.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await removeExpenses(db, tripId, gone);
  const known = new Map(before.expenses.map((expense) => [expense.id, expense]));
  for (const expense of after.expenses) {
    const older = known.get(expense.id);
    // The author is the person who wrote the text, not one who changed the currency of all.
    if (older !== expense)
      await storeExpense(db, tripId, expense, older?.what === expense.what ? undefined : authorId);
  }
  const [row] = await db
    .update(trip)
    .set({
      recordsVersion: sql`${trip.recordsVersion} + 1`,
      costCurrency: after.currency,
      costsShared: after.isShared,
      namedTravellers: after.named,
      updatedAt: sql`now()`,
    })
    .where(eq(trip.id, tripId))
    .returning();
  return row;
}

/** Stores the journal. The caller stores the costs, too, which counts the version of the records. */
export async function storeJournal(db: Db, tripId: string, { missed, isShared }: TripJournal): Promise<void> {
  await db.update(trip).set({ missedStops: missed, journalShared: isShared }).where(eq(trip.id, tripId));
}

async function removeExpenses(db: Db, tripId: string, ids: readonly string[]): Promise<void> {
  await db.delete(tripExpense).where(and(eq(tripExpense.tripId, tripId), inArray(tripExpense.id, [...ids])));
  const targets = ids.map((id) => `expense/${id}`);
  await db
    .update(tripFile)
    .set({ tripId: null })
    .where(and(eq(tripFile.tripId, tripId), inArray(tripFile.target, targets)));
}

async function storeExpense(
  db: Db,
  tripId: string,
  { id, what, createdAt, ...details }: Expense,
  authorId: string | null | undefined,
): Promise<void> {
  await db
    .insert(tripExpense)
    .values({ id, tripId, authorId: authorId ?? null, what, details, createdAt: new Date(createdAt) })
    .onConflictDoUpdate({
      target: [tripExpense.tripId, tripExpense.id],
      set: { what, details, ...(authorId !== undefined && { authorId }) },
    });
}

/**
 * Removes what people wrote about expenses, before they leave their trips. Amounts that others share stay; expenses that a person
 * paid for themselves alone are removed.
 */
async function forgetExpenses(db: Db, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const { tripId, id, details } = tripExpense;
  const isForPayerAlone = sql`not exists (
    select 1 from jsonb_array_elements(${details} -> 'shares') share where share ->> 'travellerId' <> ${tripMember.id})`;
  const own = await db
    .select({ tripId, id })
    .from(tripExpense)
    .innerJoin(
      tripMember,
      and(eq(tripMember.tripId, tripId), sql`${details} ->> 'paidBy' = ${tripMember.id}`),
    )
    .where(and(inArray(tripMember.id, [...memberIds]), isForPayerAlone));
  for (const expense of own) await removeExpenses(db, expense.tripId, [expense.id]);
  await db
    .update(tripExpense)
    .set({ what: '', authorId: null })
    .where(inArray(tripExpense.authorId, [...memberIds]));
}

/** Removes what a member wrote about expenses of a trip, and those that concern this member alone. */
export async function forgetExpensesOfMember(db: Db, tripId: string, memberId: string): Promise<void> {
  const rows = await db
    .select({ id: tripMember.id })
    .from(tripMember)
    .where(and(eq(tripMember.tripId, tripId), eq(tripMember.id, memberId)));
  await forgetExpenses(
    db,
    rows.map(({ id }) => id),
  );
}

/** Forgets expenses like `forgetExpensesOfMember`, on all trips that an account has joined. */
export async function forgetExpensesOfAccount(db: Db, userId: string): Promise<void> {
  const rows = await db.select({ id: tripMember.id }).from(tripMember).where(eq(tripMember.userId, userId));
  await forgetExpenses(
    db,
    rows.map(({ id }) => id),
  );
}

/** Moves the expenses of a guest to the membership of the account, where both are members of a trip. */
export async function moveExpensesToAccount(db: Db, keyHash: string, userId: string): Promise<void> {
  const guest = alias(tripMember, 'guest');
  const pairs = await db
    .select({ tripId: guest.tripId, from: guest.id, to: tripMember.id })
    .from(guest)
    .innerJoin(tripMember, and(eq(tripMember.tripId, guest.tripId), eq(tripMember.userId, userId)))
    .where(eq(guest.keyHash, keyHash));
  const { details, authorId } = tripExpense;
  for (const { tripId, from, to } of pairs)
    await db
      .update(tripExpense)
      .set({
        // Ids of members are UUIDs, which occur nowhere else in the details.
        details: sql`replace(${details}::text, ${from}, ${to})::jsonb`,
        authorId: sql`case when ${authorId} = ${from} then ${to} else ${authorId} end`,
      })
      .where(eq(tripExpense.tripId, tripId));
}

/** Lists the expenses of own trips, and those that an account wrote or paid on trips it has joined, for the data export. */
export async function listExpensesOf(db: Db, userId: string) {
  const { what, details, createdAt } = tripExpense;
  const ownMembers = db.select({ id: tripMember.id }).from(tripMember).where(eq(tripMember.userId, userId));
  return db
    .select({ trip: trip.title, what, details, createdAt })
    .from(tripExpense)
    .innerJoin(trip, eq(trip.id, tripExpense.tripId))
    .where(
      or(
        eq(trip.userId, userId),
        inArray(tripExpense.authorId, ownMembers),
        inArray(sql`${details} ->> 'paidBy'`, ownMembers),
      ),
    )
    .orderBy(createdAt, tripExpense.id);
}
