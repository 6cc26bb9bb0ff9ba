import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip, tripFile } from '../tables/trip.table.ts';
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

/** Counts the files of a trip, the bytes of all files of its owner, and the bytes of all files without an account. */
export async function measureTripFiles(db: Db, tripId: string, owner: TripOwner) {
  const bytes = sql<number>`coalesce(${sum(tripFile.bytes)}, 0)::float8`;
  const [ofTrip] = await db.select({ files: count() }).from(tripFile).where(eq(tripFile.tripId, tripId));
  const bytesWhere = async (where: ReturnType<typeof ownedBy>) => {
    const [found] = await db
      .select({ bytes })
      .from(tripFile)
      .innerJoin(trip, eq(trip.id, tripFile.tripId))
      .where(where);
    return found?.bytes ?? 0;
  };
  return {
    files: ofTrip?.files ?? 0,
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

/** Lists the files of all trips of a visitor, for the data export. */
export async function listTripFilesOf(db: Db, userId: string) {
  const { id, tripId, target, name, type, bytes, createdAt } = tripFile;
  return db
    .select({ id, tripId, target, name, type, bytes, createdAt })
    .from(tripFile)
    .innerJoin(trip, eq(trip.id, tripFile.tripId))
    .where(eq(trip.userId, userId))
    .orderBy(createdAt, id);
}
