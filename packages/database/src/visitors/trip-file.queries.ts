import { and, eq, exists, inArray, isNull, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripFile } from '../tables/trip-file.table.ts';
import { tripMember } from '../tables/trip-member.table.ts';
import { ownedBy, type TripOwner } from './trip.queries.ts';

export type TripFileRow = typeof tripFile.$inferSelect;

export async function insertTripFile(db: Db, row: typeof tripFile.$inferInsert): Promise<TripFileRow> {
  const [inserted] = await db.insert(tripFile).values(row).returning();
  if (!inserted) throw new Error('Inserting the file returned no row');
  return inserted;
}

export async function listTripFiles(db: Db, tripId: string): Promise<TripFileRow[]> {
  return db
    .select()
    .from(tripFile)
    .where(eq(tripFile.tripId, tripId))
    .orderBy(tripFile.createdAt, tripFile.id);
}

export async function findTripFile(db: Db, tripId: string, id: string): Promise<TripFileRow | undefined> {
  const [row] = await db
    .select()
    .from(tripFile)
    .where(and(eq(tripFile.tripId, tripId), eq(tripFile.id, id)));
  return row;
}

/** Lists what the files of a trip belong to, and measures the bytes of all files of its owner, and the bytes of all files without an account. */
export async function measureTripFiles(db: Db, tripId: string, owner: TripOwner) {
  const bytes = sql<number>`coalesce(${sum(tripFile.bytes)}, 0)::float8`;
  const ofTrip = await db
    .select({ target: tripFile.target })
    .from(tripFile)
    .where(eq(tripFile.tripId, tripId));
  const bytesWhere = async (where: ReturnType<typeof ownedBy>) => {
    const [found] = await db
      .select({ bytes })
      .from(tripFile)
      .innerJoin(trip, eq(trip.id, tripFile.tripId))
      .where(where);
    return found?.bytes ?? 0;
  };
  return {
    targets: ofTrip.map(({ target }) => target),
    ownerBytes: await bytesWhere(ownedBy(owner)),
    unclaimedBytes: await bytesWhere(isNull(trip.userId)),
  };
}

/** Takes a file out of its trip. Its row stays until its bytes are removed. Returns false when there is none. */
export async function releaseTripFile(db: Db, tripId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(tripFile)
    .set({ tripId: null })
    .where(and(eq(tripFile.tripId, tripId), eq(tripFile.id, id)))
    .returning({ id: tripFile.id });
  return rows.length > 0;
}

/** Takes the files of a member out of its trip, before the member is removed. */
export async function releaseFilesOfMember(db: Db, tripId: string, memberId: string): Promise<void> {
  await db
    .update(tripFile)
    .set({ tripId: null })
    .where(and(eq(tripFile.tripId, tripId), eq(tripFile.authorId, memberId)));
}

/** Takes the files that an account has added to trips of other people out of them, before the account is removed. */
export async function releaseFilesOfAccount(db: Db, userId: string): Promise<void> {
  await db
    .update(tripFile)
    .set({ tripId: null })
    .where(inArray(tripFile.authorId, membersOf(db, userId)));
}

const membersOf = (db: Db, userId: string) =>
  db.select({ id: tripMember.id }).from(tripMember).where(eq(tripMember.userId, userId));

/** Moves the files of a guest to the membership of the account, where both are members of a trip. */
export async function moveFilesToAccount(db: Db, keyHash: string, userId: string): Promise<void> {
  const guest = alias(tripMember, 'guest');
  const stays = db
    .select({ id: tripMember.id })
    .from(tripMember)
    .where(and(eq(tripMember.userId, userId), eq(tripMember.tripId, tripFile.tripId)));
  const guests = db.select({ id: guest.id }).from(guest).where(eq(guest.keyHash, keyHash));
  await db
    .update(tripFile)
    .set({ authorId: sql`(${stays})` })
    .where(and(inArray(tripFile.authorId, guests), exists(stays)));
}

/** Lists files without a trip: removed ones, and those of deleted trips and accounts. */
export async function listReleasedTripFiles(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tripFile.id })
    .from(tripFile)
    .where(isNull(tripFile.tripId))
    .orderBy(tripFile.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function removeTripFileRows(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(tripFile).where(and(isNull(tripFile.tripId), inArray(tripFile.id, [...ids])));
}

/** Lists the files of all trips of a visitor, and those added to trips of other people, for the data export. */
export async function listTripFilesOf(db: Db, userId: string) {
  const { id, tripId, target, name, type, bytes, createdAt, authorId } = tripFile;
  return db
    .select({ id, tripId, target, name, type, bytes, createdAt })
    .from(tripFile)
    .innerJoin(trip, eq(trip.id, tripFile.tripId))
    .where(or(and(eq(trip.userId, userId), isNull(authorId)), inArray(authorId, membersOf(db, userId))))
    .orderBy(createdAt, id);
}
