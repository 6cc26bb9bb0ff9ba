import type { Remarks } from '@yunyou/contract/trip/remarks.schema';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripMember } from '../tables/trip-member.table.ts';
import { tripComment, tripSuggestion, tripVote } from '../tables/trip-remarks.table.ts';

/** Reads comments, votes and suggestions of a trip. */
export async function readRemarks(db: Db, tripId: string): Promise<Remarks> {
  const comments = await db
    .select()
    .from(tripComment)
    .where(eq(tripComment.tripId, tripId))
    .orderBy(tripComment.createdAt, tripComment.id);
  const votes = await db
    .select()
    .from(tripVote)
    .where(eq(tripVote.tripId, tripId))
    .orderBy(tripVote.stopKey, tripVote.memberId);
  const suggestions = await db
    .select()
    .from(tripSuggestion)
    .where(eq(tripSuggestion.tripId, tripId))
    .orderBy(tripSuggestion.createdAt, tripSuggestion.id);
  return {
    comments: comments.map(({ id, memberId, target, text, createdAt }) => ({
      id,
      memberId,
      target,
      text,
      createdAt: createdAt.toISOString(),
    })),
    votes: votes.map(({ memberId, stopKey }) => ({ memberId, key: stopKey })),
    suggestions: suggestions.map(({ id, memberId, change, status, decidedBy, createdAt }) => ({
      id,
      memberId,
      change,
      status,
      ...(decidedBy !== null && { decidedBy }),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Stores what differs between two states of the remarks on a trip. */
export async function storeRemarks(
  db: Db,
  tripId: string,
  { before, after }: { before: Remarks; after: Remarks },
): Promise<void> {
  await storeComments(db, tripId, before.comments, after.comments);
  await storeVotes(db, tripId, before.votes, after.votes);
  await storeSuggestions(db, tripId, before.suggestions, after.suggestions);
}

/** Returns the entries of one list that another list does not have. The lists share the objects that did not change. */
const without = <T>(list: readonly T[], other: readonly T[]): T[] => {
  const known = new Set(other);
  return list.filter((entry) => !known.has(entry));
};

async function storeComments(
  db: Db,
  tripId: string,
  before: Remarks['comments'],
  after: Remarks['comments'],
): Promise<void> {
  const gone = without(before, after).map(({ id }) => id);
  if (gone.length > 0)
    await db.delete(tripComment).where(and(eq(tripComment.tripId, tripId), inArray(tripComment.id, gone)));
  const added = without(after, before).map((comment) => ({
    ...comment,
    tripId,
    createdAt: new Date(comment.createdAt),
  }));
  if (added.length > 0) await db.insert(tripComment).values(added);
}

async function storeVotes(
  db: Db,
  tripId: string,
  before: Remarks['votes'],
  after: Remarks['votes'],
): Promise<void> {
  for (const { memberId, key } of without(before, after))
    await db
      .delete(tripVote)
      .where(and(eq(tripVote.tripId, tripId), eq(tripVote.memberId, memberId), eq(tripVote.stopKey, key)));
  const added = without(after, before).map(({ memberId, key }) => ({ tripId, memberId, stopKey: key }));
  if (added.length > 0) await db.insert(tripVote).values(added).onConflictDoNothing();
}

async function storeSuggestions(
  db: Db,
  tripId: string,
  before: Remarks['suggestions'],
  after: Remarks['suggestions'],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0)
    await db
      .delete(tripSuggestion)
      .where(and(eq(tripSuggestion.tripId, tripId), inArray(tripSuggestion.id, gone)));
  for (const { decidedBy = null, createdAt, ...suggestion } of without(after, before)) {
    const row = { ...suggestion, tripId, decidedBy, createdAt: new Date(createdAt) };
    await db
      .insert(tripSuggestion)
      .values(row)
      .onConflictDoUpdate({
        target: [tripSuggestion.tripId, tripSuggestion.id],
        set: { status: row.status, decidedBy },
      });
  }
}

/** Marks the remarks on trips and their records as changed, when those of a person are removed with the person. */
export async function touchRemarks(db: Db, tripIds: readonly string[]): Promise<void> {
  if (tripIds.length === 0) return;
  await db
    .update(trip)
    .set({
      remarksVersion: sql`${trip.remarksVersion} + 1`,
      recordsVersion: sql`${trip.recordsVersion} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(trip.id, [...tripIds]));
}

/** Marks the remarks on the trips that an account has joined as changed, before the account is removed. */
export async function touchJoinedTrips(db: Db, userId: string): Promise<void> {
  const joined = await db
    .select({ id: tripMember.tripId })
    .from(tripMember)
    .where(eq(tripMember.userId, userId));
  await touchRemarks(
    db,
    joined.map(({ id }) => id),
  );
}

/** Lists the comments, votes and suggestions of an account, on own trips and on those it has joined, for the data export. */
export async function listRemarksOf(db: Db, userId: string) {
  const isOwn = or(eq(tripMember.userId, userId), and(eq(tripMember.role, 'owner'), eq(trip.userId, userId)));
  const ofTrip = (memberId: PgColumn) => eq(tripMember.id, memberId);
  const comments = await db
    .select({
      trip: trip.title,
      about: tripComment.target,
      text: tripComment.text,
      createdAt: tripComment.createdAt,
    })
    .from(tripComment)
    .innerJoin(tripMember, ofTrip(tripComment.memberId))
    .innerJoin(trip, eq(trip.id, tripMember.tripId))
    .where(isOwn)
    .orderBy(tripComment.createdAt, tripComment.id);
  const votes = await db
    .select({ trip: trip.title, stop: tripVote.stopKey })
    .from(tripVote)
    .innerJoin(tripMember, ofTrip(tripVote.memberId))
    .innerJoin(trip, eq(trip.id, tripMember.tripId))
    .where(isOwn)
    .orderBy(trip.title, tripVote.stopKey);
  const suggestions = await db
    .select({
      trip: trip.title,
      change: tripSuggestion.change,
      status: tripSuggestion.status,
      createdAt: tripSuggestion.createdAt,
    })
    .from(tripSuggestion)
    .innerJoin(tripMember, ofTrip(tripSuggestion.memberId))
    .innerJoin(trip, eq(trip.id, tripMember.tripId))
    .where(isOwn)
    .orderBy(tripSuggestion.createdAt, tripSuggestion.id);
  return { comments, votes, suggestions };
}
