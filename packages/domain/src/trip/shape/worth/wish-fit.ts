import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeSpot, TripCity } from '../../catalogue/trip-catalogue.ts';
import { beachSeason } from './climate-fit.ts';
import { isEverywhere } from './common-words.ts';
import { listStems, stemOf, textSimilarity } from './text-similarity.ts';

/** Fit of a city to each wish of a brief, 0 to 1, in this order: its preferences, then its interest words. */
export type WishFits = readonly number[];

/** Fit of a tag that only spots of the city have: weaker than a city that has the tag itself. */
const fitBySpots = 0.7;

/** Number of tags of a city, the most typical first, that it fits completely. */
const typicalTags = 2;
/** Fit lost with each further place in the list of tags: Suzhou fits gardens better than Beijing does. */
const fitLostPerPlace = 0.08;

/** Returns the fit of a city to a tag by the place of the tag in its list; 0 without it, and for a beach in the cold. */
export function tagFit(city: Pick<TripCity, 'tagIds' | 'climate'>, tagId: string, brief: TripBrief): number {
  const place = city.tagIds.indexOf(tagId);
  if (place < 0) return 0;
  const fit = Math.max(fitBySpots, 1 - fitLostPerPlace * Math.max(0, place + 1 - typicalTags));
  return tagId === 'beach' ? fit * beachSeason(city, brief) : fit;
}

/** Number of tags, the most typical first, that make a city one of their kind: Beijing has shops, but is not a city for shopping. */
const kindTags = 3;

/** Returns whether a city is of a kind, for travellers who dislike it. A lesser tag only adds to what can be done there. */
export function isCityOfKind({ tagIds }: Pick<TripCity, 'tagIds'>, kind: string): boolean {
  return tagIds.slice(0, kindTags).includes(kind);
}

/** Fit of a city whose highlights contain an interest word, without a spot that has it in its name. */
const fitByFame = 0.75;

/** A city meets a wish from this fit on. */
export const metFit = 0.75;

/** Least popularity of a sight that shows that a city has a rare kind of sights. */
const showingPopularity = 30;

/** Share of its fit that a sight gives to a city which is not known for the word, where a single other one is: Confucius, outside of Qufu. */
const shareElsewhere = 0.8;

/**
 * Returns the interest words of a brief for which exactly one city is known. Words such as "market", for which several are, say
 * nothing against the others.
 */
export function listKnownWords(
  { interestWords = [] }: Pick<TripBrief, 'interestWords'>,
  cities: readonly TripCity[],
): ReadonlySet<string> {
  if (interestWords.length === 0) return new Set();
  return new Set(interestWords.filter((word) => listCitiesKnownFor(word, cities).length === 1));
}

function listCitiesKnownFor(word: string, cities: readonly TripCity[]): readonly TripCity[] {
  const stem = stemOf(word);
  return cities.filter((city) => knownStemsOf(city).has(stem));
}

/** Caches by row: each word of a wish is compared with every city. */
const knownStems = new WeakMap<TripCity, ReadonlySet<string>>();

function knownStemsOf(city: TripCity): ReadonlySet<string> {
  const stems = knownStems.get(city) ?? new Set(listStems((city.knownFor ?? []).join(' ')));
  knownStems.set(city, stems);
  return stems;
}

/**
 * Returns the fit of a city to each preference and interest word. Empty for a brief without wishes. `weights` are those of
 * `weighWishes`: a city meets a rare wish, such as tea, by its tag and one sight, wherever the tag is in its list. `knownWords`
 * are those of `listKnownWords`.
 */
export function listWishFits(
  city: TripCity,
  brief: TripBrief,
  {
    spots,
    weights = [],
    knownWords,
  }: {
    readonly spots: readonly ShapeSpot[];
    readonly weights?: readonly number[];
    readonly knownWords: ReadonlySet<string>;
  },
): WishFits {
  const best = (fitOf: (spot: ShapeSpot) => number): number => Math.max(0, ...spots.map(fitOf));
  const fame = ({ popularity }: ShapeSpot): number => popularity / 100;
  const known = knownStemsOf(city);
  return [
    ...brief.preferenceTagIds.map((id, index) =>
      city.tagIds.includes(id)
        ? (weights[index] ?? 0) >= rareWeight && isShown(id, spots)
          ? Math.max(tagFit(city, id, brief), id === 'beach' ? 0 : metFit)
          : tagFit(city, id, brief)
        : fitBySpots * best((spot) => (spot.tagIds.includes(id) ? fame(spot) : 0)),
    ),
    ...(brief.interestWords ?? []).map((word) => {
      const isKnown = known.has(stemOf(word));
      const ofSpots = best(
        (spot) => textSimilarity(spot, { interestWords: [word] }) * (0.5 + fame(spot) / 2),
      );
      const share = isKnown || !knownWords.has(word) ? 1 : shareElsewhere;
      return Math.max(isKnown ? fitByFame : 0, share * ofSpots);
    }),
  ];
}

