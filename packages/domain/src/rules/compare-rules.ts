import type { DayChange, PassportChange } from '@yunyou/contract/admin/admin-rules.endpoints';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from '../time/china-time.ts';
import { listCalendarDays } from '../time/holidays.ts';
import type { BorderCrossing } from './mainland-stays.ts';
import { checkVisa } from './visa.ts';

type Calendars = Pick<TripRules, 'calendars'>;
type Day = DayChange['before'];

/** Lists the days whose kind differs between two sets of calendars, joined to spans of equal changes. */
export function compareCalendars(before: Calendars, after: Calendars): DayChange[] {
  const years = new Set([...before.calendars, ...after.calendars].map(({ year }) => year));
  const changes: DayChange[] = [];
  for (const year of [...years].toSorted((a, b) => a - b)) {
    for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
      const change = { from: date, to: date, before: dayOf(date, before), after: dayOf(date, after) };
      if (isSame(change.before, change.after)) continue;
      const last = changes.at(-1);
      if (
        last &&
        addDays(last.to, 1) === date &&
        isSame(last.before, change.before) &&
        isSame(last.after, change.after)
      )
        last.to = date;
      else changes.push(change);
    }
  }
  return changes;
}

/** Returns the first entry of a date with the highest crowd level of all its entries. */
function dayOf(date: string, rules: Calendars): Day {
  const entries = listCalendarDays(date, rules);
  const [first] = entries;
  if (!first) return { kind: 'ordinary', name: '', zhName: '', crowds: 1 };
  const { kind, name, zhName } = first;
  return { kind, name, zhName, crowds: Math.max(...entries.map(({ crowds }) => crowds)) };
}

const isSame = (one: Day, other: Day): boolean =>
  one.kind === other.kind && one.name === other.name && one.crowds === other.crowds;

interface VisaComparison {
  before: TripRules;
  after: TripRules;
  crossing: Omit<BorderCrossing, 'nationality'>;
  passports: readonly string[];
}

/** Lists the passports whose verdict about a stay changes, and counts the others. */
export function compareVisaRules({ before, after, crossing, passports }: VisaComparison): {
  passports: PassportChange[];
  unchanged: number;
} {
  const verdict = (nationality: string, rules: TripRules) => {
    const { status, headline } = checkVisa({ ...crossing, nationality }, rules);
    return { status, headline };
  };
  const changed = passports.flatMap((code) => {
    const change = { code, before: verdict(code, before), after: verdict(code, after) };
    const isEqual =
      change.before.status === change.after.status && change.before.headline === change.after.headline;
    return isEqual ? [] : [change];
  });
  return { passports: changed, unchanged: passports.length - changed.length };
}
