import type { TripTask } from '@yunyou/contract/trip/records.schema';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { trip } from '../tables/trip.table.ts';
import { tripMember } from '../tables/trip-member.table.ts';
import { tripTask } from '../tables/trip-task.table.ts';

/** Reads ticks, assignments, dates and own entries of a trip, oldest first. */
export async function readTasks(db: Db, tripId: string): Promise<TripTask[]> {
  const rows = await db
    .select()
    .from(tripTask)
    .where(eq(tripTask.tripId, tripId))
    .orderBy(tripTask.createdAt, tripTask.id);
  return rows.map(({ id, title, isDone, assignee, due }) => ({
    id,
    ...(title !== null && { title }),
    isDone,
    ...(assignee !== null && { assignee }),
    ...(due !== null && { due }),
  }));
}

/** Stores what differs between two states of the tasks. */
export async function storeTasks(
  db: Db,
  tripId: string,
  {
    before,
    after,
    authorId,
  }: { before: readonly TripTask[]; after: readonly TripTask[]; authorId: string | null },
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0)
    await db.delete(tripTask).where(and(eq(tripTask.tripId, tripId), inArray(tripTask.id, gone)));
  const known = new Map(before.map((task) => [task.id, task]));
  for (const task of after) {
    const older = known.get(task.id);
    if (older === task) continue;
    const { id, title = null, isDone, assignee = null, due = null } = task;
    // The author is the person who wrote the text, not one who ticks it.
    const isWritten = title !== null && older?.title !== title;
    await db
      .insert(tripTask)
      .values({ id, tripId, authorId: isWritten ? authorId : null, title, isDone, assignee, due })
      .onConflictDoUpdate({
        target: [tripTask.tripId, tripTask.id],
        set: { title, isDone, assignee, due, ...(isWritten && { authorId }) },
      });
  }
}

/** Lists the preparations of own trips, and the own entries of an account on trips it has joined, for the data export. */
export async function listTasksOf(db: Db, userId: string) {
  const { id, title, isDone, due } = tripTask;
  const ownMembers = db.select({ id: tripMember.id }).from(tripMember).where(eq(tripMember.userId, userId));
  return db
    .select({ trip: trip.title, id, title, isDone, due })
    .from(tripTask)
    .innerJoin(trip, eq(trip.id, tripTask.tripId))
    .where(
      or(and(eq(trip.userId, userId), isNull(tripTask.authorId)), inArray(tripTask.authorId, ownMembers)),
    )
    .orderBy(trip.title, tripTask.createdAt, tripTask.id);
}
