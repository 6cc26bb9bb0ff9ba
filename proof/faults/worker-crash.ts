import path from 'node:path';
import { countUnfinishedTrips, listTripIds } from '@yunyou/database/testing/consistency.queries';
import type { Report } from '../harness/report.ts';
import { waitUntil } from '../harness/waiting.ts';
import { checkEveryTrip } from './check-trips.ts';
import { createTestSite, createWriters } from './test-site.ts';

/** The planner's threads die in the middle of plans: the job tries again and finishes. */
export async function crashWorker(report: Report, { seed }: { seed: number }): Promise<void> {
  const preload = path.join(import.meta.dirname, 'preload-worker-loss.ts');
  const site = await createTestSite({
    environment: { NODE_OPTIONS: `--import ${preload}`, PLANNING_MS: '1500' },
  });
  try {
    await site.start();
    const writers = await createWriters(site, 3, seed);
    const cityIds = ['xian'];
    const when = { kind: 'dates', firstDate: '2027-04-12', days: 3 } as const;
    for (const { call } of writers) await call('POST /travel/create', { cityIds, when });
    const tookMs = await site.withDatabase(({ db }) =>
      waitUntil(
        'every trip is planned',
        async () => (await listTripIds(db)).length === 3 && (await countUnfinishedTrips(db)) === 0,
        { patienceMs: 180_000, everyMs: 250 },
      ),
    );
    const { checked, problems } = await site.withDatabase((database) => checkEveryTrip(database));
    report.check(
      'planner threads killed in the middle: every trip is planned all the same',
      problems.length === 0,
      problems[0] ?? `${checked} trips, ${(tookMs / 1000).toFixed(1)} s`,
    );
  } finally {
    await site.remove();
  }
}
