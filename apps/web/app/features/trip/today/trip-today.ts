import { addDays } from '@yunyou/domain/time/china-time';

/** A planned trip with its dates. */
export interface DatedTrip {
  id: string;
  title: string;
  firstDate: string;
  days: number;
}

/** Returns the trip that is under way on a date; of several, the one that began last. */
export function findTripOn(trips: readonly DatedTrip[], date: string): DatedTrip | undefined {
  return trips
    .filter(({ firstDate, days }) => firstDate <= date && date <= addDays(firstDate, days - 1))
    .toSorted((a, b) => b.firstDate.localeCompare(a.firstDate))[0];
}

/** Returns the first trip that begins after a date. */
export function findNextTrip(trips: readonly DatedTrip[], date: string): DatedTrip | undefined {
  return trips
    .filter(({ firstDate }) => firstDate > date)
    .toSorted((a, b) => a.firstDate.localeCompare(b.firstDate))[0];
}
