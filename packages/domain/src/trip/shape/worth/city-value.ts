import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { dayLimitsOf } from '../../brief/pace.ts';
import type { ShapeCatalogue, ShapeSpot, TripCity } from '../../catalogue/trip-catalogue.ts';
import { iconPopularity, scoreSpot, seasonFactor } from '../../problem/visits/spot-score.ts';
import { fewCount, repeatFactor, varietyOf } from '../../problem/visits/variety.ts';
import { minutesOfWay } from '../excursions.ts';
import { type ClassicStay, createClassicStays } from './classic-stays.ts';
import { createClimateShare } from './climate-fit.ts';
import { isLargeCity } from './large-city.ts';
import { textSimilarity } from './text-similarity.ts';
import { isCityOfKind, listKnownWords, listWishFits, metFit, overallFit, type WishFits } from './wish-fit.ts';

/** Worth of a city for this traveller. */
export type CityValue = {
  readonly city: TripCity;
  readonly fits: WishFits;
  readonly fit: number;
  /** The city has a famous sight, and the group visits China for the first time. */
  readonly isForFirstVisit: boolean;
  /** Share of the classic routes for first visits that have the city; 0 on other trips. */
  readonly classicShare: number;
  /** Returns the worth of this many nights, with the cost of a stay that is too short or too long. */
  readonly ofNights: (nights: number) => number;
  /** Returns the part of that cost for a stay that is too short. */
  readonly shortStayCost: (nights: number) => number;
};

/** Share of its worth that a city without any fit to the wishes has. */
const worthWithoutFit = { firstVisit: 0.45, usual: 0.25 } as const;
/** Minimum fit of a city with a famous sight on a first visit: hikers visit the Great Wall, too. */
const firstVisitFit = 0.9;
/** Minimum fit of a city that is not required, with a must-see. It was named for itself: "beer in Qingdao, Mount Tai". */
const mustSeeFit = 0.9;
/** Share of its worth that a city of a disliked kind keeps: "no big cities", "away from crowds". */
const dislikedShare = 0.4;
/**
 * Worth lost for each night that a stay is shorter than recommended, in a city of full popularity or one with what the
 * wish names.
 */
const shortNightCost = 320;
/**
 * Part of a night that is not charged: the days of arrival and departure have sights as well, so that one night less than
 * the recommended days is a common stay.
 */
const freePartOfNight = 0.25;
/**
 * Worth lost for the first night beyond the recommended stay, or beyond the days that sights within a day's reach fill. The
 * second costs twice as much, because such days are empty.
 */
const emptyNightCost = 320;
/** Days of a stay that streets, food and a rest fill. */
const quietDays = 1;
/** Minutes of local travel that a visit takes beside its own length, at least. */
const wayMinutes = 30;
/** Share of the way there and back that counts for a visit: sights in the same direction share it. */
const ownShareOfWay = 0.7;
/** Minutes of a day that meals take. */
const mealMinutes = 120;
/** Minutes that a visit of a whole day counts as, because nothing else fits into its day. */
const fullDayMinutes = 420;

/**
 * Worth of the recommended stay in a city of full popularity, beside its sights: streets, food, evenings, and what it is
 * known for. It falls with the sixth power of the popularity.
 */
const fameWorth = 2400;
/**
 * Exponent of the fit by which the fame falls, except on a first visit. A trip for gardens does not go to a famous
 * city with few of them.
 */
const fameFall = 4;
/**
 * Share of the fame in the worth of a stay; the rest are the sights. With sights alone, a park with six entries in
 * the guide would be worth more than Shanghai.
 */
const fameShare = 0.5;

/** Extra worth of a stay on a first visit in a city that every classic route for first visits has. */
const classicWorth = 300;

/** Rates every city of the catalogue for this traveller. `weights` are those of the wishes (`weighWishes`). */
export function rateCities(
  brief: TripBrief,
  catalogue: ShapeCatalogue,
  { weights, required }: { readonly weights: readonly number[]; readonly required: ReadonlySet<string> },
): ReadonlyMap<string, CityValue> {
  const spotsByCity = Map.groupBy(catalogue.spots, ({ cityId }) => cityId);
  const climateOf = createClimateShare(brief, catalogue.cities);
  const knownWords = listKnownWords(brief, catalogue.cities);
  const classicOf = createClassicStays(brief, catalogue.routes ?? []);
  return new Map(
    catalogue.cities.map((city) => {
      const spots = spotsByCity.get(city.id) ?? [];
      const fits = listWishFits(city, brief, { spots, weights, knownWords });
      const [climate, classic] = [climateOf(city), classicOf(city.id)];
      const isReached = required.has(city.id);
      const rated = { spots, weights, fits, fit: overallFit(fits, weights), climate, classic, isReached };
      return [city.id, rateCity(city, brief, rated)];
    }),
  );
}

