import type { Money } from '@yunyou/contract/entities/base.schema';
import type { DepartureRule, TripLine } from '@yunyou/contract/entities/trip-line.schema';
import { addDays, weekdayOf } from '../time/china-time.ts';

/** A day on which a tour leaves, as its rules say it; how many of the seats are left is another matter. */
export interface Departure {
  date: string;
  seats: number;
  priceAdult: Money;
  priceChild: Money;
}

type DepartureFields = Pick<TripLine, 'departures' | 'priceAdult' | 'priceChild'>;

/** A tour is booked at the latest the day before it leaves, by the calendar of China. */
export const bookingLeadDays = 1;
/** Nobody plans further ahead, and rules may run for years. */
export const bookingHorizonDays = 540;

export const firstBookableDate = (today: string): string => addDays(today, bookingLeadDays);
export const lastBookableDate = (today: string): string => addDays(today, bookingHorizonDays);

/** Whether the tour leaves on `date` at all. Where rules overlap, the first one counts. */
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

/** Days of departure from `from` to `to`, both included, in order. */
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

/** The last day of a tour that leaves on `date`. */
export const lastDayOf = (date: string, days: number): string => addDays(date, days - 1);

function leavesOn({ weekdays, months, from, to }: DepartureRule, date: string): boolean {
  return (
    date >= from &&
    date <= to &&
    months.includes(Number(date.slice(5, 7))) &&
    weekdays.includes(weekdayOf(date))
  );
}
