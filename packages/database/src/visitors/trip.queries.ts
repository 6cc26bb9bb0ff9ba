import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip, tripVersion } from '../tables/trip.table.ts';

export type TripRow = typeof trip.$inferSelect;
type TripVersionRow = typeof tripVersion.$inferSelect;
type TripChange = Partial<Omit<typeof trip.$inferInsert, 'id'>>;

/** Owner of a trip: a signed-in visitor, or the holder of a trip key. */
export interface TripOwner {
  userId?: string | undefined;
  keyHash?: string | undefined;
}

export async function insertTrip(db: Db, row: typeof trip.$inferInsert): Promise<TripRow> {
  const [inserted] = await db.insert(trip).values(row).returning();
  if (!inserted) throw new Error('Inserting the trip returned no row');
  return inserted;
}

export async function findTrip(db: Db, id: string): Promise<TripRow | undefined> {
  const [row] = await db.select().from(trip).where(eq(trip.id, id));
  return row;
}

export async function findTripByCalendarKey(db: Db, calendarKey: string): Promise<TripRow | undefined> {
  const [row] = await db.select().from(trip).where(eq(trip.calendarKey, calendarKey));
  return row;
}

/** Finds a trip and locks its row until the end of the transaction, so that concurrent saves run one after another. */
export async function lockTrip(db: Db, id: string): Promise<TripRow | undefined> {
  const [row] = await db.select().from(trip).where(eq(trip.id, id)).for('update');
  return row;
}

export async function updateTrip(db: Db, id: string, change: TripChange): Promise<TripRow | undefined> {
  const [row] = await db
    .update(trip)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(trip.id, id))
    .returning();
  return row;
}

/** Stores the progress of planning. Returns false when the trip is no longer being planned. */
export async function updateTripProgress(
  db: Db,
  id: string,
  change: Pick<TripChange, 'progress' | 'draft' | 'cityIds'>,
): Promise<boolean> {
  const rows = await db
    .update(trip)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(trip.id, id), eq(trip.status, 'planning')))
    .returning({ id: trip.id });
  return rows.length > 0;
}

/**
 * Takes the planning lease of a trip. Returns undefined when another process holds it or planning is finished. Uses the
 * clock of the database, so that all processes agree.
 */
export async function leaseTrip(db: Db, id: string, seconds: number): Promise<TripRow | undefined> {
  const [row] = await db
    .update(trip)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(trip.id, id),
        eq(trip.status, 'planning'),
        or(isNull(trip.leasedUntil), lt(trip.leasedUntil, sql`now()`)),
      ),
    )
    .returning();
  return row;
}

/** Stores the generated text of a version. Does nothing when the trip has a newer version. */
export async function storeGeneratedText(
  db: Db,
  id: string,
  { version, generatedText }: { version: number; generatedText: NonNullable<TripChange['generatedText']> },
): Promise<void> {
  await db
    .update(trip)
    .set({ generatedText })
    .where(and(eq(trip.id, id), eq(trip.version, version)));
}

export async function removeTrip(db: Db, id: string): Promise<void> {
  await db.delete(trip).where(eq(trip.id, id));
}

export async function insertTripVersion(db: Db, row: typeof tripVersion.$inferInsert): Promise<void> {
  await db.insert(tripVersion).values(row);
}

export async function findTripVersion(
  db: Db,
  tripId: string,
  version: number,
): Promise<TripVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(tripVersion)
    .where(and(eq(tripVersion.tripId, tripId), eq(tripVersion.version, version)));
  return row;
}

export async function listTripVersions(db: Db, tripId: string, limit: number): Promise<TripVersionRow[]> {
  return db
    .select()
    .from(tripVersion)
    .where(eq(tripVersion.tripId, tripId))
    .orderBy(desc(tripVersion.version))
    .limit(limit);
}

export async function countNamedVersions(db: Db, tripId: string): Promise<number> {
  const [counted] = await db
    .select({ named: count() })
    .from(tripVersion)
    .where(and(eq(tripVersion.tripId, tripId), isNotNull(tripVersion.name)));
  return counted?.named ?? 0;
}

/** Sets or removes the name of a version. Returns false when there is no such version. */
export async function nameTripVersion(
  db: Db,
  tripId: string,
  { version, name }: { version: number; name: string | null },
): Promise<boolean> {
  const rows = await db
    .update(tripVersion)
    .set({ name })
    .where(and(eq(tripVersion.tripId, tripId), eq(tripVersion.version, version)))
    .returning({ version: tripVersion.version });
  return rows.length > 0;
}

