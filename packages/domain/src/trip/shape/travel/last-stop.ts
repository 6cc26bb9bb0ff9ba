import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { CityValue } from '../worth/city-value.ts';
import { tagFit } from '../worth/wish-fit.ts';

/** Worth lost for a trip that does not end as asked, such as with a beach. */
const otherLastStopCost = 2000;

/** Returns the cost of a trip that does not end with a stop of the asked tag. A night at the airport may follow it. */
export function lastStopCost(
  cityIds: readonly string[],
  { brief, values }: { readonly brief: TripBrief; readonly values: ReadonlyMap<string, CityValue> },
): number {
  const { lastStopTagId, exitCityId } = brief;
  if (lastStopTagId === undefined) return 0;
  const last = cityIds.at(-1) === exitCityId ? cityIds.slice(-2) : cityIds.slice(-1);
  const fitOf = (id: string): number => {
    const city = values.get(id)?.city;
    return city ? tagFit(city, lastStopTagId, brief) : 0;
  };
  return otherLastStopCost * (1 - Math.max(...last.map(fitOf)));
}

/** Adds the recommended nights of a requested last stop, such as a beach, to the planned ones. */
export function withLastStop(
  cities: readonly CityValue[],
  { brief: { lastStopTagId } }: { readonly brief: TripBrief },
  planned: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const city = cities.at(-1)?.city;
  if (lastStopTagId === undefined || !city?.tagIds.includes(lastStopTagId)) return planned;
  return new Map([[city.id, city.recommendedDays.min], ...planned]);
}