/**
 * A first visit that begins or ends in a city of at least this popularity also sees it, such as Hong Kong, from where it flies home:
 * its worth is multiplied by this.
 */
const famousEnd = { popularity: 85, factor: 1.25 } as const;

function rateCity(
  city: TripCity,
  brief: TripBrief,
  {
    spots,
    weights,
    fits,
    fit,
    climate,
    classic,
    isReached,
  }: {
    readonly spots: readonly ShapeSpot[];
    readonly weights: readonly number[];
    /** Factor on the worth of the city. */
    readonly climate: number;
    readonly classic: ClassicStay;
    /** The city is required, so that its worth only shares the nights. */
    readonly isReached: boolean;
  } & Pick<CityValue, 'fits' | 'fit'>,
): CityValue {
  const isEnd = city.id === brief.entryCityId || city.id === brief.exitCityId;
  const isFamousEnd = isLikeFirstVisit(brief) && isEnd && city.popularity >= famousEnd.popularity;
  const isForFirstVisit =
    isFamousEnd || (isLikeFirstVisit(brief) && spots.some(({ popularity }) => popularity >= iconPopularity));
  const least = worthWithoutFit[isLikeFirstVisit(brief) ? 'firstVisit' : 'usual'];
  const hasMustSee = !isReached && spots.some(({ id }) => brief.mustSeeSpotIds.includes(id));
  const wanted = Math.max(fit, isForFirstVisit ? firstVisitFit : 0, hasMustSee ? mustSeeFit : 0);
  const factor =
    (least + (1 - least) * wanted) *
    seasonFactor(city.bestMonths, brief) *
    climate *
    (isFamousEnd ? famousEnd.factor : 1) *
    (isDisliked(city, brief) ? dislikedShare : 1);
  const steps = listSteps(city, { brief, spots, weights });
  const { startMinute, endMinute, maxVisits } = dayLimitsOf(brief, 1);
  const dayMinutes = endMinute - startMinute - mealMinutes;
  const asked = brief.cityNights.find(({ cityId }) => cityId === city.id)?.nights;
  const { min, max } = city.recommendedDays;
  const values: number[] = [];
  const isPlaceForWord = fits.slice(brief.preferenceTagIds.length).some((one) => one >= metFit);
  const fameFit = isForFirstVisit ? 1 : wanted ** fameFall;
  const fame = fameWorth * (city.popularity / 100) ** 6 * fameFit;
  const importance = isPlaceForWord ? 1 : city.popularity / 100;
  const shortStayCost = (nights: number): number =>
    asked === undefined && nights < min ? (min - nights - freePartOfNight) * shortNightCost * importance : 0;
  const filledDays = countFilledDays(steps, { dayMinutes, maxVisits }) + quietDays;
  const filledNights = Math.min(max, Math.max(min, filledDays));
  const ofNights = (nights: number): number => {
    const days = Math.max(0.5, nights);
    const sights = sumSteps(steps, days * dayMinutes, Math.ceil(days * maxVisits));
    const worth = factor * ((1 - fameShare) * sights + fameShare * fame * Math.min(1, days / min));
    if (asked !== undefined) return worth - 1000 * Math.abs(asked - nights);
    const empty = Math.max(0, nights - filledNights);
    const idle = ((empty * (empty + 1)) / 2) * emptyNightCost;
    const short =
      shortStayCost(nights) + Math.max(0, classic.nights - Math.max(min, nights)) * shortNightCost;
    return worth + classicWorth * classic.share - short - idle;
  };
  return {
    city,
    fits,
    fit,
    isForFirstVisit,
    classicShare: classic.share,
    shortStayCost,
    ofNights: (nights) => {
      const value = values[nights] ?? ofNights(nights);
      values[nights] = value;
      return value;
    },
  };
}

/** Returns whether a city is of a disliked kind, or large for a traveller who avoids crowds. */
function isDisliked(city: TripCity, { dislikedKinds = [], avoidsCrowds = false }: TripBrief): boolean {
  const isLarge = isLargeCity(city.cityCode);
  return (
    (avoidsCrowds && isLarge) ||
    dislikedKinds.some((kind) => isCityOfKind(city, kind) || (kind === 'modern-cities' && isLarge))
  );
}

