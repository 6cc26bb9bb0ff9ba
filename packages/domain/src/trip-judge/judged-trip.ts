import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import type { Plan } from '@yunyou/planner/plan';
import { isGentleGroup } from '../trip/brief/gentle-group.ts';
import { lateMinutesOf } from '../trip/brief/local-hours.ts';
import type { RideCatalogue, ShapeSpot, TripCity } from '../trip/catalogue/trip-catalogue.ts';
import type { TripDescription } from '../trip/description/describe-trip.ts';
import { listSpots, type VoyageLink } from '../trip/problem/rides/voyages.ts';

export type Spot = TripCatalogueData['spots'][number];
export type City = TripCatalogueData['cities'][number];
export type ItemOf<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;

/** The whole catalogue, as far as the judges read it. */
export type Guide = Readonly<Pick<RideCatalogue, 'links' | 'stations'>> & {
  readonly cities: readonly TripCity[];
  readonly spots: readonly (ShapeSpot & { readonly name: string })[];
};

/** Input of the judges: the visitor's request, the finished trip as the page shows it, and the catalogue. */
export interface TripToJudge {
  brief: TripBrief;
  data: TripCatalogueData;
  plan: Plan;
  description: TripDescription;
  /** China-local date of the planning. */
  today: string;
  /** Classic routes of the whole catalogue, where they are known. */
  routes?: TripCatalogueData['routes'] | undefined;
  /** Cities, sights and rides of the whole catalogue, where they are known. */
  guide?: Guide | undefined;
  /** What the plan misses and which changes the page offers, where it is the nearest plan to a wish that cannot be kept. */
  failure?: TripFailure | undefined;
  /** The plan of a second run of the same brief, where there was one. */
  secondPlan?: Plan | undefined;
}

export interface JudgedVisit {
  item: ItemOf<'visit'>;
  spot: Spot;
}

export interface JudgedDay {
  view: TripDayView;
  /** Without unplanned time and the night. */
  items: TripItemView[];
  visits: JudgedVisit[];
  meals: ItemOf<'meal'>[];
  rides: ItemOf<'ride'>[];
  transfers: ItemOf<'transfer'>[];
  night: ItemOf<'night'> | undefined;
  /** Hotel of the night before. */
  wokeAt: TripPlace | undefined;
  /** Minute at which a ride of an earlier day arrives, above 1440 where that is on a later day; 0 after a night in a hotel. */
  arrivedAt: number;
  isFirst: boolean;
  isLast: boolean;
  /** Minutes in trains, planes, coaches and ferries by day; a night on board does not count. */
  rideMinutes: number;
}

/** `TripToJudge` with lookups and lists that several judges need. */
export interface JudgedTrip extends TripToJudge {
  days: JudgedDay[];
  /** The voyages that the trip takes. */
  voyages: VoyageLink[];
  spot: (id: string) => Spot | undefined;
  city: (id: string) => City | undefined;
  /** Minutes by which days and meals are later than elsewhere, because the whole trip is in the far west. */
  lateMinutes: number;
  /** The group has small children, seniors or a mobility need: shorter days, fewer sights, pauses. */
  isGentle: boolean;
}

/** One thing that breaks a rule. `times` multiplies the weight of the rule; it is 1 unless set. */
export interface Finding {
  text: string;
  dayIndex?: number | undefined;
  times?: number;
}

/** A rule of the rubric. `judge` returns a finding for each place where the trip breaks it. */
export interface TripRule {
  id: string;
  /** Points that one finding costs; `score.ts` turns points into a score. */
  weight: number;
  /** One line that describes a trip that keeps the rule. */
  meaning: string;
  judge: (trip: JudgedTrip) => Finding[];
}

export function toJudgedTrip(trip: TripToJudge): JudgedTrip {
  const spots = new Map(trip.data.spots.map((row) => [row.id, row]));
  const cities = new Map(trip.data.cities.map((row) => [row.id, row]));
  const spot = (id: string) => spots.get(id);
  const days = listDays(trip.description.days, spot);
  const linkIds = new Set(
    days.flatMap(({ rides }) => rides.flatMap(({ legs }) => legs.map(({ linkId }) => linkId))),
  );
  return {
    ...trip,
    days,
    voyages: trip.data.links.filter(
      (link): link is (typeof trip.data.links)[number] & VoyageLink =>
        link.voyage !== undefined && linkIds.has(link.id),
    ),
    spot,
    city: (id) => cities.get(id),
    lateMinutes: lateMinutesOf(trip.description.stays.flatMap(({ cityId }) => cities.get(cityId) ?? [])),
    isGentle: isGentleGroup(trip.brief),
  };
}

