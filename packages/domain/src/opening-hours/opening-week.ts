import type { Weekday } from '@yunyou/contract/entities/base.schema';
import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';

type Hours = Pick<OpeningRule, 'open' | 'close' | 'lastEntry'>;

/** Consecutive weekdays with the same hours; `hours` is empty when the spot is closed on them. */
export interface DaySpan {
  from: Weekday;
  to: Weekday;
  hours: Hours[];
}

/** The regular week of one season. Without `season`, the week applies to the rest of the year. */
export interface SeasonWeek {
  season?: NonNullable<OpeningRule['season']>;
  spans: DaySpan[];
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies Weekday[];

/** Groups opening rules by season, in the order of the rules, and joins consecutive days with equal hours. */
export function toSeasonWeeks(rules: readonly OpeningRule[]): SeasonWeek[] {
  const seasons = new Map<string, OpeningRule[]>();
  for (const rule of rules) {
    const key = rule.season ? `${rule.season.from} ${rule.season.to}` : '';
    seasons.set(key, [...(seasons.get(key) ?? []), rule]);
  }
  return [...seasons.values()].map((inSeason) => {
    const season = inSeason[0]?.season;
    return { ...(season && { season }), spans: toSpans(inSeason) };
  });
}

function toSpans(rules: readonly OpeningRule[]): DaySpan[] {
  const spans: DaySpan[] = [];
  let lastHours = '';
  for (const day of week) {
    const hours = rules
      .filter(({ closedOn }) => !closedOn.includes(day))
      .map(({ open, close, lastEntry }) => ({ open, close, ...(lastEntry && { lastEntry }) }));
    const text = JSON.stringify(hours);
    const last = spans.at(-1);
    if (last && text === lastHours) last.to = day;
    else spans.push({ from: day, to: day, hours });
    lastHours = text;
  }
  return spans;
}
