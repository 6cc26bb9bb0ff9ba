import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  countUnfinishedTrips,
  listInconsistencies,
  listTripIds,
} from '@yunyou/database/testing/consistency.queries';
import type { Report } from '../harness/report.ts';
import { statusOf, waitUntil } from '../harness/waiting.ts';
import { listLosses } from './compare.ts';
import { createTestSite, createWriters } from './test-site.ts';
import { writeUntilAborted } from './writer.ts';

const hourMs = 3_600_000;
const rateLimit = 3000;

/** Moves the app's clock a day ahead, back, and two hours behind the database clock while travellers write. */
export async function jumpClock(report: Report, { seed }: { seed: number }): Promise<void> {
  const preload = path.join(import.meta.dirname, 'preload-clock.ts');
  const site = await createTestSite({
    environment: { NODE_OPTIONS: `--import ${preload}`, RATE_LIMIT: String(rateLimit) },
  });
  try {
    await site.start();
    const writers = await createWriters(site, 3, seed);
    for (const [name, hours] of [
      ['a day ahead', 25],
      ['back to normal', 0],
      ['two hours behind', -2],
    ] as const) {
      site.send({ clockOffsetMs: hours * hourMs });
      const stop = new AbortController();
      const writing = writers.map((writer) => writeUntilAborted(writer, stop.signal));
      const before = await tripCount(site);
      for (const { call } of writers)
        await call('POST /travel/create', {
          cityIds: ['xian'],
          when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
        });
      await delay(3000);
      stop.abort();
      await Promise.all(writing);
      const plannedMs = await site.withDatabase(({ db }) =>
        waitUntil('every trip is planned', async () => (await countUnfinishedTrips(db)) === 0, {
          timeoutMs: 60_000,
        }),
      );
      const trips = (await tripCount(site)) - before;
      // Held seats may expire, because the clock moved by more than the hold time.
      for (const { ledger } of writers)
        for (const { states } of ledger.orders.values()) states.add('expired');
      const losses: string[] = [];
      for (const writer of writers)
        losses.push(...(await listLosses(writer)), ...writer.ledger.unexpectedAnswers.splice(0));
      losses.push(...(await site.withDatabase(({ db }) => listInconsistencies(db))));
      report.check(
        `clock ${name}: no write is lost, trips are planned, seats match orders`,
        losses.length === 0 && trips >= 3,
        losses.slice(0, 3).join('; ') ||
          `${trips} trips, the last planned ${plannedMs.toFixed(0)} ms after the load`,
      );
    }
    site.send({ clockOffsetMs: 25 * hourMs });
    await exhaustLimit(site.url());
    site.send({ clockOffsetMs: 0 });
    const status = await statusOf(`${site.url()}/api/yunyou/home/faves`);
    report.check(
      'clock set back: a rate limit does not lock visitors out',
      status === 200,
      `a call after the jump answered ${status}`,
    );
  } finally {
    await site.remove();
  }
}

async function exhaustLimit(url: string): Promise<void> {
  for (let call = 0; call < rateLimit; call += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => statusOf(`${url}/api/yunyou/travel/currencyList`)),
    );
    if (answers.includes(429)) return;
  }
}

function tripCount(site: Awaited<ReturnType<typeof createTestSite>>): Promise<number> {
  return site.withDatabase(async ({ db }) => (await listTripIds(db)).length);
}
