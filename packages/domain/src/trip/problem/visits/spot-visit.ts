import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place, VisitLength, Window } from '@yunyou/planner/problem';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import { dayLimitsOf, earlyMinuteOf } from '../../brief/pace.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import { type TripCatalogue, type TripCity, type TripSpot } from '../../catalogue/trip-catalogue.ts';
import { isLargeCity } from '../../shape/worth/large-city.ts';
import { type Crossing, type FindAccess, withinCrossing } from '../local/access.ts';
import { mealScore } from '../nights/meals-and-stays.ts';
import { spotKey } from '../planner-ids.ts';
import { describeForCraft, isExcursionFrom } from './day-craft.ts';
import { listGoodDays } from './good-days.ts';
import { listPasses, priceOf } from './spot-price.ts';
import { describeWorth, iconPopularity, isDisliked, scoreSpot } from './spot-score.ts';
import { likesSeveral, repeatFactor, varietyOf } from './variety.ts';
import { findBestStarts, findStarts, isWorthEarlyStart, preferBestHours } from './visit-hours.ts';
import { askedMinutes, chooseVariant, listDayVariants, type VisitVariant } from './visit-variant.ts';
import { listWindows, longestDay, longestReachable, longestVisit } from './visit-windows.ts';

/** Minutes of a day kept free beside its longest visit, for the way there and back and one meal. */
const freeMinutesBesideVisit = 150;
/** Trips up to this length have no room to wait for the best hours. */
const shortTripDays = 3;
/** A must-see may start this much later in the morning: the hotel may be on the other side of the city. More would put lunch before the Wall. */
const mustSeeSlackMinutes = 60;
/** A spot is visited on at most this many days. */
const maxParts = 3;
/** Minutes of a day kept free beside a visit with lunch inside: only the way there and back. */
const minutesBesideLongVisit = 90;

/**
 * Returns a spot as places of the planner: one, or one per day for a spot that takes several days, each with its own
 * ticket. Returns none when the spot is closed on all dates of the trip.
 */
export function toPlaces(
  spot: TripSpot,
  brief: TripBrief,
  catalogue: TripCatalogue,
  accessOf: FindAccess,
): Place[] {
  const dates = listTripDates(brief.when);
  const crossing = accessOf(spotKey(spot.id), spot.coordinates)?.crossing;
  const city = catalogue.cities.find(({ id }) => id === spot.cityId);
  const leavesEarly = isWorthEarlyStart(spot, {
    minutes: spot.visitMinutes,
    isExcursion: isExcursionFrom(city, spot, spot.visitMinutes),
  });
  const open = dates.map((date, index) =>
    withinCrossing(listWindows(spot, date, brief, index, { leavesEarly }), crossing),
  );
  const longestWindow = Math.max(0, ...open.flat().map(longestVisit));
  const wayMinutes = wayOutMinutes(spot, catalogue, crossing);
  const beside = Math.max(minutesBesideLongVisit, 2 * wayMinutes);
  const variant = chooseVariant(
    spot,
    brief,
    Math.min(longestReachable(open, brief, beside / 2), longestDay(brief, beside)),
  );
  const hasLunch = variant ? variant.mealsInside.includes('lunch') : hasFoodOnLongVisit(spot, wayMinutes);
  const { minutes, parts } = splitVisit(
    askedMinutes(spot, brief) ?? variant?.minutes ?? spot.visitMinutes,
    Math.min(longestWindow, longestDay(brief, hasLunch ? beside : Math.max(beside, freeMinutesBesideVisit))),
  );
  if (minutes <= 0) return [];
  const facts = describeForCraft(spot, brief, { city, spots: catalogue.spots, minutes });
  const isExcursion = facts.isExcursion === true;
  const hours = { spot, brief, city, open, wayMinutes, isExcursion, leavesEarly };
  const isCareful = brief.isCarefulWithAltitude === true || isGentleGroup(brief);
  const nightsHigh = nightsHighOf(spot, city, isCareful);
  const best = findBestStarts(spot, dates, { minutes, isExcursion });
  const goodDays = listGoodDays(spot.id, brief, catalogue.dayIdeas ?? []);
  const isMain = isMainSight(spot, catalogue.spots);
  const worth = visitWorth(spot, brief, { minutes, wayMinutes, isMain });
  const passes = listPasses(spot, brief, catalogue, variant?.ticketNames);
  const place: Place = {
    id: spotKey(spot.id),
    cityId: `city/${spot.cityId}`,
    // A visit with lunch inside replaces the lunch that it leaves no time for.
    score: worth + (hasLunch && worth > 0 ? mealScore : 0),
    visitMinutes: minutes,
    costMinor: priceOf(spot, brief, catalogue, variant?.ticketNames),
    ...(passes.length > 0 && { passes }),
    kinds: [varietyOf(spot), spot.category, ...spot.tagIds],
    ...(isDisliked(spot, brief) && { fillsFreeTime: false }),
    ...listHours(hours, minutes),
    ...((variant || parts === 1) && listFormsOf(hours, { variant, minutes, catalogue })),
    outdoor: !spot.indoor,
    why: describeWorth(spot, brief, catalogue),
    ...facts,
    ...(leavesEarly && { leavesEarly }),
    ...(nightsHigh > 0 && { nightsHigh }),
    ...(hasLunch && { mealInside: 'lunch' }),
    ...(best && { best }),
    ...(goodDays.length > 0 && { goodDays }),
  };
  return Array.from({ length: variant ? 1 : parts }, (_, index) => ({
    ...place,
    id: spotKey(spot.id, index + 1),
  }));
}

