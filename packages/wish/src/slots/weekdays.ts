import { toSimplified } from '@yunyou/domain/search/simplified';
import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { findAll } from '../find-all.ts';
import { anyOf } from '../phrases.ts';
import { createSpanSet, type Span } from '../spans.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
type Mention = Span & { readonly weekday: Weekday };

const names: Readonly<Record<Weekday, string>> = {
  mon: 'mondays?|mon|montags?|lundi|lunes|lunedi|segunda(?:-feira)?|maandag',
  tue: 'tuesdays?|tues?|dienstags?|mardi|martes|martedi|terca(?:-feira)?|dinsdag',
  wed: 'wednesdays?|wed|mittwochs?|mercredi|miercoles|mercoledi|quarta(?:-feira)?|woensdag',
  thu: 'thursdays?|thurs?|donnerstags?|jeudi|jueves|giovedi|quinta(?:-feira)?|donderdag',
  fri: 'fridays?|fri|freitags?|vendredi|viernes|venerdi|sexta(?:-feira)?|vrijdag',
  sat: 'saturdays?|sat|samstags?|sonnabend|samedi|sabado|sabato|zaterdag',
  sun: 'sundays?|sun|sonntags?|dimanche|domingo|domenica|zondag',
};
const hanDays: Readonly<Record<string, Weekday>> = {
  一: 'mon',
  二: 'tue',
  三: 'wed',
  四: 'thu',
  五: 'fri',
  六: 'sat',
  日: 'sun',
  天: 'sun',
  月: 'mon',
  火: 'tue',
  水: 'wed',
  木: 'thu',
  金: 'fri',
  土: 'sat',
  월: 'mon',
  화: 'tue',
  수: 'wed',
  목: 'thu',
  금: 'fri',
  토: 'sat',
  일: 'sun',
};
const latin = weekdays.map((weekday) => ({
  weekday,
  regex: new RegExp(`(?<![a-z])(?:${names[weekday]})(?![a-z])`, 'g'),
}));
const eastAsian = new RegExp(
  toSimplified('(?:周|星期|礼拜)([一二三四五六日天])|([月火水木金土日])曜日?|([월화수목금토일])요일'),
  'g',
);
/** Day words that are also other words: "sun and sand", "segunda" (second), "sat". They need a date or an hour beside them. */
const isWord = /^(?:sun|sat|mon|wed|fri|segunda|terca|quarta|quinta|sexta)$/;
const besideTime = /^[\s,·]{0,3}(?:\d|·|at |morning|afternoon|evening|night|de manha|a noite)/;

/** Lists the weekdays that a text names, in text order. */
export function listWeekdays(text: string): Mention[] {
  const used = createSpanSet(text.length);
  const found: Mention[] = [];
  const add = (weekday: Weekday | undefined, start: number, end: number): void => {
    if (weekday === undefined || !used.isFree({ start, end })) return;
    used.add({ start, end });
    found.push({ weekday, start, end });
  };
  for (const { weekday, regex } of latin)
    for (const { index, 0: word } of findAll(text, regex)) {
      const end = index + word.length;
      if (!isWord.test(word) || besideTime.test(text.slice(end, end + 14))) add(weekday, index, end);
    }
  for (const { index, 0: word, 1: zh, 2: ja, 3: ko } of findAll(text, eastAsian))
    add(hanDays[zh ?? ja ?? ko ?? ''], index, index + word.length);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Returns the first date after `date` that falls on the weekday. */
export function nextWeekday(date: string, weekday: Weekday): string {
  const days = (weekdays.indexOf(weekday) - weekdays.indexOf(toWeekday(date)) + 7) % 7;
  return addDays(date, days === 0 ? 7 : days);
}

/** Counts the days from one weekday to the next occurrence of another, both included. */
export function countWeekdays(first: Weekday, last: Weekday): number {
  return ((weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7) + 1;
}

const toWeekday = (date: string): Weekday => weekdays.find((one) => one === weekdayOf(date)) ?? 'mon';

const backWords = anyOf({
  en: 'back|return(?:ing)?|home|until|till|to|leav(?:e|ing)|fly(?:ing)? (?:home|back|out)',
  de: 'bis|zuruck|ruckreise|ruckflug|heim',
  fr: "jusqu'au|au|a|retour|rentrer",
  es: 'hasta(?: el)?|al?|vuelta|regreso',
  it: 'fino a|a|ritorno|rientro',
  pt: 'ate|a|volta|regresso',
  nl: 'tot(?: en met)?|t/m|terug',
  zh: '到|至|回|返',
  ja: 'から',
  ko: '부터|에서',
});
const between = new RegExp(`^[^.;!?]{0,30}(?:${backWords}|-|~)[^.;!?]{0,16}$`);

/** Reads a length from two weekdays: "Friday evening, back Sunday night". */
export function readWeekdayRange(text: string): (Span & { readonly days: number }) | undefined {
  const [first, second] = listWeekdays(text);
  if (first === undefined || second === undefined || first.weekday === second.weekday) return undefined;
  if (!between.test(text.slice(first.end, second.start))) return undefined;
  return { days: countWeekdays(first.weekday, second.weekday), start: first.start, end: second.end };
}
