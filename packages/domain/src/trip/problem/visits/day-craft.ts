import type { PaceId, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { DayCraft, Place } from '@yunyou/planner/problem';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import type { TripCity, TripSpot } from '../../catalogue/trip-catalogue.ts';
import { mealScore } from '../nights/meals-and-stays.ts';
import { repeatedKindOf } from './variety.ts';
import { lossOutOfHours } from './visit-hours.ts';

/** Score lost for each fault of a day, and gained by a good day. A good second-tier sight has a score of about 60, a famous one of 200. */
const losses = {
  repeatedKind: 30,
  lateExcursion: 90,
  splitNeighbourhood: 80,
  goodDay: 25,
  emptyDay: 120,
  thinDay: 40,
  emptyStay: 150,
  lateStart: 30,
  longDay: 150,
  secondMeal: mealScore,
  idle: 30,
} as const;

/**
 * Minutes from leaving the hotel to being back, by pace, above which a day loses score; and the reduction for a gentle
 * group.
 */
const longestDay: Readonly<Record<PaceId, number>> = { relaxed: 660, balanced: 750, full: 810 };
const gentleDayMinutes = 90;
/** A day with a wait of `breakMinutes`, most of it a rest at the hotel, may be longer by `breakAllowanceMinutes`. */
const longBreak = { breakMinutes: 165, breakAllowanceMinutes: 110 } as const;
/** Score lost by a day that is too long, in a group with children or seniors; more than for other groups. */
const gentleLongDay = 220;

/** Lengths of waits that are a fault: far from the hotel, and anywhere for a group that does not want to rest. */
const strandedMinutes = 135;
const idleMinutes = 225;
/** Score lost for each minute of a wait beyond the easy ones, unless the group wants to rest: an empty afternoon costs a sight. */
const longWait = { waitMinute: 0.3, easyWaitMinutes: 105 } as const;

/** Free time by day that is filled after the search. A group that wants to rest keeps its free afternoons. */
const fillMinutes = { usual: 150, restful: 270 } as const;
/** Free time by day ends here, before dinner; an evening sight is no earlier than late in the afternoon. */
const untilMinute = 1080;
const lateMinute = 930;

/** Returns what a good day is for this group. */
export function toDayCraft(brief: TripBrief): DayCraft {
  const wantsRest = brief.pace === 'relaxed' || isGentleGroup(brief);
  const keepsHoursFree = brief.dailyBreaks.length > 0;
  return {
    ...losses,
    thinMinutes: wantsRest ? 0 : 120,
    lateStart: brief.pace === 'relaxed' || keepsHoursFree ? 0 : lateStartOf(brief),
    lateStartMinute: 650,
    longDayMinutes: longestDay[brief.pace] - (isGentleGroup(brief) ? gentleDayMinutes : 0),
    ...longBreak,
    ...(isGentleGroup(brief) && { longDay: gentleLongDay }),
    idle: keepsHoursFree ? 0 : losses.idle,
    strandedMinutes,
    ...(wantsRest ? {} : { idleMinutes }),
    ...(wantsRest || keepsHoursFree ? {} : longWait),
    longRideMinutes: 180,
    longRideVisits: 2,
    restMinutes: 60,
    fill: {
      minutes: wantsRest ? fillMinutes.restful : fillMinutes.usual,
      worth: losses.idle,
      maxLoss: lossOutOfHours.other,
      untilMinute,
      emptyDay: { minutes: fillMinutes.usual, maxLoss: lossOutOfHours.late, lateMinute },
      lengthens: !wantsRest,
    },
  };
}

/** Score lost by a late first start in a group with children or seniors, instead of `losses.lateStart`. */
const gentleLateStart = 80;

function lateStartOf(brief: TripBrief): number {
  return isGentleGroup(brief) ? gentleLateStart : losses.lateStart;
}

/**
 * Distance from the city centre from which a sight that takes a while is an excursion, and from which neighbouring
 * sights belong on one day.
 */
const excursionMeters = 25_000;
const excursionMinutes = 120;
const outOfTownMeters = 10_000;
/** Distance between neighbours; on an island they are closer. */
const neighbourMeters = 1500;
const islandMeters = 900;

/** Returns whether a visit of these minutes is an excursion: far from the centre of the city and not short. */
export function isExcursionFrom(
  city: Pick<TripCity, 'coordinates'> | undefined,
  { coordinates }: Pick<TripSpot, 'coordinates'>,
  minutes: number,
): boolean {
  const out = city ? straightMeters(city.coordinates, coordinates) : 0;
  return out > excursionMeters && minutes >= excursionMinutes;
}

/** Returns the facts about a spot that the search for good days needs. */
export function describeForCraft(
  spot: TripSpot,
  brief: TripBrief,
  {
    city,
    spots,
    minutes,
  }: { readonly city: TripCity | undefined; readonly spots: readonly TripSpot[]; readonly minutes: number },
): Pick<Place, 'repeatedKindOf' | 'isExcursion' | 'neighbourhood'> {
  const out = city ? straightMeters(city.coordinates, spot.coordinates) : 0;
  const neighbourhood = findNeighbourhood(spot, out, spots);
  const kind = repeatedKindOf(spot, brief);
  return {
    ...(kind !== undefined && { repeatedKindOf: kind }),
    ...(isExcursionFrom(city, spot, minutes) && { isExcursion: true }),
    ...(neighbourhood !== undefined && { neighbourhood }),
  };
}

/**
 * Returns the park or island of the spot, else the first spot of the catalogue beside it, where the way there is long. Undefined
 * where there is none, and inside a town: parts of an old town can be seen on two days.
 */
function findNeighbourhood(
  spot: TripSpot,
  outMeters: number,
  spots: readonly TripSpot[],
): string | undefined {
  const whole = spots.find(({ id }) => id === (spot.partOfId ?? spot.id)) ?? spot;
  const isInTown =
    outMeters <= outOfTownMeters && whole.category !== 'island' && whole.access?.areaMeters === undefined;
  const hasParts = spots.some(({ partOfId }) => partOfId === spot.id);
  if (!isInTown && (spot.partOfId !== undefined || hasParts)) return whole.id;
  if (spot.access?.areaMeters !== undefined) return spot.id;
  return spots.find((other) => {
    if (other.cityId !== spot.cityId) return false;
    const isIsland = spot.category === 'island' || other.category === 'island';
    if (outMeters <= outOfTownMeters && !isIsland) return false;
    return straightMeters(spot.coordinates, other.coordinates) < (isIsland ? islandMeters : neighbourMeters);
  })?.id;
}