type HoursInput = {
  readonly spot: TripSpot;
  readonly brief: TripBrief;
  readonly city: TripCity | undefined;
  /** Opening hours of each day within the hours of the day. */
  readonly open: readonly (readonly Window[])[];
  readonly wayMinutes: number;
  readonly isExcursion: boolean;
  readonly leavesEarly: boolean;
};

/** Returns the hours of each day in which a visit of this length is possible, and those that are good for it. */
function listHours(
  { spot, brief, city, open, wayMinutes, isExcursion, leavesEarly }: HoursInput,
  minutes: number,
): Pick<Place, 'windowsByDay' | 'preferredByDay'> {
  const dates = listTripDates(brief.when);
  const windowsByDay = open.map((windows, index) =>
    (index === 0 && isTooMuchOnArrival(spot, brief, city, minutes)) || isTooHighYet(spot, brief, index)
      ? []
      : windows.filter((window) => longestVisit(window) >= minutes),
  );
  // On a short trip a must-see is visited at any hour, rather than not at all; on a layover every sight is.
  const isMustSee = brief.mustSeeSpotIds.includes(spot.id);
  if (dates.length === 1 || (isMustSee && dates.length <= shortTripDays)) return { windowsByDay };
  const startsOn = findStarts(spot, { minutes, isExcursion });
  const preferredByDay = windowsByDay.map((windows, index) => {
    const start =
      leavesEarly && !isMustSee ? earlyMinuteOf(brief, index) : dayLimitsOf(brief, index).startMinute;
    const reachable = start + wayMinutes + (isMustSee ? mustSeeSlackMinutes : 0);
    const visit = { date: dates[index] ?? '', reachable, minutes, isExcursion };
    return preferBestHours(spot, windows, visit, startsOn);
  });
  return { windowsByDay, preferredByDay };
}

type FormsInput = {
  readonly variant: VisitVariant | undefined;
  readonly minutes: number;
  readonly catalogue: TripCatalogue;
};

/** Returns the other lengths in which a spot can be visited: its variants, or a shorter stroll. */
function listFormsOf(hours: HoursInput, { variant, minutes, catalogue }: FormsInput): Pick<Place, 'lengths'> {
  if (variant) return { lengths: listLengths(hours, variant, catalogue) };
  const { spot, brief } = hours;
  const short = Math.ceil((minutes * shortStrollShare) / 15) * 15;
  const canBeShort = strolls.has(spot.category) && short >= shortestStroll && short < minutes;
  if (!canBeShort || askedMinutes(spot, brief) !== undefined) return {};
  const passes = listPasses(spot, brief, catalogue);
  const price = { costMinor: priceOf(spot, brief, catalogue), ...(passes.length > 0 && { passes }) };
  return {
    lengths: [short, minutes].map((visitMinutes) => ({
      visitMinutes,
      ...price,
      ...listHours(hours, visitMinutes),
    })),
  };
}

/**
 * Lists the variants of a visit within one day, shortest first. Variants that include other meals, or other parts of a park,
 * than the planned one are left out, because these may be stops of their own. A length that the brief sets has no others.
 */
function listLengths(
  hours: HoursInput,
  planned: VisitVariant,
  catalogue: TripCatalogue,
): readonly VisitLength[] {
  const { spot, brief } = hours;
  if (askedMinutes(spot, brief) !== undefined) return [];
  return listDayVariants(spot)
    .filter(
      ({ partIds = [], mealsInside }) =>
        partIds.every((id) => planned.partIds?.includes(id)) &&
        mealsInside.every((meal) => planned.mealsInside.includes(meal)),
    )
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ minutes, ticketNames }) => {
      const passes = listPasses(spot, brief, catalogue, ticketNames);
      return {
        visitMinutes: minutes,
        costMinor: priceOf(spot, brief, catalogue, ticketNames),
        ...(passes.length > 0 && { passes }),
        ...listHours(hours, minutes),
      };
    });
}

