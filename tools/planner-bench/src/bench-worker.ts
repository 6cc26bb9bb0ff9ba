import { parentPort, workerData } from 'node:worker_threads';
import { type ChinaTravelRow, runChinaTravel } from './chinatravel/run.ts';
import type { BenchOptions } from './options.ts';
import { listRoutingCases, type RoutingRow, runRoutingCase } from './routing-bench.ts';

/** Messages that the worker posts while it runs. */
export type BenchMessage =
  | { readonly kind: 'row'; readonly row: BenchRow; readonly done: number; readonly total: number }
  | { readonly kind: 'summary'; readonly summary: Readonly<Record<string, number>> };

export type BenchRow = RoutingRow | ChinaTravelRow;

export type BenchWorkerData = { readonly options: BenchOptions; readonly stopFlag: SharedArrayBuffer };

const defaultSeconds = { toptw: 1, mctopmtw: 1.5 } as const;

// `cli.ts` sets this when it starts the worker.
const { options, stopFlag }: BenchWorkerData = workerData;
const flag = new Int32Array(stopFlag);
const signal = {
  get aborted(): boolean {
    return Atomics.load(flag, 0) === 1;
  },
};
const post = (message: BenchMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker port has no origin
  parentPort?.postMessage(message);
};

for (const set of options.sets) {
  if (signal.aborted) break;
  if (set === 'chinatravel') runQueries();
  else runRouting(set);
}

function runRouting(set: 'toptw' | 'mctopmtw'): void {
  const pattern = new RegExp(options.only ?? '');
  const cases = listRoutingCases(set, options.dataDir).filter(({ name }) => pattern.test(name));
  const now = options.clock === 'cpu' ? threadMilliseconds : () => performance.now();
  const seconds = options.seconds ?? defaultSeconds[set];
  for (const [index, routingCase] of cases.entries()) {
    if (signal.aborted) break;
    const row = runRoutingCase(routingCase, { seconds, seed: options.seed, now });
    post({ kind: 'row', row, done: index + 1, total: cases.length });
  }
}

function runQueries(): void {
  const { summary } = runChinaTravel({
    dataDir: options.dataDir,
    signal,
    ...(options.seconds !== undefined && { seconds: options.seconds }),
    ...(options.only !== undefined && { only: options.only }),
    ...(options.plansDir !== undefined && { plansDir: options.plansDir }),
    onProgress: (row, done, total) => post({ kind: 'row', row, done, total }),
  });
  post({ kind: 'summary', summary: { ...summary } });
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
