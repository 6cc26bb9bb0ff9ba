import type { Db } from '@yunyou/database/database';
import { percentile } from '../proof/percentile.ts';

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

/** Below this many milliseconds a shared machine measures itself. */
const floorMs = 5;
const noise = 1.5;

/** What a query may take among `rows` when it took so long among `firstRows`, growing with the logarithm. */
export function allowedMs(firstMs: number, firstRows: number, rows: number): number {
  return Math.max(firstMs, floorMs) * (Math.log(rows) / Math.log(firstRows)) * noise;
}
