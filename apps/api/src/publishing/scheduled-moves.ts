import { lockAdminRow } from '@yunyou/database/admin/admin-row.queries';
import {
  lockDueSchedules,
  type ScheduleRow,
  saveSchedule,
} from '@yunyou/database/admin/entity-history.queries';
import type { Database, Db } from '@yunyou/database/database';
import { namingConstraints } from '../admin/constraint-problems.ts';
import { ApiError } from '../api-error.ts';
import { type Actor, noteAudit } from '../staff/audit.ts';
import { moveRow } from './move-row.ts';

const batch = 50;

/**
 * Publishes and archives what is due. Copies of the app share the work: each takes rows that no other has locked.
 * Returns how many were due.
 */
export async function runDueSchedules(database: Database, now: Date): Promise<number> {
  return database.transaction(async (db) => {
    const due = await lockDueSchedules(db, now, batch);
    for (const schedule of due) await runSchedule(database, db, schedule, now);
    return due.length;
  });
}

async function runSchedule(database: Database, db: Db, schedule: ScheduleRow, now: Date): Promise<void> {
  const { entity, id, publishAt, unpublishAt } = schedule;
  const actor: Actor = { id: schedule.staffId, name: `${schedule.staffName} (scheduled)`, now };
  // Whatever happens, it is not tried again: what could not be done is in the log for people to see.
  await saveSchedule(db, {
    ...schedule,
    publishAt: publishAt && publishAt <= now ? null : publishAt,
    unpublishAt: unpublishAt && unpublishAt <= now ? null : unpublishAt,
  });
  for (const { at, move } of [
    { at: publishAt, move: 'publish' as const },
    { at: unpublishAt, move: 'archive' as const },
  ]) {
    if (!at || at > now) continue;
    try {
      // Apart from the schedules' own transaction: a row that cannot move does not hold up the others.
      await namingConstraints(() =>
        database.transaction(async (own) => {
          const row = await lockAdminRow(own, entity, id);
          if (row) await moveRow(own, actor, { entity, row, move });
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await noteAudit(db, actor, {
        action: `${entity}.${move} refused`,
        entity,
        entityId: id,
        after: { message: error.message },
      });
    }
  }
}

/** Looks for what is due every so often, until stopped. */
export function followSchedules(
  database: Database,
  { now, onError, everyMs = 1000 }: { now(): Date; onError(error: unknown): void; everyMs?: number },
) {
  let running: Promise<unknown> | undefined;
  const look = async () => {
    running ??= runDueSchedules(database, now())
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    await running;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
