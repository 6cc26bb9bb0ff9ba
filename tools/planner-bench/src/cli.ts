import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BenchMessage, BenchRow, BenchWorkerData } from './bench-worker.ts';
import { type BenchOptions, parseOptions, usage } from './options.ts';
import type { RoutingRow } from './routing-bench.ts';
import { formatRouting, formatTable } from './table.ts';

const parsed = parseOptions(process.argv.slice(2));
if (typeof parsed === 'string') {
  console.error(`${parsed}\n${usage}`);
  process.exitCode = 2;
} else {
  const missing = parsed.sets.filter((set) => !existsSync(join(parsed.dataDir, set)));
  if (missing.length > 0) {
    console.error(`no ${missing.join(', ')} in ${parsed.dataDir}; set the folder with --data DIR`);
    process.exitCode = 2;
  } else run(parsed);
}

/** Runs the benchmark in a worker, so that this thread can handle Ctrl-C. The worker stops after the current case. */
function run(options: BenchOptions): void {
  const rows: BenchRow[] = [];
  const summaries: Readonly<Record<string, number>>[] = [];
  const stopFlag = new SharedArrayBuffer(4);
  const data: BenchWorkerData = { options, stopFlag };
  const worker = new Worker(new URL('./bench-worker.ts', import.meta.url), { workerData: data });
  worker.on('message', (message: BenchMessage) => {
    if (message.kind === 'summary') summaries.push(message.summary);
    else {
      rows.push(message.row);
      showProgress(message.row, message.done, message.total);
    }
  });
  let interrupts = 0;
  process.on('SIGINT', () => {
    interrupts++;
    Atomics.store(new Int32Array(stopFlag), 0, 1);
    if (interrupts > 1) void worker.terminate();
    else console.error('\nstopping after this case (Ctrl-C again to stop at once)');
  });
  worker.on('error', (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  worker.on('exit', () => {
    report(rows, summaries);
    if (options.jsonFile === undefined) return;
    mkdirSync(dirname(options.jsonFile), { recursive: true });
    writeFileSync(options.jsonFile, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  });
}

function showProgress(row: BenchRow, done: number, total: number): void {
  const result =
    row.set === 'chinatravel' ? (row.passed ? 'passed' : 'failed') : `gap ${row.gapPercent.toFixed(2)} %`;
  const line = `${row.set} ${done}/${total} ${row.case} ${result}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(70)}`);
  else if (done % 10 === 0 || done === total) console.error(line);
}

function report(rows: readonly BenchRow[], summaries: readonly Readonly<Record<string, number>>[]): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const set of ['toptw', 'mctopmtw'] as const) {
    const own = rows.filter((row): row is RoutingRow => row.set === set);
    if (own.length > 0) console.info(`\n${set}\n${formatRouting(set, own)}`);
  }
  for (const summary of summaries) {
    const lines = Object.entries(summary).map(([measure, value]) => [measure, value]);
    console.info(`\nchinatravel\n${formatTable(['measure', 'value'], lines)}`);
    console.info('published: champion of 2025 final pass 96 %, realistic 3.7 %, median 7.8 s a query.');
  }
}
