import type { Weekday } from '@yunyou/contract/entities/base.schema';
import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';

type Hours = Pick<OpeningRule, 'open' | 'close' | 'lastEntry'>;

/** Weekdays in a row with the same hours; none when the spot is closed on them. */
export interface DaySpan {
  from: Weekday;
  to: Weekday;
  hours: Hours[];
}

/** The usual week of one part of the year; `season` is missing for the rest of it, or the whole. */
export interface SeasonWeek {
  season?: NonNullable<OpeningRule['season']>;
  spans: DaySpan[];
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies Weekday[];

/** Opening rules as weeks to read: one for each season, in the rules' order, days of equal hours together. */
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
  for (const day of week) {
    const hours = rules
      .filter(({ closedOn }) => !closedOn.includes(day))
      .map(({ open, close, lastEntry }) => ({ open, close, ...(lastEntry && { lastEntry }) }));
    const last = spans.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans;
}
