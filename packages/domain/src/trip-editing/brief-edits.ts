import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { arrange, arrangementOf } from '@yunyou/planner/arrange';
import type { Problem } from '@yunyou/planner/problem';
import { findSpotId, ownKey, readKey } from '../trip/problem/planner-ids.ts';
import { readRideKey } from '../trip/problem/rides/rides.ts';
import { withoutHotels, withoutRide } from './alternatives.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from './draft.ts';
import { isOwn, withOwnPlace, withoutOwnPlace } from './own-places.ts';
import { findStop, withStops } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

// Edits that change the brief as well as the plan, so that the planner's problem allows them.

type EditOf<K extends TripEdit['kind']> = Extract<TripEdit, { kind: K }>;

const gone = refuse('This is no longer part of the trip.');

/**
 * Returns the brief after the traveller took a visit out of the plan: without its own place or must-see. A sight that
 * replaces a must-see becomes one. Returns the same brief for visits that were not asked for.
 */
export function withoutVisit(brief: TripBrief, key: string, replacementKey?: string): TripBrief {
  const gone = findSpotOfFirstPart(key);
  if (gone === undefined || !brief.mustSeeSpotIds.includes(gone)) return withoutOwnPlace(brief, key);
  const instead = replacementKey === undefined ? undefined : findSpotOfFirstPart(replacementKey);
  const ids = brief.mustSeeSpotIds.flatMap((id) => (id === gone ? (instead ?? []) : id));
  return { ...brief, mustSeeSpotIds: [...new Set(ids)] };
}

/** Returns the spot whose first or only part a key stands for: a must-see is visited with its first part. */
function findSpotOfFirstPart(key: string): string | undefined {
  if (!key.startsWith('spot/')) return undefined; // meals have keys of their own
  const object = readKey(key);
  return object.kind === 'spot' && object.part === 1 ? object.id : undefined;
}

/** Sets the length of a visit in the brief and times its day again. */
export function withStay(problemOf: ProblemOf, draft: Draft, { key, minutes }: EditOf<'stay'>): EditResult {
  const found = findStop(draft.plan, key);
  const object = found?.stop.kind === 'visit' ? readKey(found.stop.placeId) : undefined;
  const own = draft.brief.ownPlaces?.find(({ id }) => object?.kind === 'own' && object.id === id);
  if (own) return withChangedOwn(problemOf, draft, { ...own, minutes });
  if (!found || object?.kind !== 'spot') return gone;
  const others = draft.brief.visitMinutes.filter(({ spotId }) => spotId !== object.id);
  const brief = { ...draft.brief, visitMinutes: [...others, { spotId: object.id, minutes }] };
  const problem = problemOf(brief);
  if (!problem?.places.some(({ id }) => id === key))
    return refuse('It is never open for so long on the days of this trip.');
  // `arrange` times a day again when one of its stops is a new object.
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.map((stop) => (stop === found.stop ? { ...stop } : stop)),
  );
  return { status: 'done', draft: { ...draft, brief, plan: arrange(problem, draft.plan, wanted) } };
}

/** Replaces the facts of an own place and times its day again. */
export function withChangedOwn(problemOf: ProblemOf, draft: Draft, place: OwnPlace): EditResult {
  const found = findStop(draft.plan, ownKey(place.id));
  if (!found) return gone;
  const brief = withOwnPlace(draft.brief, place);
  const problem = problemOf(brief);
  if (!problem?.places.some(({ id }) => id === ownKey(place.id)))
    return refuse('This place cannot be part of the trip as it stands.');
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.map((stop) => (stop === found.stop ? { ...stop } : stop)),
  );
  return { status: 'done', draft: { ...draft, brief, plan: arrange(problem, draft.plan, wanted) } };
}

/** Removes the visit with the lowest score from a day, and limits the day to the remaining number of visits. */
export function lightenDay(problemOf: ProblemOf, draft: Draft, dayIndex: number): EditResult {
  const stops = arrangementOf(draft.plan).days[dayIndex] ?? [];
  const visits = stops.filter((stop) => stop.kind === 'visit');
  if (visits.length === 0) return refuse('There is nothing left to take out of this day.');
  const brief = withDayLimit(draft.brief, dayIndex, visits.length - 1);
  const problem = problemOf(brief);
  if (!problem) return refuse('This day cannot be made lighter.');
  const mustSees = new Set(draft.brief.mustSeeSpotIds);
  const spare = visits
    .filter(({ locked, placeId }) => !locked && !isOwn(placeId) && !isMustSee(placeId, mustSees))
    .toSorted((a, b) => scoreIn(problem, a.placeId) - scoreIn(problem, b.placeId))[0];
  if (!spare) return refuse('Every sight of this day is locked or one you asked for.');
  const wanted = withStops(arrangementOf(draft.plan), dayIndex, (all) =>
    all.filter((stop) => stop !== spare),
  );
  return { status: 'done', draft: { ...draft, brief, plan: arrange(problem, draft.plan, wanted) } };
}

