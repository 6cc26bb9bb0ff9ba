import { openingException, openingRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { type SeasonWeek, toSeasonWeeks } from '@yunyou/domain/opening-hours/opening-week';
import { shortWeekdayNames } from '@yunyou/domain/time/weekday-names';

/** Describes the opening hours of a form in sentences. Omits incomplete rules. */
export function describeHours(rules: unknown, exceptions: unknown): string[] {
  const complete = listOf(rules).flatMap((rule) => openingRule.safeParse(clean(rule)).data ?? []);
  const dated = listOf(exceptions).flatMap((entry) => openingException.safeParse(clean(entry)).data ?? []);
  const weeks = toSeasonWeeks(complete);
  const isSeasonal = weeks.some(({ season }) => season);
  return [
    ...weeks.map((week) => describeWeek(week, isSeasonal)),
    ...dated.map(({ from, to, hours, reason }) => {
      const when = from === to ? from : `${from} to ${to}`;
      return hours ? `${when}: ${describeTimes(hours)} (${reason})` : `${when}: closed (${reason})`;
    }),
  ];
}

function describeWeek({ season, spans }: SeasonWeek, isSeasonal: boolean): string {
  const when = season ? `${season.from} to ${season.to}: ` : isSeasonal ? 'Rest of the year: ' : '';
  const days = spans.map(({ from, to, hours }) => {
    const name =
      from === to ? shortWeekdayNames[from] : `${shortWeekdayNames[from]}–${shortWeekdayNames[to]}`;
    return `${name} ${hours.length > 0 ? hours.map(describeTimes).join(' and ') : 'closed'}`;
  });
  return when + days.join('; ');
}

function describeTimes({
  open,
  close,
  lastEntry,
}: {
  open: string;
  close: string;
  lastEntry?: string | undefined;
}) {
  const end = close <= open ? `${close} the next day` : close;
  return `${open}–${end}${lastEntry ? `, last entry ${lastEntry}` : ''}`;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Removes empty inputs, as saving the form does. */
function clean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const cleaned = clean(inner);
    const isEmpty = cleaned === undefined || cleaned === null || cleaned === '' || isBare(cleaned);
    return isEmpty ? [] : [[name, cleaned] as const];
  });
  return Object.fromEntries(fields);
}

const isBare = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
