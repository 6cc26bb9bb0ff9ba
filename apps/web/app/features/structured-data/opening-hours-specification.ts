import type { Weekday } from '@yunyou/contract/base.schema';
import type { OpeningRule } from '@yunyou/contract/scenic-spot.schema';
import type { OpeningHoursSpecification } from './structured-data.ts';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const weekdays = Object.keys(dayNames) as Weekday[]; // its own keys

/** A season is of any year; said here for `year`, and one over New Year as the winter that begins in it. */
export function toOpeningHours(rules: readonly OpeningRule[], year: number): OpeningHoursSpecification[] {
  return rules.map(({ season, closedOn, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((day) => !closedOn.includes(day)).map((day) => dayNames[day]),
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
    ...(season && {
      validFrom: `${year}-${season.from}`,
      validThrough: `${season.to < season.from ? year + 1 : year}-${season.to}`,
    }),
  }));
}
