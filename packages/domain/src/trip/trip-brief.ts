import { addDays } from '../opening-hours-clock.ts';
import type { paces } from '../travel-choices.ts';

export type PaceId = (typeof paces)[number]['id'];

/** Minutes after midnight, China-local. */
export type DayHours = { readonly startMinute: number; readonly endMinute: number };

/** What a traveller wants of a trip. Everything is by catalogue id; money is in fen (CNY minor units). */
export type TripBrief = {
  readonly when: TripDates;
  readonly travellers: { readonly adults: number; readonly children: number };
  readonly pace: PaceId;
  readonly preferenceTagIds: readonly string[];
  /** Cities the trip must go to; none lets the planner choose (`choose-cities.ts`). */
  readonly cityIds: readonly string[];
  readonly mustSeeSpotIds: readonly string[];
  readonly excludedSpotIds: readonly string[];
  readonly excludedCityIds: readonly string[];
  /** For the whole group and the whole trip, without the journey to and from China. */
  readonly budgetMinor?: number;
  /** Where the group arrives and leaves; any city of the trip when absent. */
  readonly entryCityId?: string;
  readonly exitCityId?: string;
  /** When the group is out of the airport on the first day (default 11:00), and must be back there on the last (17:00). */
  readonly arrivalMinute?: number;
  readonly departureMinute?: number;
  /** Hours of single days by index; days without follow the pace. */
  readonly dayHours?: readonly (DayHours | undefined)[];
  /** The traveller's own words for what to see, where no tag stands for them ("calligraphy"). */
  readonly interestWords?: readonly string[] | undefined;
  /** Tags and spot categories the traveller does not care for. */
  readonly dislikedKinds?: readonly string[] | undefined;
  readonly avoidsCrowds?: boolean | undefined;
};

/** Fixed dates, or some days of a month (1 to 12). */
export type TripDates =
  | { readonly kind: 'dates'; readonly firstDate: string; readonly days: number }
  | { readonly kind: 'month'; readonly year: number; readonly month: number; readonly days: number };

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

/** When the trip begins on its first day and ends on its last. */
export function endMinutesOf(brief: TripBrief): { readonly arrival: number; readonly departure: number } {
  return { arrival: brief.arrivalMinute ?? 11 * 60, departure: brief.departureMinute ?? 17 * 60 };
}

/** How full a day gets at a pace. */
export type PaceLimits = DayHours & { readonly maxVisits: number; readonly bufferMinutes: number };

export const paceLimits: Readonly<Record<PaceId, PaceLimits>> = {
  relaxed: { startMinute: 570, endMinute: 1230, maxVisits: 2, bufferMinutes: 20 },
  balanced: { startMinute: 510, endMinute: 1260, maxVisits: 3, bufferMinutes: 15 },
  full: { startMinute: 480, endMinute: 1290, maxVisits: 5, bufferMinutes: 5 },
};

/** The hours of one day of the trip. */
export function dayHoursOf(brief: TripBrief, dayIndex: number): DayHours {
  const { startMinute, endMinute } = brief.dayHours?.[dayIndex] ?? paceLimits[brief.pace];
  return { startMinute, endMinute };
}

/** Months the trip touches, 1 to 12. */
export function listTripMonths(when: TripDates): readonly number[] {
  return remember(monthsOf, when, (own) => [
    ...new Set(listTripDates(own).map((date) => Number(date.slice(5, 7)))),
  ]);
}
