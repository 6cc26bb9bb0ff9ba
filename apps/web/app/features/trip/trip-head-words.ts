import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { countOf } from '../../plurals.ts';
import { formatDate, formatDistance } from '../facts/format.ts';
import type { useOwnTotals } from './view/summary/use-own-totals.ts';
import { formatFen, formatWhole } from './view/trip-words.ts';

export const titleOfTheTrip = 'Title of the trip';
export const save = 'Save';
export const rename = 'Rename';

/** Lists dates, cities, travellers, sights, distance on foot and costs of a trip. */
export function tripFacts(
  { dates, stays, totals, brief }: TripView,
  own: ReturnType<typeof useOwnTotals>,
): string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  const cities = stays.map(({ cityName, nights }) =>
    nights > 0 ? `${cityName} ${countOf(nights, 'night')}` : cityName,
  );
  return [
    ...(first && last
      ? [first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`]
      : []),
    cities.join(', '),
    countOf(brief.travellers.adults + brief.travellers.children, 'traveller'),
    ...(totals
      ? [
          countOf(totals.visits, 'sight'),
          ...(totals.walkMeters < 100 ? [] : [`${formatDistance(totals.walkMeters)} between stops on foot`]),
          own
            ? `about ${formatWhole(own.cost)} (${formatFen(totals.costFen)})`
            : `about ${formatFen(totals.costFen)}`,
        ]
      : []),
  ].filter((text) => text !== '');
}