/**
 * Raises the limit of visits of days that exceed it after an edit. The limit of the pace applies to the planner, not to
 * visits the traveller adds.
 */
export function raiseVisitLimits(draft: Draft, problem: Problem): Draft {
  const full = draft.plan.days.flatMap(({ dayIndex, items }) => {
    const visits = items.filter(({ kind }) => kind === 'visit').length;
    return visits > (problem.days[dayIndex]?.maxVisits ?? Infinity) ? [{ dayIndex, visits }] : [];
  });
  const brief = full.reduce(
    (result, { dayIndex, visits }) => withDayLimit(result, dayIndex, visits),
    draft.brief,
  );
  return full.length > 0 ? { ...draft, brief } : draft;
}

/** Limits the number of visits of a day. */
export function withDayLimit(brief: TripBrief, dayIndex: number, maxVisits: number): TripBrief {
  const known = brief.dayLimits.find((limit) => limit.dayIndex === dayIndex);
  const others = brief.dayLimits.filter((limit) => limit !== known);
  return { ...brief, dayLimits: [...others, { ...known, dayIndex, maxVisits }] };
}

function isMustSee(placeId: string, mustSees: ReadonlySet<string>): boolean {
  const spotId = findSpotId(placeId);
  return spotId !== undefined && mustSees.has(spotId);
}

function scoreIn({ places }: Problem, placeId: string): number {
  return places.find(({ id }) => id === placeId)?.score ?? 0;
}

/** Changes the hotel of all nights in the city of a stay. */
export function withHotel(
  problemOf: ProblemOf,
  draft: Draft,
  { stayIndex, hotelId }: EditOf<'hotel'>,
): EditResult {
  const stay = draft.plan.stays[stayIndex];
  if (!stay) return gone;
  const here = listHotelIds(problemOf(draft.brief), stay.cityId);
  const open = withoutHotels(draft.brief, here);
  const named = readKey(hotelId);
  // A hotel that is named in the brief is in the problem, also where a city has more hotels than the planner considers.
  const brief = named.kind === 'hotel' ? { ...open, hotelIds: [...open.hotelIds, named.id] } : open;
  const problem = problemOf(brief);
  const chosen = problem?.hotels.find(({ id }) => id === hotelId);
  if (!problem || chosen?.cityId !== stay.cityId) return gone;
  const stays = draft.plan.stays.map((other) =>
    other.cityId === stay.cityId && other.hotelId !== undefined
      ? { ...other, hotelId, reason: 'You chose the hotel.' }
      : other,
  );
  const plan = arrange(problem, draft.plan, { ...arrangementOf(draft.plan), stays });
  return { status: 'done', draft: { ...draft, brief, plan } };
}

/** Returns the catalogue ids of the hotels in a city of the problem. */
export function listHotelIds(problem: Problem | undefined, cityId: string): ReadonlySet<string> {
  const hotels = problem?.hotels.filter((hotel) => hotel.cityId === cityId) ?? [];
  return new Set(
    hotels.flatMap(({ id }) => {
      const object = readKey(id);
      return object.kind === 'hotel' ? [object.id] : [];
    }),
  );
}

/** Changes a ride to another service or departure. A different mode is stored in the brief. */
export function withRide(
  problemOf: ProblemOf,
  draft: Draft,
  { key, serviceId, departMinute }: EditOf<'ride'>,
): EditResult {
  const found = findStop(draft.plan, key);
  if (found?.stop.kind !== 'ride') return gone;
  const open = withoutRide(draft.brief, serviceId);
  const service = problemOf(open)?.services.find(({ id }) => id === serviceId);
  if (!service) return gone;
  const { fromCityId, toCityId } = readRideKey(serviceId);
  const mode = rideModes.find((known) => known === service.mode);
  const isOther = service.mode !== found.stop.mode;
  const brief =
    isOther && mode ? { ...open, rides: [...open.rides, { fromCityId, toCityId, mode }] } : draft.brief;
  const problem = problemOf(brief);
  if (!problem) return gone;
  const ride = {
    ...found.stop,
    serviceId,
    mode: service.mode,
    fromId: service.fromId,
    toId: service.toId,
    costMinor: service.costMinor,
    startMinute: departMinute,
    endMinute: departMinute + service.durationMinutes,
    reason: 'You chose it.',
  };
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.map((stop) => (stop === found.stop ? ride : stop)),
  );
  return { status: 'done', draft: { ...draft, brief, plan: arrange(problem, draft.plan, wanted) } };
}

const rideModes = ['train', 'flight', 'coach', 'ferry'] as const;
