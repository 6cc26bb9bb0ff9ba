import { parseArgs } from 'node:util';
import { saveDeparture } from '@yunyou/database/orders/departure.queries';
import { listJobHealth } from '@yunyou/database/system/job-health.queries';
import {
  countUnfinishedTrips,
  listInconsistencies,
  listLostJobs,
  listOversoldDepartures,
} from '@yunyou/database/testing/consistency.queries';
import { jobRegistry } from '../../apps/api/src/jobs/registry.ts';
import { checkEveryTrip } from '../faults/check-trips.ts';
import { listLosses } from '../faults/compare.ts';
import { createTestSite, createWriters, type TestSite } from '../faults/test-site.ts';
import { lineId, type Writer, writeUntilAborted } from '../faults/writer.ts';
import { createCallSite } from '../harness/call-site.ts';
import { createReport, type Report } from '../harness/report.ts';
import { signInTraveller } from '../harness/sign-in.ts';
import { isReady, waitUntil } from '../harness/waiting.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Incident, incidents } from './incidents.ts';
import { type Load, startLoad } from './load.ts';
import { requirePackages } from './packages.ts';

/**
 * `npm run test:cluster [-- --seed N --only NAME,NAME --write]` runs two copies of the app on three PostgreSQL servers
 * under Patroni and breaks the servers while travellers write. Needs a build (`npm run build`), Debian and, for the full
 * disk, root.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const writerCount = 6;
/** Low enough that tours sell out while seats are booked and cancelled. */
const seatsPerDeparture = 4;
const pauseMaxMs = 30_000;

const report = createReport({
  title: 'Cluster',
  command: 'npm run test:cluster',
  introduction:
    'Three PostgreSQL servers with synchronous replication under Patroni (one etcd), HAProxy in front of the primary, of each replica and of two copies of the app, PgBouncer in transaction mode between the copies and HAProxy. Travellers book, cancel, plan and edit trips, like and save places while pages and public answers are read. All components are Debian packages and run on one machine; a partition silences the connections of a node.',
  file: values.write ? 'cluster.md' : undefined,
});

const keys = {
  PASSPORT_KEYS: 'only-for-this-proof-passports',
  SECOND_FACTOR_KEY: 'only-for-this-proof-factors',
  PREVIEW_SECRET: 'only-for-this-proof-previews',
};

requirePackages(report.log);
const cluster = await startCluster(report.log);
const createCopy = (port: number) =>
  createTestSite({
    environment: {
      ...cluster.environment,
      ...keys,
      TRUST_PROXY: 'true',
      SHUTDOWN_DELAY: '1000',
      PLANNING_THREADS: '1',
    },
    databaseUrl: cluster.ownerUrl,
    port,
  });
const copies = [await createCopy(cluster.sitePorts[0]), await createCopy(cluster.sitePorts[1])] as const;
try {
  report.log('two copies of the app start');
  for (const copy of copies) await copy.start(); // the first one loads the guide
  await waitUntil('the balancer answers', () => isReady(cluster.siteUrl));
  await breakAndCompare();
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  for (const copy of copies) await copy.remove();
  await cluster.stop();
}
await report.finish();

async function breakAndCompare(): Promise<void> {
  const site: TestSite = { ...copies[0], url: () => cluster.siteUrl };
  await limitSeats(site);
  const writers = await createWriters(site, writerCount, seed);
  const load = startLoad(cluster.siteUrl, await site.withDatabase(({ db }) => signInTraveller(db, 'Probe')));
  try {
    for (const [name, incident] of Object.entries(incidents)) {
      if (values.only && !values.only.split(',').includes(name)) continue;
      if (name === 'disk' && !cluster.hasSmallDisks) {
        report.skip(incident.name, 'mounting a small disk needs root');
        continue;
      }
      await runIncident(report, { incident, site, writers, load, cluster });
    }
  } finally {
    await load.stop();
  }
  const sum = (name: 'acknowledged' | 'unanswered') =>
    writers.reduce((total, { ledger }) => total + ledger[name], 0);
  const unexpected = writers.flatMap(({ ledger }) => ledger.unexpectedAnswers);
  report.check(
    'every answer to a write is 2xx, 4xx or 503 with Retry-After',
    unexpected.length === 0,
    unexpected.slice(0, 3).join('; ') ||
      `${sum('acknowledged')} acknowledged writes, ${sum('unanswered')} without an answer`,
  );
  await checkJobs(site);
}

