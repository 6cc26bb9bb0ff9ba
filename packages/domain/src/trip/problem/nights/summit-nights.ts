import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import { toMinutes } from '../../../time/china-time.ts';
import { sunTimes } from '../../../time/sun.ts';
import { listTripDates, tripEndMinutes } from '../../brief/trip-dates.ts';
import type { ShapeCatalogue, ShapeSpot, TripCatalogue } from '../../catalogue/trip-catalogue.ts';
import { listNamedIds, type TripShape } from '../../shape/trip-shape.ts';
import type { VisitVariant } from '../visits/visit-variant.ts';

/** A night on top of a mountain: the group goes up on this day and comes down on the next one. */
export type SummitNight = NonNullable<TripBrief['summitNights']>[number];

/** Distance from the middle of a park within which hotels are reached only by its cable car or shuttle. */
const parkMeters = 3000;

/** Returns the variant of a mountain with one night on it. */
export function findNightVariant({
  category,
  visitVariants = [],
}: Pick<ShapeSpot, 'category' | 'visitVariants'>): VisitVariant | undefined {
  return category === 'mountain'
    ? visitVariants.find(({ days, nightsInside }) => days === 2 && nightsInside === 1)
    : undefined;
}

/** Returns whether a hotel or district is inside a park with nights of its own, such as a summit. */
export function isInPark(
  at: Located,
  {
    coordinates,
    access,
    visitVariants = [],
  }: Pick<ShapeSpot, 'coordinates' | 'visitVariants'> & {
    readonly access?: { readonly areaMeters?: number | undefined } | undefined;
  },
): boolean {
  return (
    access?.areaMeters === undefined &&
    visitVariants.some(({ nightsInside }) => nightsInside > 0) &&
    straightMeters(at, coordinates) < parkMeters
  );
}

/** Returns whether the brief asks for a night on a mountain, or for a sunrise, which on a mountain needs one. */
export function asksForSummitNight({ wantsSummitNight, interestWords = [] }: TripBrief): boolean {
  return wantsSummitNight === true || interestWords.includes('sunrise');
}

/**
 * Lists the mountains on which the brief asks for a night: named ones with beds on top, else the best known one of its
 * named cities.
 */
export function listAskedSummits<S extends ShapeSpot>(
  brief: TripBrief,
  {
    spots,
    hotels,
    districts = [],
  }: Pick<TripCatalogue, 'hotels' | 'districts'> & { readonly spots: readonly S[] },
): readonly S[] {
  if (!asksForSummitNight(brief)) return [];
  const beds = [...hotels, ...districts.filter(({ goodFor }) => goodFor.includes('stay'))];
  const summits = spots.filter(
    (spot) =>
      findNightVariant(spot) &&
      !brief.excludedSpotIds.includes(spot.id) &&
      beds.some(({ coordinates }) => isInPark(coordinates, spot)),
  );
  const named = summits.filter(({ id }) => brief.mustSeeSpotIds.includes(id));
  if (named.length > 0) return named;
  const cityIds = new Set([...listNamedIds(brief), brief.entryCityId, brief.exitCityId]);
  const inCities = summits.filter(({ cityId }) => cityIds.has(cityId));
  const possible = inCities.length === 0 && brief.wantsSummitNight === true ? summits : inCities;
  return possible.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1)).slice(0, 1);
}

/** Minute of the day by which the group is at the foot to go up; at `backMinute` it is down again. */
const latestFootMinute = 810;
const backMinute = 750;

/** Returns the brief with its wished nights on mountains set to days of the first shape. */
export function withSummitNights(
  brief: TripBrief,
  [shape]: readonly TripShape[],
  catalogue: TripCatalogue,
): TripBrief {
  const { summitNights: _earlier, ...asked } = brief;
  if (!shape) return asked;
  const taken = new Set<number>();
  const summitNights = listAskedSummits(brief, catalogue).flatMap(({ id, cityId }): SummitNight[] => {
    const days = listPossibleDays(brief, shape, cityId).filter(
      (day) => !taken.has(day) && !taken.has(day - 1),
    );
    const dayIndex = days.find((day) => !taken.has(day + 1));
    if (dayIndex === undefined) return [];
    taken.add(dayIndex);
    return [{ spotId: id, dayIndex }];
  });
  return summitNights.length > 0 ? { ...asked, summitNights } : asked;
}

