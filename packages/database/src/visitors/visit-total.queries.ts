import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';
import { lockUntilCommit } from '../system/advisory-lock.queries.ts';
import { findAppState, setAppState } from '../system/app-state.queries.ts';
import { userEvent, visitTotal } from '../tables/user.table.ts';

/** Time up to which page views are in `visit_total`, as ISO text. */
const stateKey = 'visits-counted-until';
/** A step counts at most this time, so that one statement stays short after a long pause. */
const stepMs = 6 * 3_600_000;

const dayOf = sql.raw(`(received_at at time zone 'Asia/Shanghai')::date`);

async function findCountedUntil(db: Db): Promise<Date | undefined> {
  const stored = await findAppState(db, stateKey);
  return typeof stored === 'string' ? new Date(stored) : undefined;
}

async function findFirstEvent(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ first: Date | null }>(
    sql`select min(received_at)::timestamptz as first from ${userEvent}`,
  );
  return rows[0]?.first ? new Date(rows[0].first) : undefined;
}

/**
 * Adds the page views before `until` to the totals of their days. `until` must be old enough that no transaction can still add an
 * earlier event. Several processes may call it: each event counts once.
 */
export async function addVisitsUntil(
  { transaction }: Pick<Database, 'transaction'>,
  until: Date,
): Promise<void> {
  for (;;) {
    const isDone = await transaction(async (db) => {
      await lockUntilCommit(db, 'visit totals');
      const from = (await findCountedUntil(db)) ?? (await findFirstEvent(db)) ?? until;
      if (from >= until) return true;
      const to = new Date(Math.min(until.getTime(), from.getTime() + stepMs));
      await db.execute(sql`
        insert into ${visitTotal} (day, count)
        select ${dayOf}, count(*) from ${userEvent}
        where name = 'page-view' and received_at >= ${from.toISOString()} and received_at < ${to.toISOString()} group by 1
        on conflict (day) do update set count = ${visitTotal}.count + excluded.count`);
      await setAppState(db, stateKey, to.toISOString());
      return to >= until;
    });
    if (isDone) return;
  }
}

/** Counts page views by China-local day since the beginning of a day. Days without views are left out. */
export async function countVisits(db: Db, since: Date): Promise<{ day: string; count: number }[]> {
  const countedUntil = await findCountedUntil(db);
  const from = countedUntil && countedUntil > since ? countedUntil : since;
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::text as day, sum(count)::integer as count from (
      select day, count from ${visitTotal}
      where day >= (${since.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date
      union all
      select ${dayOf}, count(*) from ${userEvent}
      where name = 'page-view' and received_at >= ${from.toISOString()} group by 1
    ) part group by 1 order by 1`);
  return rows;
}