/**
 * Extra worth of an icon that takes half a day, so that it is planned even if several smaller sights have a higher sum.
 */
const dayOfIconWorth = 250;
const halfDayMinutes = 180;

/** Share of a short visit to a minor sight that the way there and back may take at most. */
const longWayShare = 0.75;
const longWayMinutes = 40;
const shortVisitMinutes = 120;
const greatPopularity = 80;
const outOfTheWayFactor = 0.1;

/**
 * Extra worth of the main sight of a city. A trip to Tianshui without Maijishan misses the main reason to go there,
 * even if the temples in town have a higher sum of scores.
 */
const mainSightWorth = 150;
const leastMainPopularity = 60;

function isMainSight(spot: TripSpot, spots: readonly TripSpot[]): boolean {
  return (
    spot.popularity >= leastMainPopularity &&
    spots.every((other) => other.cityId !== spot.cityId || other.popularity <= spot.popularity)
  );
}

type VisitFacts = { readonly minutes: number; readonly wayMinutes: number; readonly isMain: boolean };

/** Returns the worth of a visit of this length. The choice of cities counts only the worth of the spot itself. */
function visitWorth(spot: TripSpot, brief: TripBrief, { minutes, wayMinutes, isMain }: VisitFacts): number {
  const worth = scoreSpot(spot, brief);
  const isIcon = spot.popularity >= iconPopularity && minutes >= halfDayMinutes;
  if (isIcon && worth > 0) return worth + dayOfIconWorth;
  if (isMain && worth > 0) return worth + mainSightWorth;
  const ride = wayMinutes - reserveMinutes;
  const isOutOfTheWay =
    minutes < shortVisitMinutes &&
    ride > Math.max(longWayMinutes, minutes * longWayShare) &&
    spot.popularity < greatPopularity;
  return isOutOfTheWay ? worth * outOfTheWayFactor : worth;
}

/** Sights from this altitude on wait until the body has adapted: days at the start of the trip without them. */
const veryHighMetres = 4300;
const daysToAdapt = { usual: 3, careful: 5 } as const;

/** Returns whether a day is too early for a very high sight. A trip that is too short for waiting has it at its end. */
function isTooHighYet(spot: TripSpot, brief: TripBrief, dayIndex: number): boolean {
  if ((spot.altitudeMetres ?? 0) < veryHighMetres) return false;
  // A must-see waits no longer than usual: on the way to Shigatse, the lake is left behind.
  const isCareful = brief.isCarefulWithAltitude === true && !brief.mustSeeSpotIds.includes(spot.id);
  const wait = isCareful ? daysToAdapt.careful : daysToAdapt.usual;
  return dayIndex < Math.min(wait, brief.when.days - 2);
}

/** Cities from this altitude on have thin air; a climb there is a sight this much higher. */
const highMetres = 3000;
const climbMetres = 100;
const nightsBefore = { veryHigh: 3, climb: 2, visit: 1 } as const;
/** Further nights before a very high sight for children, seniors, and groups that avoid altitude. */
const carefulNights = 1;

/**
 * Returns the nights at great height that a group needs before a visit: none for a stroll, which it can break off at
 * any time.
 */
export function nightsHighOf(
  { altitudeMetres = 0, category }: Pick<TripSpot, 'altitudeMetres' | 'category'>,
  city: Pick<TripCity, 'altitudeMetres'> | undefined,
  isCareful: boolean,
): number {
  if (altitudeMetres >= veryHighMetres) return nightsBefore.veryHigh + (isCareful ? carefulNights : 0);
  const base = city?.altitudeMetres ?? 0;
  if (base < highMetres) return 0;
  if (altitudeMetres >= base + climbMetres) return nightsBefore.climb;
  return strolls.has(category) ? 0 : nightsBefore.visit;
}

/**
 * Limits of distance and length of a visit on the day of arrival. The second pair is for a trip of a week or more
 * that begins in a large city, which has enough other sights.
 */
const arrivalDay = { meters: 30_000, minutes: 210 } as const;
const easyArrivalDay = { meters: 15_000, minutes: 145 } as const;
/** Kinds of places where a tired group can leave at any time. */
const strolls: ReadonlySet<string> = new Set(['street', 'historic-town', 'village', 'park', 'lake', 'beach']);
const weekDays = 7;
/** Share of its usual length that a stroll on an otherwise empty day has at least, and its minimum minutes. */
const shortStrollShare = 0.6;
const shortestStroll = 60;

