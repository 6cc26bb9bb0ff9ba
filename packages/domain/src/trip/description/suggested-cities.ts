import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listNamedIds } from '../shape/trip-shape.ts';
import { joinNames } from './titles-and-summaries.ts';

/** A city as the explanation names it. */
interface NamedCity {
  id: string;
  name: string;
  recommendedDays: { max: number };
}

/**
 * Returns, by id, why each city was added that the traveller did not name. A trip without named cities has none:
 * there the planner chose all cities.
 */
export function explainSuggestions(
  brief: TripBrief,
  stayCityIds: readonly string[],
  { cities, spots }: { cities: readonly NamedCity[]; spots: readonly { id: string; cityId: string }[] },
): ReadonlyMap<string, string> {
  const asked = listAskedCities(brief, spots);
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  const known = new Set([...asked, ...ends]);
  if (asked.length === 0) return new Map();
  const nights = new Map(brief.cityNights.map((one) => [one.cityId, one.nights]));
  const named = asked.flatMap((id) => cities.find((city) => city.id === id) ?? []);
  const filled = named.reduce((sum, city) => sum + (nights.get(city.id) ?? city.recommendedDays.max), 0);
  const { days } = brief.when;
  const names = joinNames(named.map(({ name }) => name));
  const alone = named.length === 1 ? `${names} alone fills` : `${names} fill`;
  const reason =
    filled < days
      ? `${alone} ${filled} of your ${days} days.`
      : 'it is on the way and worth a stop between your places.';
  return new Map(stayCityIds.filter((id) => !known.has(id)).map((id) => [id, reason]));
}

/** Returns the cities that were named in any way: by themselves, with nights, in an order or by one of their sights. */
function listAskedCities(brief: TripBrief, spots: readonly { id: string; cityId: string }[]): string[] {
  const mustSee = brief.mustSeeSpotIds.flatMap((id) => spots.find((spot) => spot.id === id)?.cityId ?? []);
  return [...new Set([...listNamedIds(brief), ...mustSee])];
}