interface Scene {
  incident: Incident;
  site: TestSite;
  writers: Writer[];
  load: Load;
  cluster: Cluster;
}

/** Runs one incident under load; one line of the report. */
async function runIncident(report: Report, { incident, site, writers, load, cluster }: Scene): Promise<void> {
  report.log(incident.name);
  await cluster.waitUntilWhole();
  const stop = new AbortController();
  const writing = writers.map((writer) => writeUntilAborted(writer, stop.signal));
  const writesWork = async () => {
    const start = performance.now();
    try {
      await waitUntil('writes work', async () => load.hasWrittenSince(start), { timeoutMs: 120_000 });
    } catch (error) {
      throw new Error(`A write gets ${load.lastWrite()}`, { cause: error });
    }
  };
  try {
    await writesWork();
    const before = load.reads();
    const start = performance.now();
    await incident.run({ cluster, copies, writesWork });
    await cluster.waitUntilWhole();
    await writesWork();
    const pauseMs = load.longestPause(start);
    const wholeMs = performance.now() - start;
    stop.abort();
    await Promise.all(writing);
    const after = load.reads();
    const failedReads = after.failed.slice(before.failed.length);
    const losses: string[] = [];
    for (const writer of writers) losses.push(...(await listLosses(writer)));
    losses.push(
      ...(await site.withDatabase(async ({ db }) => [
        ...(await listInconsistencies(db)),
        ...(await listOversoldDepartures(db)),
      ])),
    );
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const problems = [
      ...losses,
      ...(failedReads.length > 0
        ? [`${failedReads.length} reads failed: ${failedReads.slice(0, 3).join(', ')}`]
        : []),
      ...(pauseMs > pauseMaxMs ? [`no write for ${seconds(pauseMs)}`] : []),
    ];
    report.check(
      `${incident.name}: nothing lost, reads always served, writes back within 30 s, whole again by itself`,
      problems.length === 0,
      problems.slice(0, 4).join('; ') ||
        `longest time without a write ${seconds(pauseMs)}, ${after.total - before.total} reads, 0 failed, three servers again after ${seconds(wholeMs)}`,
    );
  } finally {
    stop.abort();
    await Promise.all(writing);
  }
}

/** Offers so few seats that bookings compete for them. */
async function limitSeats(site: TestSite): Promise<void> {
  const { data } = await createCallSite(site.url)('GET /travel/line/departures', { id: lineId });
  await site.withDatabase(async ({ db }) => {
    for (const { date } of data?.list.slice(-5) ?? [])
      await saveDeparture(db, { lineId, date }, { seatsOverride: seatsPerDeparture, isClosed: false });
  });
}

/** Checks that every trip is planned once and correctly, that no job has failed, and that none waits. */
async function checkJobs(site: TestSite): Promise<void> {
  await site.withDatabase(async (database) => {
    await waitUntil('all trips are planned', async () => (await countUnfinishedTrips(database.db)) === 0, {
      timeoutMs: 120_000,
      intervalMs: 500,
    });
    const { checked, problems } = await checkEveryTrip(database);
    const isQuiet = async () =>
      (await listJobHealth(database.db, new Date())).every(({ waiting }) => waiting === 0);
    await waitUntil('no job waits', isQuiet, { timeoutMs: 120_000, intervalMs: 500 });
    const scheduled = Object.entries(jobRegistry).flatMap(([name, job]) => ('schedule' in job ? [name] : []));
    const nothingLost = async () => (await listLostJobs(database.db, scheduled)).length === 0;
    // A run that failed during an incident is repeated by the next one on the schedule.
    await waitUntil('scheduled jobs have run again', nothingLost, {
      timeoutMs: 150_000,
      intervalMs: 1000,
    }).catch(() => undefined);
    const lost = await listLostJobs(database.db, scheduled);
    report.check(
      'jobs: every trip is planned and correct, no work is lost, no job is left',
      problems.length === 0 && lost.length === 0 && checked > 0,
      [...problems, ...lost].slice(0, 3).join('; ') || `${checked} trips planned and checked`,
    );
  });
}
