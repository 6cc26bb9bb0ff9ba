import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripMember } from '../tables/trip-member.table.ts';
import { tripReminder } from '../tables/trip-reminder.table.ts';

export type TripReminderRow = typeof tripReminder.$inferSelect;

const ofPerson = (memberId: string | null) =>
  memberId === null ? isNull(tripReminder.memberId) : eq(tripReminder.memberId, memberId);

interface Device {
  tripId: string;
  /** Null for the owner of the trip. */
  memberId: string | null;
  endpoint: string;
}

const isDevice = ({ tripId, memberId, endpoint }: Device) =>
  and(eq(tripReminder.tripId, tripId), ofPerson(memberId), eq(tripReminder.endpoint, endpoint));

export async function hasReminder(db: Db, device: Device): Promise<boolean> {
  const rows = await db.select({ id: tripReminder.id }).from(tripReminder).where(isDevice(device));
  return rows.length > 0;
}

/** Counts the other devices of a person that get reminders of a trip. */
export async function countOtherReminders(db: Db, { tripId, memberId, endpoint }: Device): Promise<number> {
  const rows = await db
    .select({ endpoint: tripReminder.endpoint })
    .from(tripReminder)
    .where(and(eq(tripReminder.tripId, tripId), ofPerson(memberId)));
  return rows.filter((row) => row.endpoint !== endpoint).length;
}

/** Stores a device, or its new keys, person and time zone. */
export async function storeReminder(db: Db, row: typeof tripReminder.$inferInsert): Promise<void> {
  const { memberId = null, p256dh, auth, timeZone } = row;
  await db
    .insert(tripReminder)
    .values(row)
    .onConflictDoUpdate({
      target: [tripReminder.tripId, tripReminder.endpoint],
      set: { memberId, p256dh, auth, timeZone },
    });
}

export async function removeReminder(db: Db, device: Device): Promise<void> {
  await db.delete(tripReminder).where(isDevice(device));
}

export async function removeReminders(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(tripReminder).where(inArray(tripReminder.id, [...ids]));
}

/** Lists the time zones of all devices. */
export async function listReminderZones(db: Db): Promise<string[]> {
  const rows = await db
    .select({ timeZone: tripReminder.timeZone })
    .from(tripReminder)
    .groupBy(tripReminder.timeZone);
  return rows.map(({ timeZone }) => timeZone);
}

/** Lists devices of a time zone that have no reminders of a local day yet, by trip, from the one after `after`. */
export async function listDueReminders(
  db: Db,
  due: {
    timeZone: string;
    date: string;
    after?: Pick<TripReminderRow, 'tripId' | 'id'> | undefined;
    limit: number;
  },
): Promise<TripReminderRow[]> {
  const { timeZone, date, after, limit } = due;
  const { tripId, id } = tripReminder;
  return db
    .select()
    .from(tripReminder)
    .where(
      and(
        eq(tripReminder.timeZone, timeZone),
        lt(tripReminder.sentOn, date),
        after && sql`(${tripId}, ${id}) > (${after.tripId}, ${after.id})`,
      ),
    )
    .orderBy(tripId, id)
    .limit(limit);
}

export async function markReminders(db: Db, ids: readonly string[], date: string): Promise<void> {
  if (ids.length > 0)
    await db
      .update(tripReminder)
      .set({ sentOn: date })
      .where(inArray(tripReminder.id, [...ids]));
}

/** Lists the devices that a visitor gets reminders on, for the data export. */
export async function listRemindersOf(db: Db, userId: string) {
  const { endpoint, timeZone, createdAt } = tripReminder;
  const ownMembers = db.select({ id: tripMember.id }).from(tripMember).where(eq(tripMember.userId, userId));
  return db
    .select({ trip: trip.title, endpoint, timeZone, createdAt })
    .from(tripReminder)
    .innerJoin(trip, eq(trip.id, tripReminder.tripId))
    .where(
      or(
        and(eq(trip.userId, userId), isNull(tripReminder.memberId)),
        inArray(tripReminder.memberId, ownMembers),
      ),
    )
    .orderBy(createdAt, tripReminder.id);
}
