import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import { and, count, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripInvitation, tripMember } from '../tables/trip-member.table.ts';
import type { TripOwner } from './trip.queries.ts';

export type TripMemberRow = typeof tripMember.$inferSelect;
export type TripInvitationRow = typeof tripInvitation.$inferSelect;

/** Finds the membership of a visitor or of the holder of a trip key. The account takes precedence. */
export async function findMember(
  db: Db,
  tripId: string,
  { userId, keyHash }: TripOwner,
): Promise<TripMemberRow | undefined> {
  const identities = [
    ...(userId === undefined ? [] : [eq(tripMember.userId, userId)]),
    ...(keyHash === undefined ? [] : [eq(tripMember.keyHash, keyHash)]),
  ];
  if (identities.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(tripMember)
    .where(and(eq(tripMember.tripId, tripId), or(...identities)))
    .orderBy(sql`${tripMember.userId} nulls last`)
    .limit(1);
  return row;
}

export async function findOwnerMember(db: Db, tripId: string): Promise<TripMemberRow | undefined> {
  const [row] = await db
    .select()
    .from(tripMember)
    .where(and(eq(tripMember.tripId, tripId), eq(tripMember.role, 'owner')));
  return row;
}

/** Creates the row of the owner, or changes its name. */
export async function storeOwnerMember(
  db: Db,
  { id, tripId, name }: Pick<TripMemberRow, 'id' | 'tripId' | 'name'>,
): Promise<void> {
  const known = await findOwnerMember(db, tripId);
  if (known) await db.update(tripMember).set({ name }).where(eq(tripMember.id, known.id));
  else await db.insert(tripMember).values({ id, tripId, name, role: 'owner' });
}

/** Lists the people of a trip: the owner first, then in the order in which they joined. */
export async function listMembers(db: Db, tripId: string): Promise<TripMemberRow[]> {
  return db
    .select()
    .from(tripMember)
    .where(eq(tripMember.tripId, tripId))
    .orderBy(sql`${tripMember.role} <> 'owner'`, tripMember.createdAt, tripMember.id);
}

export async function countMembers(db: Db, tripId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tripMember)
    .where(and(eq(tripMember.tripId, tripId), ne(tripMember.role, 'owner')));
  return row?.total ?? 0;
}

export async function insertMember(
  db: Db,
  row: Omit<typeof tripMember.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db.insert(tripMember).values(row);
}

/** Changes the role of a member. Returns false when there is no such member; the owner is none. */
export async function setMemberRole(
  db: Db,
  tripId: string,
  { id, role }: { id: string; role: MemberRole },
): Promise<boolean> {
  const rows = await db
    .update(tripMember)
    .set({ role })
    .where(and(eq(tripMember.tripId, tripId), eq(tripMember.id, id), ne(tripMember.role, 'owner')))
    .returning({ id: tripMember.id });
  return rows.length > 0;
}

/** Removes a member. Returns false when there is no such member; the owner is none. */
export async function removeMember(db: Db, tripId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(tripMember)
    .where(and(eq(tripMember.tripId, tripId), eq(tripMember.id, id), ne(tripMember.role, 'owner')))
    .returning({ id: tripMember.id });
  return rows.length > 0;
}

/** Moves the memberships of a trip key to an account, and removes those the account has already or owns. */
export async function claimMemberships(db: Db, keyHash: string, userId: string): Promise<void> {
  const taken = db.select({ id: tripMember.tripId }).from(tripMember).where(eq(tripMember.userId, userId));
  const owned = db.select({ id: trip.id }).from(trip).where(eq(trip.userId, userId));
  await db
    .delete(tripMember)
    .where(
      and(
        eq(tripMember.keyHash, keyHash),
        or(inArray(tripMember.tripId, taken), inArray(tripMember.tripId, owned)),
      ),
    );
  await db.update(tripMember).set({ userId, keyHash: null }).where(eq(tripMember.keyHash, keyHash));
}

/** Lists the trips that a visitor has joined, for the data export. */
export async function listMembershipsOf(db: Db, userId: string) {
  const { name, role, createdAt } = tripMember;
  return db
    .select({ trip: trip.title, name, role, joinedAt: createdAt })
    .from(tripMember)
    .innerJoin(trip, eq(trip.id, tripMember.tripId))
    .where(eq(tripMember.userId, userId))
    .orderBy(tripMember.createdAt, tripMember.id);
}

export async function insertInvitation(db: Db, row: typeof tripInvitation.$inferInsert): Promise<void> {
  await db.insert(tripInvitation).values(row);
}

/** Lists the invitations of a trip that have not expired, newest first. */
export async function listInvitations(db: Db, tripId: string, now: Date): Promise<TripInvitationRow[]> {
  return db
    .select()
    .from(tripInvitation)
    .where(and(eq(tripInvitation.tripId, tripId), gt(tripInvitation.expiresAt, now)))
    .orderBy(sql`${tripInvitation.createdAt} desc`, tripInvitation.id);
}

/** Lists the addresses that a visitor has invited, for the data export. */
export async function listInvitationsOf(db: Db, userId: string) {
  const { email, role, createdAt, expiresAt } = tripInvitation;
  return db
    .select({ trip: trip.title, email, role, createdAt, expiresAt })
    .from(tripInvitation)
    .innerJoin(trip, eq(trip.id, tripInvitation.tripId))
    .where(eq(trip.userId, userId))
    .orderBy(tripInvitation.createdAt, tripInvitation.id);
}

export async function findInvitation(
  db: Db,
  secretHash: string,
  now: Date,
): Promise<TripInvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(tripInvitation)
    .where(and(eq(tripInvitation.secretHash, secretHash), gt(tripInvitation.expiresAt, now)));
  return row;
}

/** Removes an invitation. Returns false when there is none. */
export async function removeInvitation(db: Db, tripId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(tripInvitation)
    .where(and(eq(tripInvitation.tripId, tripId), eq(tripInvitation.id, id)))
    .returning({ id: tripInvitation.id });
  return rows.length > 0;
}

export async function removeExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(tripInvitation).where(lt(tripInvitation.expiresAt, now));
}
