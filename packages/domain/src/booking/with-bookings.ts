import type { Money } from '@yunyou/contract/entities/base.schema';
import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays, countDays } from '../time/china-time.ts';
import { listTripDates } from '../trip/brief/trip-dates.ts';
import { bookedKey, hotelKey } from '../trip/problem/planner-ids.ts';
import { type BookedStop, findHotel, findStop, type PlaceNames, type StopNames } from './booked-places.ts';

/** A booked flight or train between two cities of the trip. */
export type BookedRide = {
  readonly booking: Booking;
  readonly mode: 'flight' | 'train';
  readonly from: BookedStop;
  readonly to: BookedStop;
  readonly dayIndex: number;
  readonly departMinute: number;
  readonly durationMinutes: number;
};

/** Minutes from landing or getting off until the group leaves the airport or station, with formalities. */
const leaveMinutes = { flight: 75, train: 15 } as const;
/** Minutes before departure at which the group must be back. */
const backMinutes = { flight: 180, train: 45 } as const;
/** Minutes that stay free before and after a booked meal, show or tour, for the way. */
const wayMinutes = { before: 30, after: 15 } as const;
/** Length of an event whose end is not known. */
const usualMinutes = { restaurant: 90, show: 120, tour: 180 } as const;

/** Returns when a booked meal, show or tour ends, in minutes after midnight of its day. */
export function eventEnd({ kind, startMinute = 0, endMinute, date, endDate }: Booking): number {
  const usual = kind === 'restaurant' || kind === 'show' || kind === 'tour' ? usualMinutes[kind] : 0;
  const later = endDate === undefined ? 0 : countDays(date, endDate) * 1440;
  const end = endMinute === undefined ? startMinute + usual : endMinute + later;
  return Math.min(1440, Math.max(startMinute + 15, end));
}

const isRide = (booking: Booking): booking is Booking & { kind: 'flight' | 'train' } =>
  booking.kind === 'flight' || booking.kind === 'train';

/** Returns the brief with what its bookings fix: hours and places of the ends, hours that stay free, and hotels. */
export function withBookings(brief: TripBrief, names: PlaceNames): TripBrief {
  const { bookings = [] } = brief;
  if (bookings.length === 0) return brief;
  const ends = listEnds(brief, names);
  const events = bookings.filter(({ kind }) => kind === 'restaurant' || kind === 'show' || kind === 'tour');
  const hotelIds = bookings.flatMap((one) =>
    one.kind === 'hotel' ? (findHotel(one.title, names)?.id ?? []) : [],
  );
  return {
    ...brief,
    ...ends,
    fixedTimes: [
      ...(brief.fixedTimes ?? []),
      ...events.map((one) => ({
        date: one.date,
        startMinute: Math.max(0, (one.startMinute ?? 0) - wayMinutes.before),
        endMinute: Math.min(1440, eventEnd(one) + wayMinutes.after),
        label: one.title,
      })),
    ],
    hotelIds: [...new Set([...brief.hotelIds, ...hotelIds])],
  };
}

/** Returns the start and end of the trip by the flight or train with which the group comes and leaves. */
function listEnds(brief: TripBrief, names: PlaceNames): Partial<TripBrief> {
  const dates = listTripDates(brief.when);
  const rides = (brief.bookings ?? []).filter(isRide);
  const arrival = rides.find((one) => (one.endDate ?? one.date) === dates[0] && isArrival(one, names));
  const departure = rides.findLast((one) => one.date === dates.at(-1) && isDeparture(one, names));
  const [entry, exit] = [findStop(arrival?.to, names), findStop(departure?.from, names)];
  return {
    ...(arrival &&
      entry && {
        entryCityId: entry.cityId,
        ...(entry.stationId !== undefined && { entryStationId: entry.stationId }),
        arrivalMinute: Math.min(1440, (arrival.endMinute ?? 0) + leaveMinutes[arrival.kind]),
        startsInTown: false,
      }),
    ...(departure &&
      exit && {
        exitCityId: exit.cityId,
        ...(exit.stationId !== undefined && { exitStationId: exit.stationId }),
        departureMinute: Math.max(0, (departure.startMinute ?? 0) - backMinutes[departure.kind]),
        endsInTown: false,
      }),
  };
}

/** Returns whether a ride comes from outside of the trip into one of its cities. */
export function isArrival({ from, to }: Booking, names: PlaceNames): boolean {
  return findStop(to, names) !== undefined && findStop(from, names) === undefined;
}