/**
 * Returns whether a sight is too far or too long for the day of arrival. A must-see is possible on all days, a short
 * trip needs every day, and a group that is in China already is not tired.
 */
function isTooMuchOnArrival(
  spot: TripSpot,
  brief: TripBrief,
  city: TripCity | undefined,
  minutes: number,
): boolean {
  const { days } = brief.when;
  if (days <= shortTripDays || brief.mustSeeSpotIds.includes(spot.id)) return false;
  const isEasy = days >= weekDays && brief.startsInTown !== true && isLargeCity(city?.cityCode);
  const most = isEasy ? easyArrivalDay : arrivalDay;
  const isFar = city !== undefined && straightMeters(city.coordinates, spot.coordinates) > most.meters;
  return isFar || minutes > (strolls.has(spot.category) ? arrivalDay : most).minutes;
}

const reserveMinutes = 30;

/**
 * Returns the minutes by car and boat from the centre of its city to a spot, with a reserve, because roads are longer
 * than the straight line.
 */
function wayOutMinutes(spot: TripSpot, { cities }: TripCatalogue, crossing: Crossing | undefined): number {
  const city = cities.find(({ id }) => id === spot.cityId);
  if (!city) return 0;
  const roadEnd = crossing?.from.coordinates ?? spot.coordinates;
  const kilometres = straightMeters(city.coordinates, roadEnd) / 1000;
  // The way to a railway station leads through the city.
  const speedKmh = crossing?.by === 'train' ? 24 : 55;
  return Math.round(reserveMinutes + (kilometres * 1.4 * 60) / speedKmh) + (crossing?.minutes ?? 0);
}

/** A visit of this length, with the way there, may take the place of lunch, where there is food inside. */
const lunchVisitMinutes = 300;

function hasFoodOnLongVisit({ foodInside, visitMinutes }: TripSpot, wayMinutes: number): boolean {
  return foodInside === 'restaurants' && visitMinutes + wayMinutes >= lunchVisitMinutes;
}

/** Varieties that a plan contains once. Further spots get score 0: the planner leaves them out, travellers can add them. */
const onceOnly: ReadonlySet<string> = new Set(['great-wall', 'pandas']);

const observationDeck = 'observation-deck';
/** Factor on the worth of a second tower with the view of the same skyline. */
const secondDeckFactor = 0.2;

function isObservationDeck(kinds: Place['kinds']): boolean {
  return kinds.includes('tower') && kinds.includes('skyline');
}

/** Lowers the score of places that have the variety of a better one in the same city, so that plans vary. Must-sees count first. */
export function preferVariety(
  places: readonly Place[],
  mustSee: ReadonlySet<string>,
  brief: Pick<TripBrief, 'preferenceTagIds'>,
): Place[] {
  const seen = new Map<string, number>();
  const factors = new Map<string, number>();
  const ranked = places.toSorted(
    (a, b) =>
      Number(mustSee.has(b.id)) - Number(mustSee.has(a.id)) || b.score - a.score || (a.id < b.id ? -1 : 1),
  );
  for (const { id, kinds } of ranked) {
    const variety = isObservationDeck(kinds) ? observationDeck : (kinds[0] ?? '');
    const rank = seen.get(variety) ?? 0;
    seen.set(variety, rank + 1);
    const isAgain = rank > 0;
    if (isAgain && onceOnly.has(variety)) factors.set(id, 0);
    else if (isAgain && variety === observationDeck) factors.set(id, secondDeckFactor);
    else factors.set(id, repeatFactor(rank, { isLiked: likesSeveral(variety, brief) }));
  }
  return places.map((place) => ({
    ...place,
    score: Math.round(place.score * (factors.get(place.id) ?? 1) * 10) / 10,
  }));
}

/**
 * Splits a visit into parts that fit into a day. A visit slightly longer than possible is shortened to one part; a much
 * longer one becomes several parts. Returns no parts where no visit is possible.
 */
export function splitVisit(
  visitMinutes: number,
  possibleMinutes: number,
): { readonly minutes: number; readonly parts: number } {
  if (visitMinutes <= possibleMinutes) return { minutes: visitMinutes, parts: 1 };
  if (possibleMinutes <= 0) return { minutes: 0, parts: 0 };
  return {
    minutes: possibleMinutes,
    parts: Math.max(1, Math.min(maxParts, Math.round(visitMinutes / possibleMinutes))),
  };
}
