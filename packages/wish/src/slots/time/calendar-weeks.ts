import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/**
 * Matches the number of a calendar week: "KW 36", "week 42", 第36周. A low number without "KW" is a week of the trip:
 * "week 1 Beijing, week 2 Yunnan".
 */
const calendarWeek = new RegExp(
  `${anyOf({
    en: '(?:in |from |during |around )?(?:calendar )?(?:week|wk)(?: no\\.?| number| #)?',
    de: '(?:in |ab |ab der |in der |von |um )?(?:kw|kalenderwoche|woche)',
    fr: '(?:en |a partir de |la |des la )?semaine',
    es: '(?:en )?(?:la )?semana',
    it: '(?:nella |dalla )?settimana',
    pt: '(?:na )?semana',
    nl: '(?:in |vanaf )?(?:week|wk)(?:nr\\.?)?',
  })} ?(\\d{1,2})(?![\\d:.,/]\\d|\\d)(?: ?(?:-|\\/|bis|to|and|und|et|en) ?(?:kw ?)?\\d{1,2}(?!\\d))?(?! ?(?:days?|nights?|tage|jours|dias|giorni|dagen|people|euros?))|第(\\d{1,2})(?:周|个?星期)|(?<!\\d)(\\d{1,2})주 ?차`,
  'g',
);
const [leastWeek, mostWeek] = [5, 53];

/** Returns the Monday of a week of the year by ISO 8601: week 1 has the first Thursday of the year. */
function mondayOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`;
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(weekdayOf(fourth));
  return addDays(fourth, 7 * (week - 1) - weekday);
}

/** Reads the first day of a calendar week as the start of the trip: "ab KW 36". */
export function listCalendarWeeks(text: string, today: string): SlotMatch[] {
  return matchSlots(
    text,
    calendarWeek,
    ([words, latin, han, korean]) => {
      const week = Number(latin ?? han ?? korean);
      const isNamed = /kw|kalender|calendar/.test(words);
      if (week < (isNamed ? 1 : leastWeek) || week > mostWeek) return [];
      const year = Number(today.slice(0, 4));
      const own = mondayOfWeek(year, week);
      return [['from', own < today ? mondayOfWeek(year + 1, week) : own]];
    },
    0.8,
  ).slice(0, 1);
}
