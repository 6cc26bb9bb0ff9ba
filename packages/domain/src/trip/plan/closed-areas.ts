import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripDates, type TripDates } from '../brief/trip-dates.ts';

/** Weeks of every year, as MM-DD, in which an area with a permit is usually closed to foreigners. */
export type AreaClosure = { readonly areaId: string; readonly from: string; readonly to: string };

/** Holders of these passports need no permit. */
const withoutPermit: ReadonlySet<string> = new Set(['CN', 'HK', 'MO']);

/** Minimum days outside of the closure. A trip with this many can visit the area on these days. */
const leastOpenDays = 4;

/**
 * Returns the areas that are closed to the group on the dates of the trip. A trip that is partly outside of the closure
 * is not affected. Passports that were not stated count as foreign.
 */
export function listClosedAreas(
  { when, nationality, otherNationalities }: Pick<TripBrief, 'when' | 'nationality' | 'otherNationalities'>,
  closures: readonly AreaClosure[],
): AreaClosure[] {
  const passports = nationality === undefined ? otherNationalities : [nationality, ...otherNationalities];
  if (passports.length > 0 && passports.every((code) => withoutPermit.has(code))) return [];
  return closures.filter((closure) => !isOpenFor(when, closure));
}

function isOpenFor(when: TripDates, { from, to }: AreaClosure): boolean {
  const dates = listTripDates(when);
  const open = dates.filter((date) => date.slice(5) < from || date.slice(5) > to);
  return open.length === dates.length || open.length >= leastOpenDays;
}

/** Returns the months after the trip in which the whole of it is outside of the closure, the next one first. */
export function listOpenMonths(
  when: TripDates,
  { from, to }: AreaClosure,
): { year: number; month: number }[] {
  const [year, month] = listTripDates(when)[0]?.split('-').map(Number) ?? [];
  if (year === undefined || month === undefined) return [];
  const [firstClosed, lastClosed] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))];
  return Array.from({ length: 11 }, (_, index) => ({
    year: year + Math.floor((month + index) / 12),
    month: ((month + index) % 12) + 1,
  })).filter((one) => one.month < firstClosed || one.month > lastClosed);
}