function listDays(views: readonly TripDayView[], spot: (id: string) => Spot | undefined): JudgedDay[] {
  let wokeAt: TripPlace | undefined;
  let arrivedAt = 0;
  return views.map((view, index) => {
    const ofKind = <K extends TripItemView['kind']>(kind: K) =>
      view.items.filter((item): item is ItemOf<K> => item.kind === kind);
    const rides = ofKind('ride');
    const night = ofKind('night').at(-1);
    const day = {
      view,
      items: view.items.filter(({ kind }) => kind !== 'free' && kind !== 'night'),
      visits: ofKind('visit').flatMap((item) => {
        const row = spot(item.place.id);
        return row ? [{ item, spot: row }] : [];
      }),
      meals: ofKind('meal'),
      rides,
      transfers: ofKind('transfer'),
      night,
      wokeAt,
      arrivedAt,
      isFirst: index === 0,
      isLast: index === views.length - 1,
      rideMinutes: rides
        .filter((ride) => !isNightRide(ride))
        .reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0),
    };
    wokeAt = night?.place;
    arrivedAt = Math.max(0, (rides.find(isNightRide)?.endMinute ?? arrivedAt) - 1440);
    return day;
  });
}

/** Returns the ids of the spots that are visited or seen on a voyage. */
export function listSeenSpots({ days, voyages }: Pick<JudgedTrip, 'days' | 'voyages'>): Set<string> {
  return new Set([
    ...days.flatMap(({ visits }) => visits.map(({ spot }) => spot.id)),
    ...voyages.flatMap(({ voyage }) => listSpots(voyage)),
  ]);
}

/** Returns whether the group sleeps on board: the ride arrives on the next day and is long enough for a night. */
export function isNightRide({ startMinute, endMinute }: ItemOf<'ride'>): boolean {
  return endMinute > 1440 && endMinute - startMinute >= 360;
}

const earthRadiusKm = 6371;

type Point = { latitude: number; longitude: number };

/** Returns the great-circle distance. */
export function kmBetween(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns the length of a walk through points in this order. */
export function kmThrough(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + kmBetween(points[index] ?? point, point), 0);
}

/**
 * Returns the length of the shortest way through all points, with the first and last fixed where asked. At most 7
 * points may move.
 */
export function shortestKm(
  points: readonly Point[],
  { fixFirst, fixLast }: { fixFirst: boolean; fixLast: boolean },
): number {
  const first = fixFirst ? points.slice(0, 1) : [];
  const last = fixLast && points.length > first.length ? points.slice(-1) : [];
  const movable = points.slice(first.length, points.length - last.length);
  if (movable.length > 7) return kmThrough(points);
  let best = kmThrough(points);
  const extend = (done: readonly Point[], rest: readonly Point[]) => {
    if (rest.length === 0) {
      best = Math.min(best, kmThrough([...first, ...done, ...last]));
      return;
    }
    for (const [index, point] of rest.entries()) extend([...done, point], rest.toSpliced(index, 1));
  };
  extend([], movable);
  return best;
}

/** Returns the kind of experience: the variety of a spot, else its category. */
export function kindOf({ variety, category }: Pick<Spot, 'variety' | 'category'>): string {
  return variety ?? category;
}

export function isGreatWall({ variety, category, tagIds, name }: Spot): boolean {
  return (
    variety === 'great-wall' ||
    (category === 'wall' && tagIds.includes('great-wall') && !/museum/i.test(name))
  );
}

/** Returns the cities slept in, each stay once, in order. */
export function sleptCities({ description }: Pick<TripToJudge, 'description'>) {
  return description.stays.filter(({ nights }) => nights > 0);
}

/** Returns the stays with nights in another city than the stay before. A change of hotels within a city is no move. */
export function listMoves(trip: Pick<TripToJudge, 'description'>) {
  const stays = sleptCities(trip);
  return stays.flatMap((stay, index) => {
    if (stay.cityId === stays[index - 1]?.cityId) return [];
    const next = stays.findIndex((other, place) => place > index && other.cityId !== stay.cityId);
    const same = stays.slice(index, next < 0 ? undefined : next);
    return [{ ...stay, nights: same.reduce((sum, { nights }) => sum + nights, 0) }];
  });
}

/** Returns the city ids of the trip in order, without repeating one that follows itself. */
export function cityPath(trip: JudgedTrip): string[] {
  return trip.days
    .flatMap(({ view }) => view.cities.map(({ id }) => id))
    .filter((id, index, all) => id !== all[index - 1]);
}

/** Returns the findings of a judge that looks at one day at a time. */
export function eachDay(trip: JudgedTrip, judge: (day: JudgedDay) => string | undefined): Finding[] {
  return trip.days.flatMap((day) => {
    const text = judge(day);
    return text === undefined ? [] : [{ text, dayIndex: day.view.dayIndex }];
  });
}

/** Minutes of fixed times, such as a conference, from which a day has no room for a full program of sights. */
const busyDayMinutes = 240;

/** Returns whether fixed times take so much of a day that free hours and missing sights are no fault. */
export function isBusyDay({ brief: { fixedTimes = [] } }: JudgedTrip, { view }: JudgedDay): boolean {
  const minutes = fixedTimes
    .filter(({ date }) => date === view.date)
    .reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
  return minutes >= busyDayMinutes;
}
