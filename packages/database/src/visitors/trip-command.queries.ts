import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip, tripVersion } from '../tables/trip.table.ts';
import { tripCommand } from '../tables/trip-member.table.ts';

type TripCommandRow = typeof tripCommand.$inferSelect;

/** Commands older than the newest ones of a trip are deleted; a browser sends a command again within days. */
const commandsKept = 1000;
/** Versions that commands created are at least this far apart. */
const versionSpacingSeconds = 120;

export async function listCommandsById(
  db: Db,
  tripId: string,
  ids: readonly string[],
): Promise<TripCommandRow[]> {
  return db
    .select()
    .from(tripCommand)
    .where(and(eq(tripCommand.tripId, tripId), inArray(tripCommand.id, [...ids])));
}

/** Returns version and time of the last change of trips. */
export async function listTripStamps(db: Db, ids: readonly string[]) {
  return db
    .select({ id: trip.id, version: trip.version, updatedAt: trip.updatedAt })
    .from(trip)
    .where(inArray(trip.id, [...ids]));
}

export async function countCommandsOf(db: Db, memberId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tripCommand)
    .where(and(eq(tripCommand.memberId, memberId), gt(tripCommand.createdAt, since)));
  return row?.total ?? 0;
}

export async function insertCommands(
  db: Db,
  rows: readonly (typeof tripCommand.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(tripCommand).values([...rows]);
}

/** Removes all but the newest commands of a trip. */
export async function pruneCommands(db: Db, tripId: string): Promise<void> {
  const oldest = db
    .select({ createdAt: tripCommand.createdAt })
    .from(tripCommand)
    .where(eq(tripCommand.tripId, tripId))
    .orderBy(desc(tripCommand.createdAt))
    .offset(commandsKept)
    .limit(1);
  await db
    .delete(tripCommand)
    .where(and(eq(tripCommand.tripId, tripId), sql`${tripCommand.createdAt} <= ${oldest}`));
}

/**
 * Removes a version that a command created and another one has replaced, unless it is far enough from the version before
 * it, or has a name. Without this, a minute of editing together would push all older versions out of the history.
 */
export async function thinVersion(db: Db, tripId: string, version: number): Promise<void> {
  const isFromCommand = sql`exists (select 1 from ${tripCommand} where ${tripCommand.tripId} = ${tripId}
    and ${tripCommand.version} = ${version} and ${tripCommand.status} = 'done')`;
  const before = sql`(select max(older.created_at) from ${tripVersion} older
    where older.trip_id = ${tripId} and older.version < ${version} and older.kind <> 'conflict')`;
  await db
    .delete(tripVersion)
    .where(
      and(
        eq(tripVersion.tripId, tripId),
        eq(tripVersion.version, version),
        isNull(tripVersion.name),
        isFromCommand,
        sql`${tripVersion.createdAt} < ${before} + make_interval(secs => ${versionSpacingSeconds})`,
      ),
    );
}
