import type { RuleSource, TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from './china-time.ts';

/** A public holiday, busy season or make-up workday in China. */
interface CalendarDay {
  kind: 'holiday' | 'peak' | 'workday';
  name: string;
  zhName: string;
  /** 1 normal to 5 extreme. */
  crowds: number;
  /** False when the days off are an estimate, because they are not published yet. */
  official: boolean;
  source: RuleSource;
}

/** Lists the calendar entries of a date: per calendar holidays first, then make-up workdays, then busy seasons. */
export function listCalendarDays(date: string, { calendars }: Pick<TripRules, 'calendars'>): CalendarDay[] {
  return calendars.flatMap(({ holidays, peaks, official, dayOff, source }) => {
    const of = (
      kind: CalendarDay['kind'],
      { name, zhName, crowds }: { name: string; zhName: string; crowds: number },
    ) => ({
      kind,
      name,
      zhName,
      crowds,
      official,
      source,
    });
    return [
      ...holidays
        .filter((holiday) => isWithin(date, findBusySpan(holiday, dayOff)))
        .map((one) => of('holiday', one)),
      ...holidays
        .filter(({ makeUpWorkdays }) => makeUpWorkdays.includes(date))
        .map((one) => of('workday', { ...one, crowds: 1 })),
      ...peaks.filter((peak) => isWithin(date, peak)).map((one) => of('peak', one)),
    ];
  });
}

/** Cache of crowds by date, because a trip looks up the same dates for each of its rides. */
const crowdsByCalendars = new WeakMap<TripRules['calendars'], Map<string, number>>();

/** Returns how crowded trains and sights are on a date, 1 (normal) to 5 (extreme). */
export function crowdsOn(date: string, { calendars }: Pick<TripRules, 'calendars'>): number {
  const known = crowdsByCalendars.get(calendars) ?? new Map<string, number>();
  crowdsByCalendars.set(calendars, known);
  const crowds =
    known.get(date) ?? Math.max(1, ...listCalendarDays(date, { calendars }).map((day) => day.crowds));
  known.set(date, crowds);
  return crowds;
}

interface Span {
  from: string;
  to: string;
}

type Holiday = TripRules['calendars'][number]['holidays'][number];

/**
 * Cache of the busy days of each holiday, because a trip compares hundreds of dates with all holidays. Rules are
 * never changed in place.
 */
const busySpans = new WeakMap<Holiday, Span>();

function findBusySpan(holiday: Holiday, dayOff: 'span' | 'core'): Span {
  const known = busySpans.get(holiday);
  if (known) return known;
  const span = busySpan(holiday, dayOff);
  busySpans.set(holiday, span);
  return span;
}

/** Length of the long breaks by their statutory days: Labour Day, National Day, Spring Festival. As arranged since 2025. */
const breakDays: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 8 };

/**
 * Returns the busy days of a holiday. When only the statutory days are known (`core`), extends them: by one day before, and
 * to the usual length of the break for the biggest holidays or one day after the end for others.
 */
function busySpan({ from, to, crowds }: Holiday, dayOff: 'span' | 'core'): Span {
  if (dayOff === 'span' || crowds < 3) return { from, to };
  if (crowds < 5) return { from: addDays(from, -1), to: addDays(to, 1) };
  const statutoryDays = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -1), to: addDays(from, (breakDays[statutoryDays] ?? 7) - 1) };
}

function isWithin(date: string, { from, to }: Span): boolean {
  return from <= date && date <= to;
}
