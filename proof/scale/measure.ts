import type { Db } from '@yunyou/database/database';
import { percentile } from '../harness/percentile.ts';

export interface Times {
  p50: number;
  p99: number;
}

/** Milliseconds of one query after another, once it is warm. */
export async function measureQuery(
  db: Db,
  query: (db: Db, turn: number) => Promise<unknown>,
  runs: number,
): Promise<Times> {
  for (let turn = 0; turn < 10; turn += 1) await query(db, turn);
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const start = performance.now();
    await query(db, turn);
    times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Below so many milliseconds a machine that does other things, too, measures itself. */
const floorMs: Times = { p50: 10, p99: 40 };
const noise = 1.5;

/** By how much anything may be more among `rows` than among `firstRows`. */
export const logarithmicGrowth = (firstRows: number, rows: number) => Math.log(rows) / Math.log(firstRows);

/** Whether times among `rows` grew no faster than the logarithm of the rows since they were measured among `firstRows`. */
export function growsSlowly(first: Times, firstRows: number, last: Times, rows: number): boolean {
  const growth = logarithmicGrowth(firstRows, rows) * noise;
  return (['p50', 'p99'] as const).every(
    (each) => last[each] <= Math.max(first[each], floorMs[each]) * growth,
  );
}
