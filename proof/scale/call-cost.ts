import type { Db } from '@yunyou/database/database';
import { countReadPages, listBackends, resetReadPages } from '@yunyou/database/testing/read-pages.queries';
import { cpuSecondsOf } from '../bench-cost/process-cost.ts';
import { percentile } from '../harness/percentile.ts';

interface Times {
  p50: number;
  p99: number;
}

const warmUpTurns = 10;

/** What a call costs on average. Unlike its time, neither figure depends on what else runs on the machine. */
export interface CallCost {
  /** Pages of the database that its statements read, in memory or not. */
  pages: number;
  /** CPU time of the app, or of the database for a step that does not call the app. */
  cpuMs: number;
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
  const readCpu = async () => {
    const pids = pid === undefined ? await listBackends(db) : [pid];
    return new Map(pids.map((each) => [each, cpuSecondsOf(each)]));
  };
  const cpuBefore = await readCpu();
  const times: number[] = [];
  for (let turn = warmUpTurns; turn < warmUpTurns + runs; turn += 1) {
    const start = performance.now();
    await step(turn);
    times.push(performance.now() - start);
  }
  const cpuAfter = await readCpu();
  let cpuSeconds = 0; // of connections that are still open: the pool closes only those without work
  for (const [each, seconds] of cpuAfter) cpuSeconds += seconds - (cpuBefore.get(each) ?? 0);
  const cpuMs = (cpuSeconds * 1000) / runs;
  const { pages, heaviest } = await countReadPages(db);
  return {
    pages: pages / runs,
    cpuMs,
    heaviest,
    times: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  };
}

export const describeCost = ({ pages, cpuMs, times }: CallCost) =>
  `${pages.toFixed(0)} pages, ${cpuMs.toFixed(1)} ms CPU, ${times.p50.toFixed(1)} / ${times.p99.toFixed(1)} ms`;

/** Returns the allowed growth factor between two table sizes. */
export const logarithmicGrowth = (firstRows: number, rows: number) => Math.log(rows) / Math.log(firstRows);

const noise = 1.5;
/** Fewer pages, or less CPU time, are not distinguished. */
const floorPages = 30;
const floorCpuMs = 5;
const floorQueryCpuMs = 10;

/** Pages and CPU time up to which the cost of a step does not depend on the number of rows, and may grow until there. */
export interface Bound {
  pages: number;
  cpuMs: number;
}

/**
 * Returns whether the cost of a call grew at most with the logarithm of the number of accounts, a level more in each index, or is within
 * the bound of the step.
 */
export function costGrowsSlowly(
  { cost: first, rows: firstRows }: { cost: CallCost; rows: number },
  { cost: last, rows }: { cost: CallCost; rows: number },
  bound: Bound = { pages: 0, cpuMs: 0 },
): boolean {
  const growth = logarithmicGrowth(firstRows, rows) * noise;
  return (
    last.pages <= Math.max(Math.max(first.pages, floorPages) * growth, bound.pages) &&
    last.cpuMs <= Math.max(Math.max(first.cpuMs, floorCpuMs) * growth, bound.cpuMs)
  );
}

/** Returns whether the CPU time of a query grew at most with the logarithm of the rows. */
export const cpuGrowsSlowly = (first: CallCost, firstRows: number, last: CallCost, rows: number): boolean =>
  last.cpuMs <= Math.max(first.cpuMs, floorQueryCpuMs) * logarithmicGrowth(firstRows, rows) * noise;
