import { toSimplified } from '@yunyou/domain/search/simplified';
import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { findAll } from '../../find-all.ts';
import { anyOf } from '../../phrases.ts';
import { createSpanSet, type Span } from '../../spans.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
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
/** Regular expression source that matches the name of a weekday in a European language of the site. */
export const weekdayName = `(?:${Object.values(names).join('|')})`;
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
/** The weekday of "Freitagabend". */
const beforePart = '(?=(?:abend|nachmittag|vormittag|mittag|morgen|nacht|fruh)s?(?![a-z]))';
const latin = weekdays.map((weekday) => ({
  weekday,
  regex: new RegExp(`(?<![a-z])(?:${names[weekday]})(?:(?![a-z])|${beforePart})`, 'g'),
}));
const eastAsian = new RegExp(
  toSimplified('(?:周|星期|礼拜)([一二三四五六日天])|([月火水木金土日])曜日?|([월화수목금토일])요일'),
  'g',
);
/** Day words that are also other words: "sun and sand", "segunda" (second), "sat". They need a date or an hour beside them. */
const isWord = /^(?:sun|sat|mon|wed|fri|segunda|terca|quarta|quinta|sexta)$/;
const besideTime = /^[\s,·]{0,3}(?:\d|·|at |morning|afternoon|evening|night|de manha|a noite)/;
/** Matches the words between two weekdays, which make both of them weekdays: "Mon-Wed", "segunda a quarta". */
const link = ' ?(?:-|/|to|till?|until|thru|through|bis|a|ate|tot|&) ?';
const beforeWeekday = new RegExp(`^${link}${weekdayName}(?![a-z])`);
const afterWeekday = new RegExp(`(?<![a-z])${weekdayName}${link}$`);
/** Longest text beside a day word in which another weekday is looked for. */
const maxLink = 24;

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
      const isDay =
        !isWord.test(word) ||
        besideTime.test(text.slice(end, end + 14)) ||
        beforeWeekday.test(text.slice(end, end + maxLink)) ||
        afterWeekday.test(text.slice(Math.max(0, index - maxLink), index));
      if (isDay) add(weekday, index, end);
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

export const weekdayAfter = (weekday: Weekday, days: number): Weekday =>
  weekdays[(weekdays.indexOf(weekday) + days) % 7] ?? weekday;

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

/**
 * Matches a verb of leaving, which may be farther from the day than "to": "Friday 20:00 by train from Shanghai and
 * leaving Sunday".
 */
const leavesOn = new RegExp(
  `^[^.;!?]{0,60}(?<![a-z])${anyOf({
    en: '(?:leav(?:e|ing)|back|return(?:ing)?|fly(?:ing)? (?:home|back|out))(?: on| by)?',
    de: '(?:zuruck|abreise|ruckfahrt|ruckflug|bis)(?: am)?',
    fr: '(?:retour|depart|repart\\w*)(?: le)?',
    es: '(?:vuelta|regreso|salida|hasta)(?: el)?',
    it: '(?:ritorno|rientro|partenza|fino a)(?: il)?',
    pt: '(?:volta|regresso|partida|ate)(?: n?o)?',
    nl: '(?:terug|vertrek|tot)(?: op)?',
  })} ?$`,
);
const laterEnd = new RegExp(`^[^.;!?]{0,40}(?<![a-z])${backWords}[^.;!?]{0,4}$`);

/** Matches "Freitagabend Ankunft, Sonntagabend zurück". */
const backAfter =
  /^(?:[a-z·\d:.]{0,12} ){0,3}(?:zuruck|weiter|weiterflug|back|home|onwards?|heim|retour|vuelta|ritorno|volta|terug)(?![a-z])|^[^,.;a-z]{0,8}(?:返|回|走|帰|돌아|귀국|출발|떠나)/;

/** Matches "back at work Monday", which is not a day of the trip. */
const backAtWork =
  /(?<![a-z])(?:(?:at|to|in) (?:the )?(?:work|office|school)|(?:zur|bei der|in die) (?:arbeit|schule)|au (?:travail|bureau|boulot)|al (?:trabajo|lavoro)|a trabajar|ao trabalho|(?:aan het|naar het|op het) werk)(?: (?:again |wieder )?(?:on |am |le |el |il |na |op )?)?$/;

export type WeekdayRange = Span & { readonly first: Weekday; readonly days: number };

/**
 * Reads a length from weekdays: "Friday evening, back Sunday night". A second range that follows on the first one, and a
 * last day after it, extend it: "meetings Mon to Wed, then free until Sunday".
 */
export function readWeekdayRange(text: string): WeekdayRange | undefined {
  const [range, next] = listWeekdayRanges(text);
  if (range === undefined) return undefined;
  const lastDay = weekdayAfter(range.first, range.days - 1);
  const isNext = next !== undefined && (next.first === lastDay || next.first === weekdayAfter(lastDay, 1));
  const last = isNext ? weekdayAfter(next.first, next.days - 1) : undefined;
  const end = isNext ? next : findLaterEnd(text, range);
  const weekday = last ?? (end !== undefined && 'weekday' in end ? end.weekday : undefined);
  if (end === undefined || weekday === undefined) return range;
  const days = countWeekdays(range.first, weekday);
  return days > range.days ? { ...range, days, end: end.end } : range;
}

