import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../database.ts';
import { lockUntilCommit } from '../system/advisory-lock.queries.ts';
import { findAppState, removeAppState, setAppState } from '../system/app-state.queries.ts';
import { tourOrder } from '../tables/order.table.ts';
import { trip } from '../tables/trip.table.ts';
import {
  appUser,
  behaviour,
  type DayMeasure,
  dayMeasures,
  dayTotal,
  userEvent,
} from '../tables/user.table.ts';

export interface DayCount {
  day: string;
  count: number;
}

/** The rows that a measure counts: all of a table that match, by the time in an indexed column. */
interface Source {
  table: PgTable;
  at: SQL;
  where: SQL;
  /** A step counts at most this time, so that one statement stays short when the first one counts the rows of years. */
  stepMs: number;
}

const hourMs = 3_600_000;
const someDays = 120 * hourMs;

const sources: Record<DayMeasure, Source> = {
  visits: {
    table: userEvent,
    at: sql.raw('received_at'),
    where: sql`name = 'page-view'`,
    stepMs: 6 * hourMs,
  },
  favourites: {
    table: behaviour,
    at: sql.raw('created_at'),
    where: sql`kind = 'favourite'`,
    stepMs: someDays,
  },
  'sign-ups': { table: appUser, at: sql.raw('created_at'), where: sql`true`, stepMs: someDays },
  plans: { table: trip, at: sql.raw('created_at'), where: sql`true`, stepMs: someDays },
  orders: { table: tourOrder, at: sql.raw('created_at'), where: sql`true`, stepMs: someDays },
};

/** Returns the key of the time up to which a measure is in `day_total`, stored as ISO text in `app_state`. */
const stateKey = (measure: DayMeasure) => `counted-until ${measure}`;

const lockName = (measure: DayMeasure) => `day totals of ${measure}`;

const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Shanghai')::date`;

async function findCountedUntil(db: Db, measure: DayMeasure): Promise<Date | undefined> {
  const stored = await findAppState(db, stateKey(measure));
  return typeof stored === 'string' ? new Date(stored) : undefined;
}

async function findFirst(db: Db, { table, at, where }: Source): Promise<Date | undefined> {
  const { rows } = await db.execute<{ first: Date | null }>(
    sql`select min(${at})::timestamptz as first from ${table} where ${where}`,
  );
  return rows[0]?.first ? new Date(rows[0].first) : undefined;
}

/**
 * Adds the rows before `until` to the totals of their days, for each measure. `until` must be old enough that no transaction can
 * still add an earlier row. Several processes may call it: each row counts once. A row that is deleted later stays in the total.
 */
export async function addDaysUntil(
  { transaction }: Pick<Database, 'transaction'>,
  until: Date,
): Promise<void> {
  for (const measure of dayMeasures) while (!(await addStep({ transaction }, measure, until)));
}

/** Adds the next hours of a measure. Returns whether all rows before `until` are added. */
async function addStep(
  { transaction }: Pick<Database, 'transaction'>,
  measure: DayMeasure,
  until: Date,
): Promise<boolean> {
  const source = sources[measure];
  const { table, at, where, stepMs } = source;
  return transaction(async (db) => {
    await lockUntilCommit(db, lockName(measure));
    const from = (await findCountedUntil(db, measure)) ?? (await findFirst(db, source)) ?? until;
    if (from >= until) return true;
    const to = new Date(Math.min(until.getTime(), from.getTime() + stepMs));
    await db.execute(sql`
      insert into ${dayTotal} (measure, day, count)
      select ${measure}::text, ${dayOf(at)}, count(*) from ${table}
      where ${where} and ${at} >= ${from.toISOString()} and ${at} < ${to.toISOString()} group by 2
      on conflict (measure, day) do update set count = ${dayTotal}.count + excluded.count`);
    await setAppState(db, stateKey(measure), to.toISOString());
    return to >= until;
  });
}

/** Removes all totals, so that the next call of `addDaysUntil` counts every row. Waits for a step that another process counts. */
export async function forgetDayTotals({ transaction }: Pick<Database, 'transaction'>): Promise<void> {
  await transaction(async (db) => {
    for (const measure of dayMeasures) {
      await lockUntilCommit(db, lockName(measure));
      await removeAppState(db, stateKey(measure));
    }
    await db.delete(dayTotal);
  });
}

/** Counts a measure by China-local day since the beginning of a day. Days without rows are left out. */
export async function countByDay(db: Db, measure: DayMeasure, since: Date): Promise<DayCount[]> {
  const { table, at, where } = sources[measure];
  const countedUntil = await findCountedUntil(db, measure);
  const from = countedUntil && countedUntil > since ? countedUntil : since;
  const { rows } = await db.execute<DayCount & Record<string, unknown>>(sql`
    select day::text as day, sum(count)::integer as count from (
      select day, count from ${dayTotal}
      where measure = ${measure} and day >= (${since.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date
      union all
      select ${dayOf(at)}, count(*) from ${table}
      where ${where} and ${at} >= ${from.toISOString()} group by 1
    ) part group by 1 order by 1`);
  return rows;
}
