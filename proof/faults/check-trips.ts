import type { Database } from '@yunyou/database/database';
import { listTripIds } from '@yunyou/database/testing/consistency.queries';
import { findTrip, findTripVersion } from '@yunyou/database/visitors/trip.queries';
import { checkPlan } from '@yunyou/domain/trip/plan/check-plan';
import { createTripCatalogue } from '../../apps/api/src/trips/catalogue/trip-catalogue.ts';
import { readTripPart } from '../../apps/api/src/trips/catalogue/trip-part.ts';

/** Runs the planner's checker on the current plan of every trip. */
export async function checkEveryTrip(database: Database): Promise<{ checked: number; problems: string[] }> {
  const outline = await createTripCatalogue(database, () => new Date())();
  const problems: string[] = [];
  const trips = await listTripIds(database.db);
  for (const { id, status } of trips) {
    const row = await findTrip(database.db, id);
    const version = row && (await findTripVersion(database.db, id, row.version));
    if (!row || !version || status !== 'ready') {
      problems.push(`trip ${id} is ${status} and has ${version ? 'a' : 'no'} plan`);
      continue;
    }
    const checked = checkPlan(
      version.brief,
      version.plan,
      await readTripPart(database.db, outline, version.brief, row.cityIds),
    );
    const found = checked.kind === 'checked' ? checked.problems : [`its ${checked.field} is foreign`];
    if (found[0] !== undefined) problems.push(`trip ${id}: ${found[0]}`);
  }
  return { checked: trips.length, problems };
}
