import { setTimeout as delay } from 'node:timers/promises';
import { countUnfinishedTrips, listInconsistencies } from '@yunyou/database/testing/consistency.queries';
import { createRandom } from '../harness/random.ts';
import type { Report } from '../harness/report.ts';
import { isReady, waitUntil } from '../harness/waiting.ts';
import { checkEveryTrip } from './check-trips.ts';
import { listLosses } from './compare.ts';
import { killAll, listDatabaseProcesses } from './processes.ts';
import { createTestSite, createWriters, type TestSite } from './test-site.ts';
import { writeUntilAborted } from './writer.ts';

const writerCount = 8;

/** Process to kill: the app, PostgreSQL's main process, one of its connections, or all of them. */
const victims = ['app', 'database', 'connection', 'everything'] as const;
type Victim = (typeof victims)[number];

/** Kills with SIGKILL at random moments under write load; every acknowledged write must still exist afterwards. */
export async function killAtRandom(
  report: Report,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<void> {
  const random = createRandom(seed);
  const site = await createTestSite();
  const over = new AbortController();
  const losses: string[] = [];
  const recoveries: Record<Victim, number[]> = { app: [], database: [], connection: [], everything: [] };
  try {
    await site.start();
    const writers = await createWriters(site, writerCount, seed);
    for (let round = 1; round <= rounds; round += 1) {
      const victim = victims[(round - 1) % victims.length] ?? 'app';
      const stop = new AbortController();
      const writing = writers.map((writer) =>
        writeUntilAborted(writer, AbortSignal.any([stop.signal, over.signal])),
      );
      await delay(random.integer(300, 1500));
      const start = performance.now();
      await killVictim(site, victim, random.integer(0, 1000));
      await waitUntil('ready again', () => isReady(site.url()));
      recoveries[victim].push(performance.now() - start);
      await delay(random.integer(50, 300));
      stop.abort();
      await Promise.all(writing);
      const found: string[] = [];
      for (const writer of writers) found.push(...(await listLosses(writer)));
      found.push(...(await site.withDatabase(({ db }) => listInconsistencies(db))));
      losses.push(...found);
      report.log(
        `round ${round} of ${rounds}: ${victim} killed, ready after ${recoveries[victim].at(-1)?.toFixed(0)} ms, ${found.length} losses ${found.slice(0, 5).join('; ')}`,
      );
    }
    const sum = (name: 'acknowledged' | 'unanswered') =>
      writers.reduce((total, { ledger }) => total + ledger[name], 0);
    const seen = `${rounds} kills, ${sum('acknowledged')} acknowledged writes, ${sum('unanswered')} without an answer`;
    report.check(
      'no acknowledged write is lost, no booking is duplicated, seats match orders',
      losses.length === 0,
      losses.length ? `${losses.length}: ${losses.slice(0, 3).join('; ')}` : seen,
    );
    const unexpectedAnswers = writers.flatMap(({ ledger }) => ledger.unexpectedAnswers);
    report.check(
      'every answer is 2xx, 4xx or 503 with Retry-After',
      unexpectedAnswers.length === 0,
      unexpectedAnswers.slice(0, 3).join('; ') || 'no other status',
    );
    const slowest = victims
      .map((victim) => `${victim} ${Math.max(0, ...recoveries[victim]).toFixed(0)} ms`)
      .join(', ');
    report.check('every restart succeeds', true, `longest time until ready: ${slowest}`);
    await finishTrips(report, site);
  } finally {
    over.abort();
    await site.remove();
  }
}

async function killVictim(site: TestSite, victim: Victim, pick: number): Promise<void> {
  const [main = 0, ...others] = listDatabaseProcesses(site.folder);
  const all: Record<Victim, number[]> = {
    app: [],
    database: [main],
    connection: [others[pick % others.length] ?? 0],
    everything: [...others, main],
  };
  const victims = all[victim].filter(Boolean);
  killAll(victims);
  if (victim === 'app' || victim === 'everything') {
    await site.end('SIGKILL');
    await site.start();
    return;
  }
  // Connections outlive their main process for a moment; answers from them do not show that the database recovered.
  const isReplaced = async () => {
    const [mainNow = 0, ...othersNow] = listDatabaseProcesses(site.folder);
    return (mainNow !== main || victim === 'connection') && !othersNow.some((pid) => others.includes(pid));
  };
  await waitUntil('the database has begun anew', isReplaced);
}

/** Waits until every trip is planned: the job of a killed process expires after a minute and is then retried. */
async function finishTrips(report: Report, site: TestSite): Promise<void> {
  const waitedMs = await site.withDatabase(({ db }) =>
    waitUntil('every trip is planned', async () => (await countUnfinishedTrips(db)) === 0, {
      timeoutMs: 240_000,
      intervalMs: 500,
    }),
  );
  const { checked, problems } = await site.withDatabase((database) => checkEveryTrip(database));
  report.check(
    'every trip is planned and passes the checker',
    problems.length === 0,
    problems[0] ??
      `${checked} trips, the last finished ${(waitedMs / 1000).toFixed(0)} s after the last kill`,
  );
}
