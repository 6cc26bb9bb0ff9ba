import type { Db } from '@yunyou/database/database';
import { percentile } from '../harness/percentile.ts';

export interface Times {
  p50: number;
  p99: number;
}

export const warmUpTurns = 10;

/** Runs a query sequentially after a warm-up and returns its times in milliseconds. */
export async function measureQuery(
  db: Db,
  query: (db: Db, turn: number) => Promise<unknown>,
  runs: number,
): Promise<Times> {
  for (let turn = 0; turn < warmUpTurns; turn += 1) await query(db, turn);
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const start = performance.now();
    await query(db, turn);
    times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Times below these milliseconds are noise on a shared machine and count as this value. */
const floorMs: Times = { p50: 10, p99: 40 };
export const noise = 1.5;

/** Returns the allowed growth factor between two table sizes. */
export const logarithmicGrowth = (firstRows: number, rows: number) => Math.log(rows) / Math.log(firstRows);

/** Returns whether the times grew at most with the logarithm of the number of rows. */
export function growsSlowly(first: Times, firstRows: number, last: Times, rows: number): boolean {
  const growth = logarithmicGrowth(firstRows, rows) * noise;
  return (['p50', 'p99'] as const).every(
    (each) => last[each] <= Math.max(first[each], floorMs[each]) * growth,
  );
}
