import {
  lockDueSchedules,
  type ScheduleRow,
  saveSchedule,
} from '@yunyou/database/admin/entity-history.queries';
import type { Database, Db } from '@yunyou/database/database';
import { explainConstraintErrors } from '../admin/constraint-errors.ts';
import { ApiError } from '../api-error.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { lockForMove, moveRow } from './move-row.ts';

const batch = 50;

/**
 * Publishes and archives rows whose schedule is due. Processes share the work: each skips rows that another has locked.
 * Returns the number of due schedules.
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
  // Clears the due times first, so that a refused move is not retried; the audit log records it.
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
      // Uses a separate transaction, so that a refused move does not roll back the other schedules.
      await explainConstraintErrors(() =>
        database.transaction(async (own) => {
          const row = await lockForMove(own, entity, id, move);
          if (row) await moveRow(own, actor, { entity, row, move });
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await recordAudit(db, actor, {
        action: `${entity}.${move} refused`,
        entity,
        entityId: id,
        after: { message: error.message },
      });
    }
  }
}

/** Runs due schedules every `everyMs` until stopped. `stop` waits for the current run. */
export function startScheduleRunner(
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
