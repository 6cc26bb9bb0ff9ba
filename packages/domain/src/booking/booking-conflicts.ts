import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Plan } from '@yunyou/planner/plan';
import { addDays } from '../time/china-time.ts';
import { formatDayMonth } from '../time/date-format.ts';
import { createTripPlaces, type TripPlaces } from '../trip/catalogue/trip-places.ts';
import { cityKey, findCityId } from '../trip/problem/planner-ids.ts';
import { readRideKey } from '../trip/problem/rides/rides.ts';
import { findHotel, findStop } from './booked-places.ts';
import { eventEnd, hotelKeyOf } from './with-bookings.ts';

type Context = {
  readonly plan: Plan;
  readonly data: TripCatalogueData;
  readonly places: TripPlaces;
  readonly bookings: readonly Booking[];
};

/** Lists as sentences which bookings the plan does not keep. */
export function listBookingConflicts(brief: TripBrief, plan: Plan, data: TripCatalogueData): string[] {
  const { bookings = [] } = brief;
  if (bookings.length === 0) return [];
  const context = { plan, data, places: createTripPlaces(data, brief), bookings };
  return [
    ...bookings.flatMap((booking) => conflictsOf(booking, context)),
    ...listOverlaps(bookings),
    ...listSharedNights(bookings),
  ];
}

function conflictsOf(booking: Booking, context: Context): string[] {
  const { plan } = context;
  const [first = '', last = ''] = [plan.days[0]?.date, plan.days.at(-1)?.date];
  const { kind, title, date, endDate = date } = booking;
  if (endDate < first || date > last)
    return [`${title} is on ${formatDayMonth(date)}, outside of your trip.`];
  if (kind === 'hotel') return nightConflicts(booking, context);
  return kind === 'flight' || kind === 'train'
    ? rideConflicts(booking, context)
    : eventConflicts(booking, context);
}

function nightConflicts(booking: Booking, { plan, data, places, bookings }: Context): string[] {
  const { title, cityId, date, endDate = date } = booking;
  const key = hotelKeyOf(booking, bookings, data);
  const own = cityId ?? findHotel(title, data)?.cityId;
  return plan.days.flatMap(({ dayIndex, date: night }) => {
    if (night < date || night >= endDate || dayIndex === plan.days.length - 1) return [];
    const stay = plan.stays.find(
      ({ fromDayIndex, nights }) => fromDayIndex <= dayIndex && dayIndex < fromDayIndex + nights,
    );
    const isHere = own === undefined || stay?.cityId === cityKey(own);
    const isOtherHotel = key !== undefined && stay?.hotelId !== key;
    if (isHere && !isOtherHotel) return [];
    const other = isHere ? stay?.hotelId : stay?.cityId;
    const where = other === undefined ? 'a train' : places.place(other).name;
    return [`${title} is booked for ${formatDayMonth(night)}, but you sleep in ${where} that night.`];
  });
}

function rideConflicts(booking: Booking, { plan, data }: Context): string[] {
  const { title, date, endDate = date, startMinute } = booking;
  const names = { ...data, cities: data.cities.filter(({ id }) => data.chosenCityIds.includes(id)) };
  const [from, to] = [findStop(booking.from, names), findStop(booking.to, names)];
  const [first, last] = [plan.days[0], plan.days.at(-1)];
  if (!from && !to) return [`We could not place ${title}: none of its ends is a city of your trip.`];
  if (!from)
    return endDate === first?.date
      ? []
      : [
          `${title} arrives on ${formatDayMonth(endDate)}, but your trip starts on ${formatDayMonth(first?.date ?? '')}.`,
        ];
  if (!to)
    return date === last?.date
      ? []
      : [
          `${title} leaves on ${formatDayMonth(date)}, but your trip ends on ${formatDayMonth(last?.date ?? '')}.`,
        ];
  const isPlanned = plan.days.some(
    (day) =>
      day.date === date &&
      day.items.some((item) => {
        if (item.kind !== 'ride' || item.startMinute !== startMinute) return false;
        const { fromCityId, toCityId } = readRideKey(item.serviceId);
        return fromCityId === from.cityId && toCityId === to.cityId;
      }),
  );
  return isPlanned
    ? []
    : [`${title} on ${formatDayMonth(date)} is not part of the plan: it travels another way.`];
}

function eventConflicts(booking: Booking, { plan, places }: Context): string[] {
  const { title, date, startMinute = 0, cityId } = booking;
  const day = plan.days.find((one) => one.date === date);
  if (!day) return [];
  const end = eventEnd(booking);
  const overlaps = day.items.flatMap((item) => {
    const isTogether = item.startMinute < end && item.endMinute > startMinute;
    if (!isTogether || (item.kind !== 'visit' && item.kind !== 'ride')) return [];
    return [item.kind === 'visit' ? places.place(item.placeId).name : `the ${item.mode}`];
  });
  const stays = plan.stays.filter(
    ({ fromDayIndex, nights }) => fromDayIndex <= day.dayIndex && day.dayIndex <= fromDayIndex + nights,
  );
  const isElsewhere =
    cityId !== undefined && stays.length > 0 && !stays.some((stay) => findCityId(stay.cityId) === cityId);
  return [
    ...(isElsewhere
      ? [
          `${title} is in ${places.city(cityId)?.name ?? cityId}, but you are elsewhere on ${formatDayMonth(date)}.`,
        ]
      : []),
    ...overlaps.map((name) => `${title} on ${formatDayMonth(date)} overlaps ${name}.`),
  ];
}

/** Lists pairs of booked events and rides at the same time. */
function listOverlaps(bookings: readonly Booking[]): string[] {
  const timed = bookings
    .filter(({ kind, startMinute }) => kind !== 'hotel' && startMinute !== undefined)
    .map((one) => ({ one, from: keyOf(one.date, one.startMinute ?? 0), to: endKey(one) }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return timed.flatMap(({ one, from }, index) => {
    const before = timed[index - 1];
    return before && from < before.to ? [`${one.title} and ${before.one.title} are at the same time.`] : [];
  });
}

/** Lists pairs of hotels that are booked for the same night. */
function listSharedNights(bookings: readonly Booking[]): string[] {
  const hotels = bookings
    .filter(({ kind }) => kind === 'hotel')
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return hotels.flatMap((one, index) => {
    const before = hotels[index - 1];
    return before && one.date < (before.endDate ?? addDays(before.date, 1))
      ? [`${before.title} and ${one.title} are both booked for ${formatDayMonth(one.date)}.`]
      : [];
  });
}

/** Returns a date and minute as a text that sorts by time. */
const keyOf = (date: string, minute: number): string =>
  `${addDays(date, Math.floor(minute / 1440))} ${String(minute % 1440).padStart(4, '0')}`;

function endKey(booking: Booking): string {
  const { kind, date, endDate = date, endMinute } = booking;
  return kind === 'flight' || kind === 'train'
    ? keyOf(endDate, endMinute ?? 0)
    : keyOf(date, eventEnd(booking));
}
