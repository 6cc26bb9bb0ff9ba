import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { windowsOn } from '../../opening-hours/opening-hours.ts';
import type { TripPlaces } from '../catalogue/trip-places.ts';
import { districtKey, spotKey } from '../problem/planner-ids.ts';

type Visit = Extract<TripItemView, { kind: 'visit' }>;
type Spot = TripCatalogueData['spots'][number];
type District = TripCatalogueData['districts'][number];

/** Visits that start before this minute belong to the morning. */
const noonMinute = 780;
/**
 * Maximum distance between a rain alternative and the sight that it replaces. On a day out of town the alternative
 * may be back in town.
 */
const maxMeters = 60_000;
/** Latest opening of an alternative, in minutes after the start of the half day. */
const latestOpening = 90;
/** Popularity that an alternative must have more for each kilometre of distance. */
const popularityPerKm = 3;
/** Sights that are mostly halls and covered walks: an alternative where a city has no indoor sight left, such as Dali. */
const hallKinds: ReadonlySet<string> = new Set(['museum', 'temple', 'palace']);

/**
 * Adds an alternative to the first visit of each half day that is all outdoors: an indoor sight, else one with halls, that
 * is near it, open at that time, and not visited on the trip. Alternatives differ while there are enough of them. A day without
 * any gets a district with shops, cafés or restaurants once, because a small town has nothing else under a roof.
 */
export function addRainPlans(
  days: readonly TripDayView[],
  { spots, districts }: Pick<TripCatalogueData, 'spots' | 'districts'>,
  places: Pick<TripPlaces, 'place'>,
): TripDayView[] {
  const visited = new Set(
    days.flatMap(({ items }) => items.flatMap((item) => ('place' in item ? item.place.id : []))),
  );
  const unseen = spots.filter(({ id }) => !visited.has(id));
  const indoor = unseen.filter((spot) => spot.indoor);
  const halls = unseen.filter((spot) => !spot.indoor && hallKinds.has(spot.category));
  const used = new Set<string>();
  return days.map((day) => {
    const visits = day.items.filter((item) => item.kind === 'visit');
    const halves = [
      visits.filter(({ startMinute }) => startMinute < noonMinute),
      visits.filter(({ startMinute }) => startMinute >= noonMinute),
    ];
    const plans = new Map<Visit, TripPlace>();
    for (const half of halves) {
      const [first] = half;
      if (!first || half.some((visit) => visit.indoor)) continue;
      const isInHalls = half.some(({ category }) => hallKinds.has(category));
      const spot =
        findNear(indoor, first, day.date, used) ??
        (isInHalls ? undefined : findNear(halls, first, day.date, used));
      if (!spot) continue;
      used.add(spot.id);
      plans.set(first, places.place(spotKey(spot.id)));
    }
    const [first] = visits;
    if (plans.size === 0 && first && !visits.some(({ indoor }) => indoor)) {
      const district = findDistrict(districts, first);
      if (district) plans.set(first, places.place(districtKey(district.id, 1)));
    }
    if (plans.size === 0) return day;
    const items = day.items.map((item) => {
      const ifRain = item.kind === 'visit' ? plans.get(item) : undefined;
      return ifRain ? { ...item, ifRain } : item;
    });
    return { ...day, items };
  });
}

/** Popularity that shops add to a district: there is more to do in them than in restaurants. */
const shopPopularity = 20;

/** Returns the best district near a visit to spend a rainy half day in: one with shops, else one to eat in. */
function findDistrict(districts: readonly District[], { place }: Visit): District | undefined {
  const value = ({ goodFor, popularity, coordinates }: District): number =>
    popularity +
    (goodFor.includes('shop') ? shopPopularity : 0) -
    (popularityPerKm * straightMeters(place.coordinates, coordinates)) / 1000;
  return districts
    .filter(
      ({ cityId, goodFor, coordinates }) =>
        cityId === place.cityId &&
        goodFor.some((use) => use === 'shop' || use === 'eat') &&
        straightMeters(place.coordinates, coordinates) <= maxMeters,
    )
    .toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1))[0];
}

/** Returns the best spot near a visit that is open from its start on. */
function findNear(
  spots: readonly Spot[],
  { place, startMinute }: Visit,
  date: string,
  used: ReadonlySet<string>,
): Spot | undefined {
  const isOpen = (spot: Spot): boolean =>
    windowsOn(spot, date).some(({ openMinute, closeMinute, lastEntryMinute }) => {
      const start = Math.max(startMinute, openMinute);
      return (
        start <= startMinute + latestOpening &&
        start <= lastEntryMinute &&
        start + Math.min(spot.visitMinutes, 90) <= closeMinute
      );
    });
  const value = (spot: Spot): number =>
    spot.popularity -
    (popularityPerKm * straightMeters(place.coordinates, spot.coordinates)) / 1000 -
    (used.has(spot.id) ? 100 : 0) -
    (spot.booking.required === 'required' ? 15 : 0);
  return spots
    .filter(
      (spot) =>
        spot.cityId === place.cityId &&
        straightMeters(place.coordinates, spot.coordinates) <= maxMeters &&
        isOpen(spot),
    )
    .toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1))[0];
}
