import type { Route } from '@yunyou/contract/entities/route.schema';
import { maxTripDays, type PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';

type RoutePlan = Pick<Route, 'days' | 'months' | 'pace'> & {
  stops: readonly Pick<Route['stops'][number], 'cityId'>[];
};

/** Cities that a brief can name. */
const maxCities = 10;

/**
 * Returns the brief of a trip along a classic route: its cities and ends, its shortest length, and its next good month
 * that starts after `today`.
 */
export function briefOfRoute({ stops, days, months, pace }: RoutePlan, today: string): PartialTripBrief {
  const cityIds = [...new Set(stops.map(({ cityId }) => cityId))].slice(0, maxCities);
  const [entryCityId, exitCityId] = [stops.at(0)?.cityId, stops.at(-1)?.cityId];
  return {
    when: { kind: 'month', ...nextMonth(months, today), days: Math.min(days.min, maxTripDays) },
    cityIds,
    pace,
    ...(entryCityId && { entryCityId }),
    ...(exitCityId && { exitCityId }),
  };
}

function nextMonth(months: readonly number[], today: string): { year: number; month: number } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const sorted = months.toSorted((a, b) => a - b);
  const later = sorted.find((candidate) => candidate > month);
  return later === undefined ? { year: year + 1, month: sorted[0] ?? month } : { year, month: later };
}