/** Finds the last version before another one, leaving out conflicts, which were never current. */
export async function findVersionBefore(
  db: Db,
  tripId: string,
  version: number,
): Promise<TripVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(tripVersion)
    .where(
      and(eq(tripVersion.tripId, tripId), lt(tripVersion.version, version), ne(tripVersion.kind, 'conflict')),
    )
    .orderBy(desc(tripVersion.version))
    .limit(1);
  return row;
}

/** Removes all but the newest `keep` versions. The current version and named versions are never removed. */
export async function pruneTripVersions(
  db: Db,
  tripId: string,
  { current, keep }: { current: number; keep: number },
): Promise<void> {
  const newest = db
    .select({ version: tripVersion.version })
    .from(tripVersion)
    .where(eq(tripVersion.tripId, tripId))
    .orderBy(desc(tripVersion.version))
    .limit(keep);
  await db
    .delete(tripVersion)
    .where(
      and(
        eq(tripVersion.tripId, tripId),
        sql`${tripVersion.version} not in ${newest}`,
        sql`${tripVersion.version} <> ${current}`,
        isNull(tripVersion.name),
      ),
    );
}

export interface TripFilter {
  owner: TripOwner;
  state: 'current' | 'archived' | 'all';
  keyword?: string | undefined;
}

/** Lists the trips that a caller owns or has joined, with their current versions, latest change first. */
export async function listTrips(db: Db, filter: TripFilter, slice: { limit: number; offset: number }) {
  const where = and(
    sql`${trip.id} in (${idsOf(filter.owner)})`,
    { all: undefined, current: isNull(trip.archivedAt), archived: isNotNull(trip.archivedAt) }[filter.state],
    filter.keyword
      ? ilike(trip.title, `%${filter.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        trip,
        plan: tripVersion.plan,
        problemCount: sql<number>`coalesce(jsonb_array_length(${tripVersion.problems}), 0)`,
        canEdit: sql<boolean>`${ownedBy(filter.owner)} or ${joinedBy(filter.owner, 'editor')}`,
      })
      .from(trip)
      .leftJoin(tripVersion, and(eq(tripVersion.tripId, trip.id), eq(tripVersion.version, trip.version)))
      .where(where)
      .orderBy(desc(trip.updatedAt), trip.id)
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(trip).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Selects the ids of own and joined trips. A union, because PostgreSQL reads the whole table for "own or joined", which uses
 * two indexes.
 */
function idsOf(owner: TripOwner): SQL {
  const own = sql`select id from ${trip} where ${ownedBy(owner)}`;
  const joined = selectJoined(owner);
  return joined ? sql`${own} union all ${joined}` : own;
}

/** Matches trips of others that a visitor or the holder of a trip key has joined, in any role or in the given one. */
function joinedBy(owner: TripOwner, role?: MemberRole): SQL {
  const joined = selectJoined(owner, role);
  return joined ? sql`${trip.id} in (${joined})` : sql`false`;
}

function selectJoined({ userId, keyHash }: TripOwner, role?: MemberRole): SQL | undefined {
  const own = [
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
    ...(keyHash === undefined ? [] : [sql`key_hash = ${keyHash}`]),
  ];
  if (own.length === 0) return undefined;
  const inRole = role === undefined ? sql`true` : sql`role = ${role}`;
  return sql`select trip_id from trip_member where (${sql.join(own, sql` or `)}) and ${inRole}`;
}

/** Matches no trips when the owner is empty. */
export function ownedBy({ userId, keyHash }: TripOwner): SQL {
  const own = [
    ...(userId === undefined ? [] : [eq(trip.userId, userId)]),
    ...(keyHash === undefined ? [] : [and(isNull(trip.userId), eq(trip.keyHash, keyHash))]),
  ];
  return or(...own) ?? sql`false`;
}

/** Transfers the trips of a key to a visitor's account. The key no longer gives access. Returns their ids. */
export async function claimTrips(db: Db, keyHash: string, userId: string): Promise<string[]> {
  const rows = await db
    .update(trip)
    .set({ userId, keyHash: null, updatedAt: sql`now()` })
    .where(and(isNull(trip.userId), eq(trip.keyHash, keyHash)))
    .returning({ id: trip.id });
  return rows.map(({ id }) => id);
}

/** Removes trips without an account that were not changed since `before` and have no link or calendar that others use. */
export async function removeAbandonedTrips(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: trip.id })
    .from(trip)
    .where(
      and(isNull(trip.userId), isNull(trip.shareKey), isNull(trip.calendarKey), lt(trip.updatedAt, before)),
    )
    .limit(limit);
  const rows = await db.delete(trip).where(inArray(trip.id, old)).returning({ id: trip.id });
  return rows.length;
}
