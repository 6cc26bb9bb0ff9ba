import type { FittingTour } from '@yunyou/contract/trip/fitting-tour.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { listLinesThrough } from '@yunyou/database/catalogue/place.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { rankFittingTours } from '@yunyou/domain/trip/description/fitting-tours';
import { toLineCard } from '../../catalogue/cards.ts';
import type { Services } from '../../handler.ts';

/** Tours that are ranked, and tours that are shown. */
const maxCandidates = 60;
const maxShown = 3;

/** Returns tours that the group could take during the trip, best first. */
export async function listTripTours(
  { days, brief }: Pick<TripView, 'days' | 'brief'>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<FittingTour[]> {
  const nameOf = new Map(days.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name] as const)));
  const filter = { cityIds: [...nameOf.keys()], maxDays: days.length };
  const rows = days.length === 0 ? [] : await listLinesThrough(db, filter, maxCandidates);
  const tours = rows.map((row) => ({ ...row.doc, row }));
  const trip = { days, tagIds: brief.preferenceTagIds, today: chinaNow(now()).date };
  return rankFittingTours(tours, trip, maxShown).map(({ tour, date, sharedCityIds }) => ({
    ...toLineCard(tour.row),
    date,
    cityNames: sharedCityIds.flatMap((id) => nameOf.get(id) ?? []),
  }));
}
