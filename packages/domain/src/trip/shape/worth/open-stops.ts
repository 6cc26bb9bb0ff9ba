import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { sum } from '../travel/nights-on-board.ts';
import type { CityValue } from './city-value.ts';
import { missedClimate } from './climate-fit.ts';

/** What the rules for a sequence of cities read from a rating. */
export type SequenceRules = {
  readonly brief: TripBrief;
  readonly required: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, CityValue>;
  readonly nights: number;
};

/** Returns whether a sequence has as many stops of our choice as the brief leaves open, where the nights allow it. */
export function hasOpenStops(
  cityIds: readonly string[],
  { brief, required, nights }: SequenceRules,
): boolean {
  if (brief.openStops === undefined) return true;
  const asked = Math.min(brief.openStops, Math.max(0, nights - required.size));
  return cityIds.filter((id) => isOpenStop(id, brief, required)).length === asked;
}

/** Returns whether a city is neither named nor an end. */
function isOpenStop(id: string, brief: TripBrief, required: ReadonlySet<string>): boolean {
  return !required.has(id) && id !== brief.entryCityId && id !== brief.exitCityId;
}

/** Worth of an open stop that fits the wishes completely. */
const openStopWorth = 1000;

/** Worth lost for an open stop with the opposite of the weather that was asked for: "somewhere warm". */
const missedClimateCost = 1600;

/** Returns the worth of the stops that the brief leaves open, by their fit to its wishes and to its weather. */
export function worthOfOpenStops(
  cityIds: readonly string[],
  { brief, required, values }: SequenceRules,
): number {
  if (brief.openStops === undefined) return 0;
  const worths = cityIds
    .filter((id) => isOpenStop(id, brief, required))
    .map((id) => values.get(id))
    .map((value) =>
      value === undefined
        ? 0
        : openStopWorth * value.fit - missedClimateCost * missedClimate(value.city, brief),
    )
    .toSorted((a, b) => b - a);
  return sum(worths.slice(0, brief.openStops));
}