/** Lists the days on which a group can go up from a city, best first: not on the day of arrival, if there is another. */
function listPossibleDays(brief: TripBrief, { cityIds, nights, nightsOnBoard }: TripShape, cityId: string) {
  const stay = cityIds.indexOf(cityId);
  if (stay < 0) return [];
  const before = (list: readonly number[], to: number): number =>
    list.slice(0, to).reduce((sum, count) => sum + count, 0);
  const first = before(nights, stay) + before(nightsOnBoard ?? [], stay + 1);
  const days = Array.from({ length: nights[stay] ?? 0 }, (_, night) => first + night);
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  // A group that starts in another town has a ride on its first day, as before any later stay.
  const isStart = first === 0 && brief.startsInTown === true;
  const hasNoRide = isStart && (brief.entryCityId ?? cityId) === cityId;
  return days
    .filter(
      (day) =>
        (day > 0 || isStart || arrivalMinute + wayUpMinutes <= latestFootMinute) &&
        (day + 1 < brief.when.days - 1 || departureMinute >= backMinute + wayUpMinutes),
    )
    .toSorted((a, b) => Number(a === first && !hasNoRide) - Number(b === first && !hasNoRide) || a - b);
}

/** Usual minutes between the airport or station and the foot of a mountain. */
const wayUpMinutes = 90;

/** Returns the shape with the night on the mountain as a stay of its own, in the order of the nights. */
export function divideAtSummits(
  shape: TripShape,
  { summitNights = [] }: Pick<TripBrief, 'summitNights'>,
  { spots }: Pick<ShapeCatalogue, 'spots'>,
): TripShape {
  const onBoard = shape.nightsOnBoard ?? shape.cityIds.map(() => 0);
  const parts: { cityId: string; nights: number; onBoard: number }[] = [];
  let day = 0;
  for (const [index, cityId] of shape.cityIds.entries()) {
    const nights = shape.nights[index] ?? 0;
    day += onBoard[index] ?? 0;
    const end = day + nights;
    const ups = summitNights
      .filter(
        ({ spotId, dayIndex }) =>
          dayIndex >= day &&
          dayIndex < end &&
          spots.some((spot) => spot.id === spotId && spot.cityId === cityId),
      )
      .map(({ dayIndex }) => dayIndex)
      .toSorted((a, b) => a - b);
    const cuts = [...new Set([day, ...ups.flatMap((up) => [up, up + 1]), end])];
    const lengths = cuts.slice(1).map((cut, place) => cut - (cuts[place] ?? cut));
    for (const [place, length] of (lengths.length > 0 ? lengths : [0]).entries())
      parts.push({ cityId, nights: length, onBoard: place === 0 ? (onBoard[index] ?? 0) : 0 });
    day = end;
  }
  return {
    ...shape,
    cityIds: parts.map(({ cityId }) => cityId),
    nights: parts.map(({ nights }) => nights),
    ...(shape.nightsOnBoard && { nightsOnBoard: parts.map((part) => part.onBoard) }),
  };
}

/** Hours of a summit between dinner and the walk to the sunrise: the rest of the variant is divided between both days. */
const restMinutes = 660;
/** Minutes at the viewpoint before sunrise, and minutes after sunset by which the group is at the lodge. */
const beforeSunrise = 30;
const afterSunset = 15;
const earliestUp = 600;
const usualSun = { rise: '06:15', set: '18:30' } as const;

/** Returns the hours of a night on a mountain: the way up until the evening of one day, sunrise and way down on the next. */
export function hoursOfSummitNight(
  spot: Pick<ShapeSpot, 'coordinates'>,
  { minutes }: VisitVariant,
  { dayIndex }: SummitNight,
  brief: TripBrief,
) {
  const dates = listTripDates(brief.when);
  const half = Math.round((minutes - restMinutes) / 2);
  const sunOn = (index: number) => sunTimes(dates[index] ?? '', spot.coordinates) ?? usualSun;
  const upTo = Math.max(earliestUp + half, toMinutes(sunOn(dayIndex).set) + afterSunset);
  // On the day of arrival the group goes up late and sees less before dark.
  const isArrival = dayIndex === 0 && brief.startsInTown !== true;
  const upMinutes = isArrival ? shortestUp : half;
  const sunrise = Math.floor((toMinutes(sunOn(dayIndex + 1).rise) - beforeSunrise) / 5) * 5;
  return {
    up: { open: earliestUp, close: upTo, lastEntry: Math.min(latestFootMinute, upTo - upMinutes) },
    upMinutes,
    down: { open: sunrise, close: sunrise + downSlack + half, lastEntry: sunrise + downSlack },
    downMinutes: half,
  };
}

/** Minutes of the way up by cable car with a walk to the lodge. */
const shortestUp = 180;
const downSlack = 15;