/** Days from which an open trip has time for famous sights besides its wishes. */
const longTripDays = 16;
/** Preferences of trips that avoid the famous sights on purpose. */
const ownRoutes: ReadonlySet<string> = new Set(['silk-road', 'minority-cultures', 'winter', 'high-plateau']);

/**
 * Returns whether the trip should have famous sights: on a first visit, or on a long one that names no place or
 * theme.
 */
function isLikeFirstVisit(brief: TripBrief): boolean {
  if (brief.isFirstVisit === true) return true;
  const { cityIds, areaIds, excludedCityIds, mustSeeSpotIds, interestWords = [] } = brief;
  const named = [...cityIds, ...areaIds, ...excludedCityIds, ...mustSeeSpotIds, ...interestWords];
  const hasEnds = brief.entryCityId !== undefined || brief.exitCityId !== undefined;
  const isThemed = brief.climate !== undefined || brief.preferenceTagIds.some((id) => ownRoutes.has(id));
  const isOwnWay = hasEnds || isThemed || brief.avoidsCrowds === true;
  return brief.when.days >= longTripDays && named.length === 0 && !isOwnWay;
}

type Step = { readonly score: number; readonly minutes: number };

/** Lists the sights by worth per minute. Sights of a variety that a better one has already are worth less. */
function listSteps(
  { coordinates }: TripCity,
  {
    brief,
    spots,
    weights,
  }: {
    readonly brief: TripBrief;
    readonly spots: readonly ShapeSpot[];
    readonly weights: readonly number[];
  },
): Step[] {
  const seen = new Map<string, number>();
  const { fewerKinds = [] } = brief;
  return spots
    .filter(({ id }) => !brief.excludedSpotIds.includes(id))
    .map((spot) => ({ spot, score: scoreSpot(spot, brief) * themeShare(spot, brief, weights) }))
    .sort((a, b) => b.score - a.score || (a.spot.id < b.spot.id ? -1 : 1))
    .map(({ spot, score }) => {
      const variety = varietyOf(spot);
      const rank = countBefore(seen, variety);
      const few = fewerKinds.filter((kind) => kind === spot.category || spot.tagIds.includes(kind));
      const isSurplus = few
        .map((kind) => countBefore(seen, `few ${kind}`))
        .some((one) => one >= fewCount(brief));
      return {
        score: isSurplus ? 0 : score * repeatFactor(rank),
        minutes:
          Math.min(fullDayMinutes, spot.visitMinutes) +
          Math.max(wayMinutes, ownShareOfWay * minutesOfWay(straightMeters(coordinates, spot.coordinates))),
      };
    })
    .sort((a, b) => b.score / b.minutes - a.score / a.minutes);
}

/** Share of its worth with which a sight outside of all wishes counts in the choice of cities. */
const worthBesideTheme = 0.3;

/**
 * Returns the share of its worth with which a sight counts in the choice of cities: 1 where it meets a wish, so that
 * a wish for villages of minorities does not lead to the pillars of Zhangjiajie. Always 1 on a first visit.
 */
function themeShare(spot: ShapeSpot, brief: TripBrief, weights: readonly number[]): number {
  if (weights.every((weight) => weight === 0) || isLikeFirstVisit(brief)) return 1;
  const { preferenceTagIds, interestWords = [] } = brief;
  const matches = [
    ...preferenceTagIds.map((id) => Number(spot.tagIds.includes(id))),
    ...interestWords.map((word) => textSimilarity(spot, { interestWords: [word] })),
  ];
  const best = Math.max(...matches.map((match, index) => match * (weights[index] ?? 0)));
  return worthBesideTheme + (1 - worthBesideTheme) * (best / Math.max(...weights));
}

/** A sight of less worth fills no day. */
const minFillingScore = 12;

/** Returns the days that the sights of a city fill, by their minutes or their number. */
function countFilledDays(
  steps: readonly Step[],
  { dayMinutes, maxVisits }: { readonly dayMinutes: number; readonly maxVisits: number },
): number {
  const worthwhile = steps.filter(({ score }) => score >= minFillingScore);
  const minutes = worthwhile.reduce((sum, step) => sum + Math.min(step.minutes, dayMinutes), 0);
  return Math.ceil(Math.max(minutes / dayMinutes, worthwhile.length / Math.max(1, maxVisits)));
}

/** Counts a key and returns how often it was counted before. */
function countBefore(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

function sumSteps(steps: readonly Step[], minutes: number, visits: number): number {
  let left = minutes;
  let worth = 0;
  for (const step of steps.slice(0, visits)) {
    if (left <= 0) break;
    worth += step.score * Math.min(1, left / step.minutes);
    left -= step.minutes;
  }
  return worth;
}
