import type { Weekday } from '@yunyou/contract/entities/base.schema';
import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { weekdayNames } from '@yunyou/domain/time/weekday-names';
import type { OpeningHoursSpecification } from './structured-data.ts';

const weekdays = Object.keys(weekdayNames) as Weekday[]; // Object.keys returns string[]

/** Returns the opening hours for `year`. A season over New Year starts in that year. */
export function toOpeningHours(rules: readonly OpeningRule[], year: number): OpeningHoursSpecification[] {
  return rules.map(({ season, closedOn, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((day) => !closedOn.includes(day)).map((day) => weekdayNames[day]),
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
    ...(season && {
      validFrom: `${year}-${season.from}`,
      validThrough: `${season.to < season.from ? year + 1 : year}-${season.to}`,
    }),
  }));
}
