import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { count, hanCount, toNumber } from '../numbers.ts';
import { anyOf } from '../phrases.ts';
import { listWeekdays } from '../slots/time/weekdays.ts';
import { listWrittenDates } from '../slots/time/written-dates.ts';
import { createSpanSet, type Span } from '../spans.ts';

/** Words of a sentence that name a day. Empty `dayIndexes`: the trip has no such day. */
export type DayMention = Span & { readonly dayIndexes: readonly number[] };

const numbered = [
  new RegExp(`(?<![a-z])(?:day|days|tag|tage?s|jour|dia|d)[ .#-]?(${count})(?![a-z\\d:])`, 'g'),
  new RegExp(
    `(?<![a-z\\d])(\\d{1,2})(?:st|nd|rd|th|\\.|e|eme|er|o|º)? (?:day|tag|tages|jour|dia)(?![a-z])`,
    'g',
  ),
  new RegExp(`第\\s?(${hanCount})\\s?(?:天|日)`, 'g'),
  new RegExp(`(?:第\\s?)?(${hanCount})\\s?日目`, 'g'),
];

const ordinals: readonly (readonly [RegExp, number])[] = [
  ['first', 'erste[nmrs]?', 'premier|premiere', 'primer|primero'],
  ['second', 'zweite[nmrs]?', 'deuxieme|second|seconde', 'segundo'],
  ['third', 'dritte[nmrs]?', 'troisieme', 'tercer|tercero'],
  ['fourth', 'vierte[nmrs]?', 'quatrieme', 'cuarto'],
  ['fifth', 'funfte[nmrs]?', 'cinquieme', 'quinto'],
  ['sixth', 'sechste[nmrs]?', 'sixieme', 'sexto'],
  ['seventh', 'siebte[nmrs]?', 'septieme', 'septimo'],
  ['eighth', 'achte[nmrs]?', 'huitieme', 'octavo'],
].map(([en, de, fr, es], index) => [
  new RegExp(`(?<![a-z])(?:${en} day|${de} tag(?:e?s)?|(?:${fr}) jour(?:nee)?|(?:${es}) dia)(?![a-z])`, 'g'),
  index,
]);
const first = /头一天|首日|初日/g;
const last = new RegExp(
  anyOf({
    en: '(?:last|final) day',
    de: 'letzte[nmrs]? tag(?:e?s)?|abreisetag',
    fr: 'derni(?:er|ere) (?:jour|journee)',
    es: 'ultimo dia',
    zh: '最后一天|最后1天|末日',
    ja: '最終日|最後の日',
  }),
  'g',
);

/** Days counted from today, while the group travels. */
const relative: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:today|tonight|heute|aujourd'hui|hoy)(?![a-z])|今天|今日/g, 0],
  [/(?<!after )(?<![a-z])(?:tomorrow|demain)(?![a-z])|明天|明日/g, 1],
];

/** Finds the days that a sentence names, by number, weekday or date, in text order. */
export function findDays(text: string, dates: readonly string[], today?: string): DayMention[] {
  const found: DayMention[] = [];
  const used = createSpanSet(text.length);
  const add = (dayIndexes: readonly number[], start: number, end: number): void => {
    if (!used.isFree({ start, end })) return;
    used.add({ start, end });
    found.push({ dayIndexes: dayIndexes.filter((day) => day >= 0 && day < dates.length), start, end });
  };
  for (const pattern of numbered)
    for (const { 0: words, 1: number = '', index } of text.matchAll(pattern))
      add([toNumber(number) - 1], index, index + words.length);
  for (const [pattern, dayIndex] of ordinals)
    for (const { 0: words, index } of text.matchAll(pattern)) add([dayIndex], index, index + words.length);
  for (const { 0: words, index } of text.matchAll(first)) add([0], index, index + words.length);
  for (const { 0: words, index } of text.matchAll(last)) add([dates.length - 1], index, index + words.length);
  for (const [pattern, later] of relative)
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const dayIndex = today === undefined ? -1 : dates.indexOf(addDays(today, later));
      if (dayIndex >= 0) add([dayIndex], index, index + words.length);
    }
  for (const { month, day, start, end } of listWrittenDates(text)) {
    const ending = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    add(
      listWhere(dates, (date) => date.endsWith(ending)),
      start,
      end,
    );
  }
  for (const { weekday, start, end } of listWeekdays(text))
    add(
      listWhere(dates, (date) => weekdayOf(date) === weekday),
      start,
      end,
    );
  return found.toSorted((a, b) => a.start - b.start);
}

function listWhere<T>(list: readonly T[], isWanted: (one: T) => boolean): number[] {
  return list.flatMap((one, index) => (isWanted(one) ? [index] : []));
}
