import type { RuleSource, TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from './china-time.ts';

/** What a date is in China's calendar, where it is more than an ordinary day. */
export interface CalendarDay {
  kind: 'holiday' | 'peak' | 'workday';
  name: string;
  zhName: string;
  /** 1 normal to 5 extreme. */
  crowds: number;
  /** False: the days off are not published yet and only estimated. */
  official: boolean;
  source: RuleSource;
}

/** Everything the calendars say of a date: days off first, then weekends worked in exchange, then busy seasons. */
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
        .filter((holiday) => isWithin(date, busySpan(holiday, dayOff)))
        .map((one) => of('holiday', one)),
      ...holidays
        .filter(({ makeUpWorkdays }) => makeUpWorkdays.includes(date))
        .map((one) => of('workday', { ...one, crowds: 1 })),
      ...peaks.filter((peak) => isWithin(date, peak)).map((one) => of('peak', one)),
    ];
  });
}

/** How full trains and sights get on a date, 1 to 5. */
export function crowdsOn(date: string, rules: Pick<TripRules, 'calendars'>): number {
  return Math.max(1, ...listCalendarDays(date, rules).map(({ crowds }) => crowds));
}

/**
 * The days people are on the move. Where only the days fixed by law are known, the break will be longer: a week for the
 * great holidays, a day on either side for the short ones.
 */
function busySpan(
  { from, to, crowds }: { from: string; to: string; crowds: number },
  dayOff: 'span' | 'core',
): { from: string; to: string } {
  if (dayOff === 'span' || crowds < 3) return { from, to };
  return { from: addDays(from, -1), to: crowds >= 5 ? addDays(from, 7) : addDays(to, 1) };
}

function isWithin(date: string, { from, to }: { from: string; to: string }): boolean {
  return from <= date && date <= to;
}
