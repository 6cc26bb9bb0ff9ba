import type { Db } from '@yunyou/database/database';
import { countReadPages, resetReadPages } from '@yunyou/database/testing/read-pages.queries';
import { cpuSecondsOf } from '../bench-cost/process-cost.ts';
import { percentile } from '../harness/percentile.ts';
import { logarithmicGrowth, noise, type Times, warmUpTurns } from './measure.ts';

/** What a call costs on average. Unlike its time, neither figure depends on what else runs on the machine. */
export interface CallCost {
  /** Pages of the database that its statements read, in memory or not. */
  pages: number;
  /** CPU time of the app; undefined for a step that does not call it. */
  cpuMs: number | undefined;
  /** The statement that reads most pages, for a step that fails. */
  heaviest: string;
  times: Times;
}

interface Measured {
  db: Db;
  /** Process of the app, when the step calls it. */
  pid: number | undefined;
  runs: number;
}

/** Runs a step sequentially and returns its cost on average. The warm-up does not count. */
export async function measureCost(
  { db, pid, runs }: Measured,
  step: (turn: number) => Promise<unknown>,
): Promise<CallCost> {
  for (let turn = 0; turn < warmUpTurns; turn += 1) await step(turn);
  await resetReadPages(db);
  const cpuBefore = pid === undefined ? 0 : cpuSecondsOf(pid);
  const times: number[] = [];
  for (let turn = warmUpTurns; turn < warmUpTurns + runs; turn += 1) {
    const start = performance.now();
    await step(turn);
    times.push(performance.now() - start);
  }
  const cpuMs = pid === undefined ? undefined : ((cpuSecondsOf(pid) - cpuBefore) * 1000) / runs;
  const { pages, heaviest } = await countReadPages(db);
  return {
    pages: pages / runs,
    cpuMs,
    heaviest,
    times: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  };
}

/** Fewer pages, or less CPU time, are not distinguished. */
const floorPages = 30;
const floorCpuMs = 5;

/** Returns whether the cost grew at most with the logarithm of the number of accounts: a level more in each index. */
export function costGrowsSlowly(first: CallCost, firstRows: number, last: CallCost, rows: number): boolean {
  const growth = logarithmicGrowth(firstRows, rows) * noise;
  const isWithin = (before: number, after: number, floor: number) =>
    after <= Math.max(before, floor) * growth;
  return (
    isWithin(first.pages, last.pages, floorPages) && isWithin(first.cpuMs ?? 0, last.cpuMs ?? 0, floorCpuMs)
  );
}
