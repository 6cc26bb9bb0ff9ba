import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { CityValue } from './city-value.ts';
import { isEverywhere, isMood } from './common-words.ts';
import { metFit, rareWeight } from './wish-fit.ts';

type Values = ReadonlyMap<string, CityValue>;

/**
 * Preferences that only some cities meet: a trip to the sea needs a city by the sea. Food and history are everywhere.
 */
const placeTags: ReadonlySet<string> = new Set(['beach', 'winter', 'silk-road', 'minority-cultures']);

/**
 * A named city meets an interest from this fit on: it has a sight of that name, even a little known one. A mention in a
 * description is not enough, as a zoo is not enough for pandas.
 */
const metInNamed = 0.65;

/**
 * Returns the indexes of interests that no required city and no city of an asked area meets: pandas, for a trip whose only
 * name is Beijing.
 */
export function listUnmetWishes({
  brief,
  required,
  values,
}: {
  readonly brief: TripBrief;
  readonly required: ReadonlySet<string>;
  readonly values: Values;
}): readonly number[] {
  if (required.size === 0 || brief.onlyNamedCities === true) return [];
  const tags = brief.preferenceTagIds;
  const asked = [...values.values()].filter(
    ({ city }) => required.has(city.id) || brief.areaIds.includes(city.areaId ?? ''),
  );
  return [
    ...tags.flatMap((id, index) => (placeTags.has(id) ? [index] : [])),
    ...(brief.interestWords ?? []).flatMap((word, index) =>
      isMood(word) || isEverywhere(word) ? [] : [tags.length + index],
    ),
  ].filter((index) => asked.every(({ fits }) => (fits[index] ?? 0) < metInNamed));
}

/** Lists the indexes of the wishes that few cities meet. Words that none meets, and words for moods, are no theme. */
export function listRareWishes(
  { preferenceTagIds, interestWords = [] }: TripBrief,
  weights: readonly number[],
  values: Values,
): readonly number[] {
  const isMoodAt = (index: number): boolean => isMood(interestWords[index - preferenceTagIds.length] ?? '');
  return weights.flatMap((weight, index) =>
    weight >= rareWeight &&
    !isMoodAt(index) &&
    [...values.values()].some(({ fits }) => (fits[index] ?? 0) >= metFit)
      ? [index]
      : [],
  );
}

/** Returns the share of the wishes, by weight, that one of the cities meets; 1 where there are none. */
export function shareOfWishesMet(
  cityIds: readonly string[],
  { values, wishWeights }: { readonly values: Values; readonly wishWeights: readonly number[] },
): number {
  const whole = wishWeights.reduce((sum, weight) => sum + weight, 0);
  const isMet = (index: number): boolean =>
    cityIds.some((id) => (values.get(id)?.fits[index] ?? 0) >= metFit);
  const met = wishWeights.reduce((sum, weight, index) => sum + (isMet(index) ? weight : 0), 0);
  return whole === 0 ? 1 : met / whole;
}
