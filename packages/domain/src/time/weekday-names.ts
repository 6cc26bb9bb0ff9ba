import type { Weekday } from '@yunyou/contract/entities/base.schema';

export { weekdayNames } from '@yunyou/contract/entities/weekdays';

export const shortWeekdayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};
