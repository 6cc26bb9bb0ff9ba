import { capitalise } from '@yunyou/contract/capitalise';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import { windowsOn } from '../../opening-hours/opening-hours.ts';
import { addDays, toMinutes } from '../../time/china-time.ts';
import { sunTimes } from '../../time/sun.ts';
import type { TripCatalogue } from '../catalogue/trip-catalogue.ts';
import type { TripPlaces } from '../catalogue/trip-places.ts';
import type { FindAccess } from '../problem/local/access.ts';
import { findFoodDistrict, hasFood } from '../problem/local/food-nearby.ts';
import type { FindMetro } from '../problem/local/metro-access.ts';
import { findNightVariant } from '../problem/nights/summit-nights.ts';
import { districtKey, readKey } from '../problem/planner-ids.ts';
import { describeRide } from '../problem/rides/ride-reason.ts';
import { boardMinutesOf, readRideKey } from '../problem/rides/rides.ts';
import { findVariant } from '../problem/visits/visit-variant.ts';
import { describeWay } from './describe-way.ts';
import { formatClock } from './format-clock.ts';

export interface ItemContext {
  date: string;
  places: TripPlaces;
  catalogue: TripCatalogue;
  rules: TripRules;
  /** Planner ids of the visits of each spot, in order. */
  parts: ReadonlyMap<string, readonly string[]>;
  /** All dates of the trip. */
  dates: readonly string[];
  /** Finds how a location is reached that no road leads to. */
  accessOf: FindAccess;
  metroOf: FindMetro;
}

/** Returns one item of a day with everything a page shows of it: several views for a way with a ferry or park bus. */
export function describeItem(item: PlanItem, context: ItemContext): TripItemView[] {
  return item.kind === 'transfer' ? describeWay(item, context) : [describeStop(item, context)];
}

function describeStop(item: Exclude<PlanItem, { kind: 'transfer' }>, context: ItemContext): TripItemView {
  const { places } = context;
  const { startMinute, endMinute } = item;
  const timed = (key: string) => ({
    key,
    startMinute,
    endMinute,
    startTime: formatClock(startMinute),
    endTime: formatClock(endMinute),
  });
  switch (item.kind) {
    case 'visit':
      return { kind: 'visit', ...timed(item.placeId), ...describeVisit(item, context), ...noteOf(item) };
    case 'meal':
      return {
        kind: 'meal',
        ...timed(item.mealId),
        meal: item.mealId,
        ...describeTable(item, context),
        costFen: item.costMinor,
        reason: capitalise(item.reason),
        ...noteOf(item),
      };
    case 'ride':
      return { kind: 'ride', ...timed(item.serviceId), ...describeService(item, context), ...noteOf(item) };
    case 'free':
      return { kind: 'free', ...timed(item.locationId), place: places.place(item.locationId) };
    case 'night': {
      const at = readKey(item.hotelId);
      return {
        kind: 'night',
        ...timed(item.hotelId),
        place: places.place(item.hotelId),
        costFen: item.costMinor,
        registersForeignPassports:
          at.kind === 'hotel' ? places.hotel(at.id)?.registersForeignPassports : undefined,
      };
    }
    default:
      return item satisfies never;
  }
}

const noteOf = ({ note }: { readonly note?: string }) => (note === undefined ? {} : { note });

/** Returns where a meal is: a restaurant, the food district that the sight or hotel lies in, or the sight or hotel itself. */
function describeTable(item: Extract<PlanItem, { kind: 'meal' }>, { places, catalogue }: ItemContext) {
  const at = readKey(item.locationId);
  const place = places.place(item.locationId);
  if (at.kind === 'restaurant') {
    const row = places.restaurant(at.id);
    return { place, cuisine: row?.cuisine, dishes: row?.signatureDishes ?? [] };
  }
  if (at.kind === 'district') return { place, dishes: places.district(at.id)?.foods ?? [] };
  const spot = at.kind === 'spot' ? places.spot(at.id) : undefined;
  const around = (catalogue.districts ?? []).filter(({ cityId }) => cityId === place.cityId);
  const district = spot && hasFood(spot) ? undefined : findFoodDistrict(place.coordinates, around);
  const row = district && places.district(district.id);
  if (row)
    return {
      // The meal is where the traveller is, not in the centre of the district.
      place: { ...places.place(districtKey(row.id, 1)), coordinates: place.coordinates },
      dishes: row.foods,
    };
  const isNearby = item.at === 'nearby' && (place.kind === 'spot' || place.kind === 'own');
  return { place: isNearby ? { ...place, kind: 'near-spot' as const } : place, dishes: [] };
}

function describeVisit(item: Visit, { date, places, parts }: ItemContext) {
  const thing = readKey(item.placeId);
  const id = thing.kind === 'spot' ? thing.id : '';
  const spot = places.spot(id);
  const order = parts.get(id) ?? [];
  const booking = spot?.booking ?? { required: 'not-needed', passport: false };
  return {
    place: places.place(item.placeId),
    category: spot?.category ?? '',
    summary: spot?.summary ?? '',
    ...(order.length > 1 && { part: { number: order.indexOf(item.placeId) + 1, of: order.length } }),
    ...(describeSummitVisit(spot, item, order, date) ?? describeVariant(spot, item)),
    lunchInside: hasLunchInside(spot, item),
    costFen: item.costMinor,
    free: spot?.free ?? (thing.kind === 'own' && item.costMinor === 0),
    priceNote: spot?.priceNote,
    booking: {
      ...booking,
      releaseDate:
        booking.required === 'not-needed' || booking.daysAhead === undefined
          ? undefined
          : addDays(date, -booking.daysAhead),
    },
    hours: spot
      ? windowsOn(spot, date).map(({ openMinute, closeMinute, lastEntryMinute }) => ({
          open: formatClock(openMinute),
          close: formatClock(closeMinute),
          lastEntry: formatClock(lastEntryMinute),
        }))
      : [],
    // An own place needs no alternative for rain.
    indoor: spot?.indoor ?? thing.kind === 'own',
    locked: item.locked ?? false,
    reason: reasonAt(spot, item),
    tips: spot?.tips ?? [],
  };
}

