import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import { benchBriefs } from '../../apps/api/src/planning/bench-briefs.ts';
import { cpuSecondsOf } from '../bench-cost/process-cost.ts';
import { createTestSite, type TestSite } from '../faults/test-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { percentile } from '../harness/percentile.ts';
import { createReport, type Report } from '../harness/report.ts';
import { signInTraveller } from '../harness/sign-in.ts';

/**
 * `npm run bench:workers [-- --trips N --write]` measures planning by `npm run worker` beside a site that plans nothing: plans
 * a minute and core, and how near the expected wait is to the real one. Needs a build (`npm run build`).
 */
const { values } = parseArgs({
  options: { trips: { type: 'string', default: '120' }, write: { type: 'boolean', default: false } },
});
const report = createReport({
  title: 'Planning by workers',
  command: 'npm run bench:workers',
  introduction:
    'One process of the site with `PLANNING=workers`, one worker with one thread, one PostgreSQL over TCP. All trips are asked for at once, in turn those of `bench-briefs.ts` with 3 to 14 days. A core is a second of CPU time of the worker process, so that waits for a core do not count; the database is not in it.',
  file: values.write ? 'workers.md' : undefined,
});
const wantedPerMinute = 200;

const postgres = await startTcpPostgres();
const site = await createTestSite({
  environment: { DATABASE_URL: postgres.url, PLANNING: 'workers', GOOGLE_CLIENT_ID: 'none' },
  databaseUrl: postgres.url,
});
let worker: ChildProcess | undefined;
try {
  await site.start();
  await measure(report, site, Number(values.trips));
} catch (error) {
  report.check('the benchmark completes', false, error instanceof Error ? error.message : String(error));
} finally {
  worker?.kill('SIGKILL');
  await site.remove();
  await postgres.stop();
}
await report.finish();

async function startWorker(): Promise<number> {
  const command = path.join(import.meta.dirname, '../../apps/api/src/commands/worker.ts');
  worker = spawn(process.execPath, [command], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      PLANNING_THREADS: '1',
      PLANNING_MS: '8000', // a busy machine must not end a search early, which would flatter the result
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!worker.stdout || worker.pid === undefined) throw new Error('The worker did not start');
  await once(createInterface(worker.stdout), 'line');
  return worker.pid;
}

/** Creates all trips, then watches the queue until it is empty. */
async function measure(to: Report, { url, withDatabase }: TestSite, count: number): Promise<void> {
  const headers = await withDatabase(({ db }) => signInTraveller(db, 'Ada'));
  const call = createCallSite(url, headers);
  const briefs = Object.values(benchBriefs);
  const trips: string[] = [];
  while (trips.length < count) {
    const brief = briefs[trips.length % briefs.length];
    if (!brief) throw new Error('No briefs');
    const { data, error } = await call('POST /travel/create', { ...brief, title: `Trip ${trips.length}` });
    if (!data) throw new Error(error);
    trips.push(data.id);
  }
  const pid = await startWorker();
  const cpuAtStart = cpuSecondsOf(pid);
  const startedAt = performance.now();
  const waiting = new Set(trips);
  /** When a trip was first shown with an expected wait, and that wait. */
  const expected = new Map<string, { at: number; seconds: number }>();
  const ratios: number[] = [];
  while (waiting.size > 0) {
    const now = (performance.now() - startedAt) / 1000;
    if (now > 20 * 60) throw new Error(`${waiting.size} trips are not planned after 20 minutes`);
    // A few are enough for the waits, and leave the machine to the planner.
    const sampled = [...waiting].filter((_, index) => index % 8 === 0 || index < 4);
    for (const id of sampled) {
      const { data } = await call('GET /travel/syncFirstDayData', { id });
      if (!data) continue;
      const seconds = readSeconds(data.step);
      if (seconds !== undefined && !expected.has(id)) expected.set(id, { at: now, seconds });
      if (data.status === 'planning') continue;
      waiting.delete(id);
      const first = expected.get(id);
      if (first) ratios.push((now - first.at) / first.seconds);
      if (data.status === 'failed') throw new Error(`Trip ${id} has no plan`);
    }
    await delay(250);
  }
  const minutes = (performance.now() - startedAt) / 60_000;
  const cpuMinutes = (cpuSecondsOf(pid) - cpuAtStart) / 60;
  const perMinute = count / cpuMinutes;
  to.check(
    `at least ${wantedPerMinute} plans a minute and core while trips wait`,
    perMinute >= wantedPerMinute,
    `${perMinute.toFixed(0)} a CPU-minute; ${count} trips in ${minutes.toFixed(1)} minutes, ${(count / minutes).toFixed(0)} a minute of the clock`,
  );
  const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => percentile(ratios, part));
  to.check(
    'the real wait is 0.5 to 1.5 times the first one shown, in the middle of all trips',
    middle !== undefined && middle >= 0.5 && middle <= 1.5,
    `10 %: ${low?.toFixed(2)}, middle: ${middle?.toFixed(2)}, 90 %: ${high?.toFixed(2)}, of ${ratios.length} trips`,
  );
}

/** Reads "about 20 s" and "about 3 min" as a visitor does. */
function readSeconds(step: string): number | undefined {
  const found = /about (\d+) (s|min)/.exec(step);
  return found ? Number(found[1]) * (found[2] === 's' ? 1 : 60) : undefined;
}