const listTripWeekdays = (text: string): Mention[] =>
  listWeekdays(text).filter(({ start }) => !backAtWork.test(text.slice(Math.max(0, start - 30), start)));

/** Lists the ranges of weekdays at the start of a text: "Mon-Wed", then "Thursday to Sunday". */
export function listWeekdayRanges(text: string): WeekdayRange[] {
  const mentions = listTripWeekdays(text);
  const found: WeekdayRange[] = [];
  for (let index = 0; index + 1 < mentions.length; index += 2) {
    const range = toRange(text, mentions[index], mentions[index + 1]);
    if (range === undefined) break;
    found.push(range);
  }
  return found;
}

function toRange(
  text: string,
  first: Mention | undefined,
  second: Mention | undefined,
): WeekdayRange | undefined {
  if (first === undefined || second === undefined || first.weekday === second.weekday) return undefined;
  const gap = text.slice(first.end, second.start);
  const isBack = gap.length <= 50 && backAfter.test(text.slice(second.end, second.end + 24));
  const isPair = /^ (?:and|&|und|et|y|e|en) $/.test(gap) && weekdayAfter(first.weekday, 1) === second.weekday;
  if (!between.test(gap) && !leavesOn.test(gap) && !isBack && !isPair) return undefined;
  const days = countWeekdays(first.weekday, second.weekday);
  return { first: first.weekday, days, start: first.start, end: second.end };
}

/** Returns the weekday after a range that ends the trip: "then free until Sunday". */
function findLaterEnd(text: string, range: WeekdayRange): Mention | undefined {
  const next = listTripWeekdays(text).find(({ start }) => start >= range.end);
  if (next === undefined) return undefined;
  const gap = text.slice(range.end, next.start);
  const isLast = laterEnd.test(gap) || (gap.length <= 40 && /^(?:まで|까지)/.test(text.slice(next.end)));
  return isLast ? next : undefined;
}

const startWords = anyOf({
  en: 'arriv(?:e|es|ing|al)|land(?:s|ing)?|from|start(?:s|ing)?|begin(?:s|ning)?|get(?:ting)? in|fly(?:ing)? in(?:to)?',
  de: 'ankunft|ankomm\\w*|komm(?:e|en|t)|land(?:e|en|et)|ab|von|start(?:en)?',
  fr: 'arriv\\w*|atterri\\w*|depuis|du|a partir de',
  es: 'lleg\\w*|aterri\\w*|desde(?: el)?|del?',
  it: 'arriv\\w*|atterr\\w*|dal?',
  pt: 'cheg\\w*|aterri\\w*|pous\\w*|de|desde',
  nl: 'aankom\\w*|komen|landen|vanaf|van',
});
const startBefore = new RegExp(
  `${startWords}(?: (?:on|in|at|the|am|an|on a|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|le|el|il|na|no|op|early|late|[a-z]{2,12}(?= on| am| le| el)|·{2,30})){0,4} ?$`,
);
const startAfter = new RegExp(
  toSimplified(
    '^[^,.;]{0,10}(?:到达|抵达|落地|降落|到(?!了)|飞到|出发|到着|着く|着き|に着|から(?! ?[日月火水木金土])|도착|출발|부터)|^[a-z]{0,10} (?:[a-z]{3,10} )?(?:arrival|landing|ankunft|aankomst|arrivee)',
  ),
);

/** Matches work until a weekday, after which the trip begins: "in Shanghai for work until Thursday" begins on Friday. */
const busyUntil = new RegExp(
  `${anyOf({
    en: '(?:work(?:ing)?|business|meetings?|conference|fair|busy)(?![a-z])[^.;!?]{0,40} (?:until|till|through)(?: the)?',
    de: '(?:geschaftlich|beruflich|dienstlich|arbeite?n?|messe|termine|meetings?|konferenz)(?![a-z])[^.;!?]{0,40} bis(?: zum)?',
    fr: "(?:travail\\w*|affaires|reunions?|congres|salon)(?![a-z])[^.;!?]{0,40} jusqu'(?:au|a)",
    es: '(?:trabajo|negocios|reuniones|feria|congreso)(?![a-z])[^.;!?]{0,40} hasta(?: el)?',
    it: '(?:lavoro|affari|riunioni|fiera|congresso)(?![a-z])[^.;!?]{0,40} fino a(?:l)?',
    pt: '(?:trabalho|negocios|reunioes|feira|congresso)(?![a-z])[^.;!?]{0,40} ate(?: a| o)?',
    nl: '(?:werk(?:en)?|zakelijk|zaken|vergaderingen|beurs|congres)(?![a-z])[^.;!?]{0,40} tot(?: en met)?',
  })} $`,
);

/** Reads the weekday on which the trip begins: "arriving Friday evening", "Friday to Monday", 周五晚上到. */
export function readStartWeekday(text: string): Mention | undefined {
  const range = readWeekdayRange(text);
  const mentions = listWeekdays(text);
  const lastBusy = mentions.find(({ start }) => busyUntil.test(text.slice(Math.max(0, start - 80), start)));
  if (lastBusy && range === undefined) return { ...lastBusy, weekday: weekdayAfter(lastBusy.weekday, 1) };
  return mentions.find(
    ({ start, end }) =>
      start === range?.start ||
      startBefore.test(text.slice(Math.max(0, start - 40), start)) ||
      startAfter.test(text.slice(end, end + 20)),
  );
}