/**
 * Returns the reason of a visit. A reason that the content gives for certain hours is replaced by that of the hour of the
 * visit, or dropped when the visit is at another hour.
 */
function reasonAt(spot: ReturnType<TripPlaces['spot']>, { reason, startMinute }: Visit): string {
  const hours = spot?.bestHours ?? [];
  const isSame = (why: string): boolean => reason.toLowerCase().startsWith(why.toLowerCase());
  if (!hours.some(({ why }) => isSame(why))) return reason;
  const now = hours.find(({ from, to }) => toMinutes(from) <= startMinute && startMinute < toMinutes(to));
  return now ? capitalise(/[.!?]$/.test(now.why) ? now.why : `${now.why}.`) : '';
}

type Visit = Extract<PlanItem, { kind: 'visit' }>;

/** Returns the variant of a visit of this length, with its way. */
function describeVariant(spot: ReturnType<TripPlaces['spot']>, item: Visit) {
  const variant = findVariant(spot, item.endMinute - item.startMinute);
  return variant ? { variant: { name: variant.name, note: variant.note } } : {};
}

/** Returns the variant of a visit before or after a night on a mountain, with what this day has of it. */
function describeSummitVisit(
  spot: ReturnType<TripPlaces['spot']>,
  item: Visit,
  order: readonly string[],
  date: string,
) {
  const variant = order.length === 2 && spot ? findNightVariant(spot) : undefined;
  if (!spot || !variant) return undefined;
  if (item.placeId === order[0])
    return { variant: { name: variant.name, ...(variant.note !== undefined && { note: variant.note }) } };
  const rise = sunTimes(date, spot.coordinates)?.rise;
  const note = rise === undefined ? '' : ` The sun rises at about ${rise}.`;
  return {
    variant: {
      name: 'Sunrise and the way down',
      note: `Be at the viewpoint 20 minutes early, in warm clothes.${note} Then breakfast, the paths while they are empty, and down before the queues.`,
    },
  };
}

/**
 * Lunch is between 11:15 and 14:45; a visit includes it that covers 75 minutes of these hours. So it starts between 11:15 and
 * 13:30, as a meal of its own does.
 */
const lunchHours = { from: 675, to: 885 } as const;
const lunchMinutes = 75;

/** Returns whether a visit lies over noon at a sight with something to eat. */
function hasLunchInside(spot: ReturnType<TripPlaces['spot']>, item: Visit): boolean {
  const { startMinute, endMinute } = item;
  const covered = Math.min(endMinute, lunchHours.to) - Math.max(startMinute, lunchHours.from);
  if (!spot || covered < lunchMinutes) return false;
  const variant = findVariant(spot, endMinute - startMinute);
  return hasFood(spot) || variant?.mealsInside.includes('lunch') === true;
}

function describeService(item: Extract<PlanItem, { kind: 'ride' }>, context: ItemContext) {
  const { places, catalogue, rules, date } = context;
  const ride = readRideKey(item.serviceId);
  let at = ride.fromCityId;
  const legs = ride.linkIds.flatMap((id) => {
    const link = places.link(id);
    if (!link) return [];
    const isForward = link.fromCityId === at;
    const to = isForward ? link.toCityId : link.fromCityId;
    const leg = {
      linkId: id,
      mode: link.mode,
      fromName: places.city(at)?.name ?? at,
      toName: places.city(to)?.name ?? to,
      fromStop: isForward ? link.fromStop : link.toStop,
      toStop: isForward ? link.toStop : link.fromStop,
      minutes: link.minutes,
      perDay: link.perDay,
      note: link.note,
      ...(ride.number !== undefined && { number: ride.number, timetable: link.timetable }),
    };
    at = to;
    return [leg];
  });
  const presale = rules.train && item.mode === 'train' ? rules.train.presaleDays : undefined;
  const stop = (key: string, name: string | undefined) => {
    const thing = readKey(key);
    const hasStation = thing.kind === 'gateway' && thing.stationId !== undefined;
    return { ...places.place(key), ...(name && !hasStation && { name }) };
  };
  return {
    mode: item.mode,
    from: stop(item.fromId, legs[0]?.fromStop),
    to: stop(item.toId, legs.at(-1)?.toStop),
    fromCityId: ride.fromCityId,
    toCityId: ride.toCityId,
    legs,
    boardMinutes: legs[0] ? boardMinutesOf(legs[0].mode, context.dates, catalogue) : 0,
    // The presale period includes the day of purchase.
    releaseDate: presale === undefined ? undefined : addDays(date, 1 - presale),
    costFen: item.costMinor,
    reason: describeRide(ride, catalogue),
  };
}

/** Returns the planner ids of the visits of each spot, in order. A spot of several days has several. */
export function listParts({ days }: Plan): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const item of days.flatMap(({ items }) => items)) {
    if (item.kind !== 'visit') continue;
    const thing = readKey(item.placeId);
    if (thing.kind === 'spot') parts.set(thing.id, [...(parts.get(thing.id) ?? []), item.placeId]);
  }
  return parts;
}
