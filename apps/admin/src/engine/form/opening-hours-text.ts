import { openingException, openingRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { type SeasonWeek, toSeasonWeeks } from '@yunyou/domain/opening-hours/opening-week';
import { shortWeekdayNames } from '@yunyou/domain/time/weekday-names';
import type { Language } from '../../language/language.ts';

const texts = {
  en: {
    days: shortWeekdayNames,
    span: (from: string, to: string) => `${from} to ${to}`,
    rest: 'Rest of the year: ',
    closed: 'closed',
    and: ' and ',
    nextDay: (time: string) => `${time} the next day`,
    lastEntry: (time: string) => `, last entry ${time}`,
  },
  zh: {
    days: { mon: '周一', tue: '周二', wed: '周三', thu: '周四', fri: '周五', sat: '周六', sun: '周日' },
    span: (from: string, to: string) => `${from} 至 ${to}`,
    rest: '其余时间：',
    closed: '不开放',
    and: '和',
    nextDay: (time: string) => `次日 ${time}`,
    lastEntry: (time: string) => `，最晚入场 ${time}`,
  },
};
type Texts = (typeof texts)[Language];

/** Describes the opening hours of a form in sentences. Omits incomplete rules. */
export function describeHours(rules: unknown, exceptions: unknown, language: Language): string[] {
  const words = texts[language];
  const complete = listOf(rules).flatMap((rule) => openingRule.safeParse(clean(rule)).data ?? []);
  const dated = listOf(exceptions).flatMap((entry) => openingException.safeParse(clean(entry)).data ?? []);
  const weeks = toSeasonWeeks(complete);
  const isSeasonal = weeks.some(({ season }) => season);
  return [
    ...weeks.map((week) => describeWeek(week, isSeasonal, words)),
    ...dated.map(({ from, to, hours, reason }) => {
      const when = from === to ? from : words.span(from, to);
      return `${when}: ${hours ? describeTimes(hours, words) : words.closed} (${reason})`;
    }),
  ];
}

function describeWeek({ season, spans }: SeasonWeek, isSeasonal: boolean, words: Texts): string {
  const when = season ? `${words.span(season.from, season.to)}: ` : isSeasonal ? words.rest : '';
  const days = spans.map(({ from, to, hours }) => {
    const name = from === to ? words.days[from] : `${words.days[from]}–${words.days[to]}`;
    return `${name} ${hours.length > 0 ? hours.map((times) => describeTimes(times, words)).join(words.and) : words.closed}`;
  });
  return when + days.join('; ');
}

interface Times {
  open: string;
  close: string;
  lastEntry?: string | undefined;
}

function describeTimes({ open, close, lastEntry }: Times, words: Texts): string {
  const end = close <= open ? words.nextDay(close) : close;
  return `${open}–${end}${lastEntry ? words.lastEntry(lastEntry) : ''}`;
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