function isShown(tagId: string, spots: readonly ShapeSpot[]): boolean {
  return spots.some(({ tagIds, popularity }) => tagIds.includes(tagId) && popularity >= showingPopularity);
}

/** A wish of at least this weight (`weighWishes`) is rare: few places meet it. */
export const rareWeight = 1.4;

/**
 * Maximum weight of an interest word. "Cherry blossoms" says more about the destination than the tag of nature that it
 * implies.
 */
const wordWeight = 2;
/** Minimum weight of a preference, which nearly all cities have. */
const leastWeight = 0.3;
/** Weight of each preference on a first visit, which also has the famous sights. */
const firstVisitWeight = 1;

/**
 * Returns the weight of each wish in the choice of cities. A preference that few cities meet, such as beaches, weighs
 * more than one that most meet, such as food. The same holds for words. Those for what every city has, and those that no city
 * of the asked areas meets, weigh nothing.
 */
export function weighWishes(
  brief: TripBrief,
  { cities, spots }: { readonly cities: readonly TripCity[]; readonly spots: readonly ShapeSpot[] },
): readonly number[] {
  const rarity = (count: number): number =>
    Math.max(leastWeight, Math.log(cities.length / Math.max(1, count)));
  const isNarrowed = brief.areaIds.length > 0;
  const inAreas = narrowToAreas({ cities, spots }, brief);
  return [
    ...brief.preferenceTagIds.map((id) =>
      brief.isFirstVisit === true
        ? firstVisitWeight
        : rarity(cities.filter(({ tagIds }) => tagIds.includes(id)).length),
    ),
    ...(brief.interestWords ?? []).map((word) =>
      isEverywhere(word) || (isNarrowed && countCitiesWithWord(word, inAreas) === 0)
        ? 0
        : Math.min(wordWeight, rarity(countCitiesWithWord(word, { cities, spots }))),
    ),
  ];
}

/** Returns the cities of the asked areas and the named ones, with their sights. */
function narrowToAreas(
  { cities, spots }: { readonly cities: readonly TripCity[]; readonly spots: readonly ShapeSpot[] },
  { areaIds, cityIds }: TripBrief,
): { readonly cities: readonly TripCity[]; readonly spots: readonly ShapeSpot[] } {
  const near = cities.filter(({ id, areaId }) => cityIds.includes(id) || areaIds.includes(areaId ?? ''));
  const ids = new Set(near.map(({ id }) => id));
  return { cities: near, spots: spots.filter(({ cityId }) => ids.has(cityId)) };
}

/** Counts the cities that are known for a word, or have a sight of that kind or with the word in its name. */
function countCitiesWithWord(
  word: string,
  { cities, spots }: { readonly cities: readonly TripCity[]; readonly spots: readonly ShapeSpot[] },
): number {
  const known = listCitiesKnownFor(word, cities);
  const named = spots.filter((spot) => textSimilarity(spot, { interestWords: [word] }) >= 1);
  return new Set([...known.map(({ id }) => id), ...named.map(({ cityId }) => cityId)]).size;
}

/** Share of the best single wish in the fit of a city; the rest is the mean of all wishes. */
const bestShare = 0.25;

/**
 * Returns the fit of a city to all wishes, 0 to 1. A city that meets one of five interests completely is worth a stay, so the best
 * wish counts beside the weighted mean. A brief without wishes that weigh anything fits every city: 1.
 */
export function overallFit(fits: WishFits, weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return 1;
  const parts = fits.map((fit, index) => fit * (weights[index] ?? 0));
  const mean = parts.reduce((sum, part) => sum + part, 0) / whole;
  const best = Math.max(...parts) / Math.max(...weights);
  return bestShare * best + (1 - bestShare) * mean;
}

/** Returns the better fit for each wish of `first`. */
export function bestFits(first: WishFits, second: WishFits): WishFits {
  return first.map((fit, index) => Math.max(fit, second[index] ?? 0));
}

/** Returns how much `more` improves on `known`, summed over the wishes. */
export function fitGain(known: WishFits, more: WishFits): number {
  return more.reduce((sum, fit, index) => sum + Math.max(0, fit - (known[index] ?? 0)), 0);
}
