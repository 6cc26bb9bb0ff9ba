import type { Money } from '@yunyou/contract/entities/base.schema';
import type { DepartureRule, TripLine } from '@yunyou/contract/entities/trip-line.schema';
import { addDays, weekdayOf } from '../time/china-time.ts';

/** A departure date of a tour by its rules. `seats` is the capacity, not the number of free seats. */
export interface Departure {
  date: string;
  seats: number;
  priceAdult: Money;
  priceChild: Money;
}

type DepartureFields = Pick<TripLine, 'departures' | 'priceAdult' | 'priceChild'>;

/** Bookings close this many days before departure, in China time. */
const bookingLeadDays = 1;
/** Departures further ahead are not offered, because rules may run for years. */
const bookingHorizonDays = 540;

export const firstBookableDate = (today: string): string => addDays(today, bookingLeadDays);
export const lastBookableDate = (today: string): string => addDays(today, bookingHorizonDays);

/** Finds the departure on `date`. When several rules match, the first one applies. */
export function findDeparture(line: DepartureFields, date: string): Departure | undefined {
  const rule = line.departures.find((candidate) => leavesOn(candidate, date));
  return (
    rule && {
      date,
      seats: rule.seats,
      priceAdult: rule.priceAdult ?? line.priceAdult,
      priceChild: rule.priceChild ?? line.priceChild,
    }
  );
}

/** Lists the departures from `from` to `to`, both included, in order. */
export function listDepartures(
  line: DepartureFields,
  { from, to }: { from: string; to: string },
): Departure[] {
  const first = line.departures.reduce((earliest, rule) => (rule.from < earliest ? rule.from : earliest), to);
  const last = line.departures.reduce((latest, rule) => (rule.to > latest ? rule.to : latest), from);
  const found: Departure[] = [];
  for (let date = first > from ? first : from; date <= to && date <= last; date = addDays(date, 1)) {
    const departure = findDeparture(line, date);
    if (departure) found.push(departure);
  }
  return found;
}

/** Bookings of a departure and its changes by staff. `lapsed` counts taken seats whose hold has expired: they are free. */
export interface DepartureSale {
  date: string;
  seatsTaken: number;
  lapsed: number;
  seatsOverride: number | null;
  isClosed: boolean;
}

export interface SoldDeparture {
  seats: number;
  seatsLeft: number;
  taken: number;
  seatsOverride: number | null;
  isClosed: boolean;
}

/** Returns the seats of a departure with its bookings. A closed departure has no seats left. */
export function withSale<T extends { seats: number }>(
  departure: T,
  sale: DepartureSale | undefined,
): T & SoldDeparture {
  const seats = sale?.seatsOverride ?? departure.seats;
  const taken = (sale?.seatsTaken ?? 0) - (sale?.lapsed ?? 0);
  const isClosed = sale?.isClosed ?? false;
  return {
    ...departure,
    seats,
    seatsLeft: isClosed ? 0 : Math.max(0, seats - taken),
    taken,
    seatsOverride: sale?.seatsOverride ?? null,
    isClosed,
  };
}

/**
 * Lists the departures of a tour with their bookings, past ones included. A departure that was sold stays in the list
 * when the tour's rules no longer contain it, because its travellers still depart.
 */
export function listSoldDepartures(
  line: DepartureFields,
  range: { from: string; to: string },
  sales: readonly DepartureSale[],
): (SoldDeparture & { date: string })[] {
  const saleOf = new Map(sales.map((sale) => [sale.date, sale]));
  const planned = listDepartures(line, range);
  const dates = new Set(planned.map(({ date }) => date));
  const others = sales
    .filter(({ date, seatsTaken, lapsed }) => !dates.has(date) && seatsTaken > lapsed)
    .map(({ date, seatsTaken, lapsed }) => ({ date, seats: seatsTaken - lapsed }));
  return [...planned.map(({ date, seats }) => ({ date, seats })), ...others]
    .map((departure) => withSale(departure, saleOf.get(departure.date)))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Returns the last day of a tour that departs on `date`. */
export const lastDayOf = (date: string, days: number): string => addDays(date, days - 1);

function leavesOn({ weekdays, months, from, to }: DepartureRule, date: string): boolean {
  return (
    date >= from &&
    date <= to &&
    months.includes(Number(date.slice(5, 7))) &&
    weekdays.includes(weekdayOf(date))
  );
}