/** Returns whether a ride leaves the trip from one of its cities. */
export function isDeparture({ from, to }: Booking, names: PlaceNames): boolean {
  return findStop(from, names) !== undefined && findStop(to, names) === undefined;
}

/** Lists the booked rides between two cities of the trip. */
export function listBookedRides({ bookings = [], when }: TripBrief, names: StopNames): BookedRide[] {
  const dates = listTripDates(when);
  return bookings.filter(isRide).flatMap((booking): BookedRide[] => {
    const [from, to] = [findStop(booking.from, names), findStop(booking.to, names)];
    const dayIndex = dates.indexOf(booking.date);
    const { startMinute = 0, endMinute = 0, date, endDate = date } = booking;
    const durationMinutes = endMinute + countDays(date, endDate) * 1440 - startMinute;
    if (!from || !to || from.cityId === to.cityId || dayIndex < 0 || durationMinutes < 10) return [];
    return [{ booking, mode: booking.kind, from, to, dayIndex, departMinute: startMinute, durationMinutes }];
  });
}

/** A booked hotel that the catalogue does not have, with all of its bookings. */
export type OwnHotel = {
  readonly key: string;
  readonly cityId: string;
  readonly bookings: readonly Booking[];
};

/** Lists the booked hotels that are not in the catalogue. They are planned as hotels in the middle of their city. */
export function listOwnHotels({ bookings = [] }: TripBrief, names: PlaceNames): OwnHotel[] {
  const byKey = new Map<string, OwnHotel>();
  for (const booking of bookings) {
    const key = hotelKeyOf(booking, bookings, names);
    if (!key?.startsWith('booked/')) continue;
    const known = byKey.get(key)?.bookings ?? [];
    byKey.set(key, { key, cityId: booking.cityId ?? '', bookings: [...known, booking] });
  }
  return [...byKey.values()];
}

/** Returns the planner id of a booked hotel. Bookings with the same name and address in a city are one hotel. */
export function hotelKeyOf(
  booking: Booking,
  bookings: readonly Booking[],
  names: PlaceNames,
): string | undefined {
  const { kind, title, cityId, place } = booking;
  if (kind !== 'hotel') return undefined;
  const known = findHotel(title, names);
  if (known) return hotelKey(known.id);
  if (cityId === undefined) return undefined;
  const first = bookings.find(
    (one) => one.kind === 'hotel' && one.cityId === cityId && one.title === title && one.place === place,
  );
  return bookedKey(cityId, (first ?? booking).id);
}

/** Returns the number of nights of a booked hotel. */
export function countNights({ date, endDate = addDays(date, 1) }: Booking): number {
  return Math.max(1, countDays(date, endDate));
}

/** Returns the booked nights (by day of the trip) of each hotel, by planner id. Of two hotels for one night the later booking counts. */
export function listBookedNights(
  { bookings = [], when }: TripBrief,
  names: PlaceNames,
): ReadonlyMap<string, readonly number[]> {
  const dates = listTripDates(when);
  const byNight = new Map<number, string>();
  for (const booking of bookings) {
    const { date, endDate = addDays(date, 1) } = booking;
    const key = hotelKeyOf(booking, bookings, names);
    if (key === undefined) continue;
    for (const [index, night] of dates.entries())
      if (night >= date && night < endDate && index < dates.length - 1) byNight.set(index, key);
  }
  const nightsByHotel = new Map<string, number[]>();
  for (const [night, key] of [...byNight].toSorted(([a], [b]) => a - b))
    nightsByHotel.set(key, [...(nightsByHotel.get(key) ?? []), night]);
  return nightsByHotel;
}

/** Returns what a night costs in fen in each booked hotel whose bookings have prices, by planner id. */
export function listBookedRates(
  { bookings = [] }: TripBrief,
  names: PlaceNames,
  inFen: (price: Money) => number,
): ReadonlyMap<string, number> {
  const paid = new Map<string, { fen: number; nights: number }>();
  for (const booking of bookings) {
    const key = hotelKeyOf(booking, bookings, names);
    if (key === undefined || !booking.price) continue;
    const { fen, nights } = paid.get(key) ?? { fen: 0, nights: 0 };
    paid.set(key, { fen: fen + inFen(booking.price), nights: nights + countNights(booking) });
  }
  return new Map([...paid].map(([key, { fen, nights }]) => [key, Math.round(fen / nights)]));
}
