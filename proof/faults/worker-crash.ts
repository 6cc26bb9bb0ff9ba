import path from 'node:path';
import { countUnfinishedTrips, listTripIds } from '@yunyou/database/testing/consistency.queries';
import type { Report } from '../harness/report.ts';
import { waitUntil } from '../harness/waiting.ts';
import { checkEveryTrip } from './check-trips.ts';
import { createTestSite, createWriters } from './test-site.ts';

/** Terminates planner threads during planning: the job must retry and finish. */
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
    const elapsedMs = await site.withDatabase(({ db }) =>
      waitUntil(
        'every trip is planned',
        async () => (await listTripIds(db)).length === 3 && (await countUnfinishedTrips(db)) === 0,
        { timeoutMs: 180_000, intervalMs: 250 },
      ),
    );
    const { checked, problems } = await site.withDatabase((database) => checkEveryTrip(database));
    report.check(
      'planner threads killed during planning: every trip is still planned',
      problems.length === 0,
      problems[0] ?? `${checked} trips, ${(elapsedMs / 1000).toFixed(1)} s`,
    );
  } finally {
    await site.remove();
  }
}
