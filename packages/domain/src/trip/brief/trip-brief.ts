import type { TripBriefFields } from '@yunyou/contract/trip/trip-brief.schema';
import { toFen } from '../../money/money.ts';
import { addDays } from '../../time/china-time.ts';

export type PaceId = TripBriefFields['pace'];

/** Minutes after midnight, China-local. */
export type DayHours = { readonly startMinute: number; readonly endMinute: number };

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** Wishes a brief may go without. */
type Extra =
  | 'transport'
  | 'diet'
  | 'dayLimits'
  | 'closures'
  | 'rainyDays'
  | 'visitMinutes'
  | 'hotelIds'
  | 'rides';

/** What a traveller wants of a trip, as the planner's problem is made from it: everything by catalogue id. */
export type TripBrief = Frozen<Omit<TripBriefFields, 'budget' | Extra>> &
  Partial<Frozen<Pick<TripBriefFields, Extra>>> & {
    /** In fen (CNY minor units), for the whole group and trip. */
    readonly budgetMinor?: number | undefined;
  };

export type TripDates = TripBrief['when'];

/** The contract's brief for planning: its budget in the money the planner counts in. */
export function toTripBrief(
  { budget, ...rest }: TripBriefFields,
  rates?: Parameters<typeof toFen>[1],
): TripBrief {
  return budget ? { ...rest, budgetMinor: toFen(budget, rates) } : rest;
}

/**
 * The dates of the trip in order. A month without dates starts on its 8th: the long public holidays
 * (1 to 7 October, 1 to 5 May, New Year) are over by then.
 */
export function listTripDates(when: TripDates): readonly string[] {
  return remember(datesOf, when, computeDates);
}

// Every spot of the catalogue asks for these; a brief never changes, so they are worked out once.
const datesOf = new WeakMap<TripDates, readonly string[]>();
const monthsOf = new WeakMap<TripDates, readonly number[]>();

function remember<T>(memory: WeakMap<TripDates, T>, when: TripDates, compute: (when: TripDates) => T): T {
  const known = memory.get(when);
  if (known !== undefined) return known;
  const value = compute(when);
  memory.set(when, value);
  return value;
}

function computeDates(when: TripDates): readonly string[] {
  const first =
    when.kind === 'dates'
      ? when.firstDate
      : `${String(when.year).padStart(4, '0')}-${String(when.month).padStart(2, '0')}-08`;
  return Array.from({ length: when.days }, (_, index) => addDays(first, index));
}

/** When the trip begins on its first day and ends on its last: a trip of one day has the whole of it. */
export function endMinutesOf(brief: TripBrief): { readonly arrival: number; readonly departure: number } {
  const [arrival, departure] = brief.when.days === 1 ? [9 * 60, 20 * 60] : [11 * 60, 17 * 60];
  return { arrival: brief.arrivalMinute ?? arrival, departure: brief.departureMinute ?? departure };
}

/** How full a day gets at a pace. */
export type PaceLimits = DayHours & { readonly maxVisits: number; readonly bufferMinutes: number };

export const paceLimits: Readonly<Record<PaceId, PaceLimits>> = {
  relaxed: { startMinute: 570, endMinute: 1230, maxVisits: 2, bufferMinutes: 20 },
  balanced: { startMinute: 510, endMinute: 1260, maxVisits: 3, bufferMinutes: 15 },
  full: { startMinute: 480, endMinute: 1290, maxVisits: 5, bufferMinutes: 5 },
};

/** How full one day of the trip may get: the pace, and what the traveller changed for that day. */
export function dayLimitsOf(brief: TripBrief, dayIndex: number): PaceLimits {
  const usual = paceLimits[brief.pace];
  const own = brief.dayLimits?.find((limit) => limit.dayIndex === dayIndex);
  const startMinute = own?.startMinute ?? usual.startMinute;
  return {
    startMinute,
    endMinute: Math.max(startMinute, own?.endMinute ?? usual.endMinute),
    maxVisits: own?.maxVisits ?? usual.maxVisits,
    bufferMinutes: usual.bufferMinutes,
  };
}

/** Months the trip touches, 1 to 12. */
export function listTripMonths(when: TripDates): readonly number[] {
  return remember(monthsOf, when, (own) => [
    ...new Set(listTripDates(own).map((date) => Number(date.slice(5, 7)))),
  ]);
}
