import { addDays, countDays } from '@yunyou/domain/time/china-time';
import { monthName, toDate } from '../../calendar.ts';
import { findAll } from '../../find-all.ts';
import { count, ordinal, toNumber } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import type { Span } from '../../spans.ts';
import { isNextYear } from './next-year.ts';
import { readEndPart } from './part-ranges.ts';
import { listWeekdays, nextWeekday, type Weekday, weekdayName } from './weekdays.ts';
import { listWrittenDates, resolveDate, type WrittenDate } from './written-dates.ts';

/**
 * Reads dates written with a day number. One date is the first day of the trip; several dates are the first and the last
 * day and also give the length. Of ambiguous dates the order is used that gives a trip of at most 60 days. Ignores ranges
 * of more than 120 days. Weekdays beside dates are marked as read.
 */
export function readDates(
  text: string,
  { today, monthFirst }: { today: string; monthFirst: boolean },
): SlotMatch[] {
  const { written, outbound } = withoutOutboundDate(text, listNamedDates(text, today), today);
  const own = readTripDates(text, { written, today, monthFirst });
  return own.length === 0 || outbound === undefined ? own : [...own, toSlotMatch('from', '', outbound)];
}

/** Lists the written dates; those beside "next year" are in the next year. */
const listNamedDates = (text: string, today: string): WrittenDate[] =>
  listWrittenDates(text).map((one) =>
    one.year === undefined && isNextYear(text, one) ? { ...one, year: Number(today.slice(0, 4)) + 1 } : one,
  );

/** Words of the flight to China before its date, and of landing between that date and the next. */
const outboundLead =
  /(?:\b(?:dep(?:art(?:s|ing|ure)?)?|outbound|flight|hinflug|abflug|vol(?: aller)?|depart|ida|vuelo|salida|andata|volo|partenza|voo|partida|heenvlucht|vlucht|vertrek)|出発|发|去程|출발)(?![a-z])[^.;!?]{0,30}$/;
const landingBetween =
  /\b(?:arr(?:iv\w*)?|land(?:s|ing)?|ankunft|landung|an|lleg\w*|cheg\w*|aankomst)\b|到达|抵达|到着|着|도착/;

/** Removes the date of departure from home: "Dep 14 April, arr 15 April" starts on the day of landing. */
function withoutOutboundDate(
  text: string,
  written: readonly WrittenDate[],
  today: string,
): { readonly written: readonly WrittenDate[]; readonly outbound?: WrittenDate } {
  const [first, second, ...others] = written;
  if (first === undefined || second === undefined) return { written };
  const [from, next] = [resolveDate(first, false, today), resolveDate(second, false, today)];
  const isNightFlight =
    from !== undefined &&
    next === addDays(from, 1) &&
    outboundLead.test(text.slice(Math.max(0, first.start - maxLead), first.start)) &&
    landingBetween.test(text.slice(first.end, second.start));
  return isNightFlight ? { written: [second, ...others], outbound: first } : { written };
}

function readTripDates(
  text: string,
  {
    written,
    today,
    monthFirst,
  }: { readonly written: readonly WrittenDate[]; readonly today: string; readonly monthFirst: boolean },
): SlotMatch[] {
  const [first, second] = written;
  if (first === undefined) return [];
  const weekdays = listWeekdays(text);
  if (second === undefined) {
    const from = resolveDate(first, first.isAmbiguous === true && monthFirst, today);
    if (from === undefined) return [];
    const later = listOpenDays(text, from, first.end);
    const isLast = isLastDate(text, first) && later.length === 0 && !isSettingOff(text, first);
    const slot = isLast ? 'until' : 'from';
    const open =
      slot === 'from' ? [...readEndPart(text, from, first.end), ...listOpenDays(text, from)].slice(0, 1) : [];
    return [toSlotMatch(slot, from, first), ...open, ...listBesideDates(text, weekdays, written)];
  }
  // "bis 6.1. in Harbin, Hinflug 29.12."
  const isReversed = written.length === 2 && isLastDate(text, first);
  const range = [written, ...(isReversed ? [written.toReversed()] : [])]
    .flatMap((dates) => [monthFirst, !monthFirst].map((swap) => toRange(dates, swap, today)))
    .filter((one) => one !== undefined)
    .toSorted((a, b) => Number(a.days > 60) - Number(b.days > 60))[0];
  if (range === undefined || range.days > 120) return [];
  const lastDate = addDays(range.from, range.days - 1);
  const [later] = [...listOpenDays(text, lastDate), ...listLastWeekday(text, lastDate, weekdays, written)];
  const days = later === undefined ? range.days : countDays(range.from, later.value) + 1;
  return [
    toSlotMatch('from', range.from, first),
    toSlotMatch('days', String(days), second),
    ...written.slice(2).map((one) => toSlotMatch('days', '', one)),
    ...(later === undefined ? [] : [{ ...later, value: '' }]),
    ...listBesideDates(text, weekdays, written),
  ];
}

/** Marks the weekday before a date as read: "Tuesday 20 April". */
function listBesideDates(
  text: string,
  weekdays: readonly Span[],
  written: readonly WrittenDate[],
): SlotMatch[] {
  return weekdays
    .filter(({ start, end }) =>
      written.some(
        (date) =>
          (end <= date.start &&
            /^[\s,.(]{0,3}(?:den |the |le |el |il |dia |de )?$/.test(text.slice(end, date.start))) ||
          (start >= date.end && /^[\s,.(]{0,3}$/.test(text.slice(date.end, start))),
      ),
    )
    .map(({ start, end }) => ({ slot: 'from', value: '', start, end, confidence: 0 }));
}

/** Reads the weekday of leaving after a range: "19-21 April, fly home Saturday". */
function listLastWeekday(
  text: string,
  lastDate: string,
  weekdays: readonly (Span & { weekday: Weekday })[],
  written: readonly WrittenDate[],
): SlotMatch[] {
  const lastEnd = Math.max(...written.map(({ end }) => end));
  const leaving = weekdays.find(
    ({ start }) => start >= lastEnd && endLead.test(text.slice(Math.max(0, start - maxLead), start)),
  );
  if (leaving === undefined) return [];
  const value = nextWeekday(lastDate, leaving.weekday);
  return [{ slot: 'until', value, start: leaving.start, end: leaving.end, confidence: 0.9 }];
}

const endLead = new RegExp(
  `${anyOf({
    en: 'until|till|til|back(?: home)?(?: on| by)?|leav(?:e|es|ing)|fl(?:y|ying|ight) (?:home|back|out)|return(?:ing)?|depart(?:ing|ure|s)?|ends?|ending',
    de: 'bis(?: zum)?|ruckflug|heimflug|abreise|abflug|zuruck|heim',
    fr: "jusqu'au|retour|repart\\w*|rentr\\w*|re?decoll\\w*",
    es: 'hasta(?: el)?|regres\\w*|vuelta|volvemos|vuelvo|salimos|nos vamos|me voy',
    it: 'fino al|ritorno|rientro|rientriamo|ripart\\w*|torniamo|usciamo',
    pt: 'ate(?: o dia)?|regress\\w*|volta\\w*|retorno|vamos embora',
    nl: 'tot(?: en met)?|terug\\w*|vertrek\\w*',
  })}(?:[^.;!?\\d]{0,14}|[^.,;!?\\d]{0,32})$`,
);
const endAfter = /^\s?(?:まで|に?(?:帰国|帰る|帰り)|까지|에 ?(?:귀국|출국|돌아)|回国|离开|返程|飞回|之前)/;
/** Longest text before a date in which a word of leaving is looked for. */
const maxLead = 40;

/** Returns whether a date is the last one of the trip: "until 14 May", "we fly home on 14 May", 14日まで. */
function isLastDate(text: string, { start, end }: WrittenDate): boolean {
  return (
    endLead.test(text.slice(Math.max(0, start - maxLead), start)) || endAfter.test(text.slice(end, end + 10))
  );
}

/** Verbs of leaving that also mean setting off from home. */
const settingOff = new RegExp(
  `${anyOf({
    en: '(?:leaving|leave|depart(?:ing|ure)?)(?: home)?|setting off',
    de: 'abreise|abflug',
    fr: 'depart',
    es: 'salimos|salgo',
    nl: 'vertrek(?:ken)?|vertrekdatum',
  })}(?: (?:on|the|am|den|le|el|op|de|around|um den|vers|date|:)){0,3}[: ]{0,2}$`,
);
/** Words for leaving a place abroad, which an earlier reader has masked: "Abflug Zürich 3.4.". */
const leavesHome =
  /(?<![a-z])(?:flight|flights|fly(?:ing)?|depart(?:ing|ure)?|leav(?:e|ing)|abflug|abreise|flug|depart|vol|salida|salimos|vuelo|partenza|volo|partida|saida|voo|vertrek|vlucht)(?: (?:from|out of|in|ab|aus|von|de|depuis|desde|da|vanuit|uit|van))? ·{3,24},? (?:(?:on|the|am|den|le|el|il|dia|op) ){0,2}$/;
const forSomeTime = new RegExp(
  `^,? ?(?:for|fur|pour|por|per|voor|x)? ?(?:about |around |ca\\.? |environ |unos )?${count} ?(?:days?|nights?|weeks?|tage|nachte|wochen|jours|nuits|semaines?|dias|noches|semanas?|dagen|nachten|weken)(?![a-z])`,
);
const arrivalWord = new RegExp(
  anyOf({
    en: 'arriv\\w*|land(?:s|ing)?|get in|fly(?:ing)? in(?:to)?',
    de: 'ankunft|ankommen|landung|landen|anreise',
    fr: 'arriv\\w*|atterri\\w*',
    es: 'lleg\\w*|aterri\\w*',
    nl: 'aankom\\w*|komen (?:we )?aan|landen',
  }),
);
const statedLength = new RegExp(
  `(?<![a-z\\d])${count}[ -]?(?:days?|nights?|weeks?|tage|nachte|wochen|jours|nuits|semaines?|dias|noches|semanas?|dagen|nachten|weken)(?![a-z])`,
);

/**
 * Returns whether a date is that of setting off. A wish with a length and without an arrival starts on the day of
 * leaving: "leaving 3 September, 16 days".
 */
function isSettingOff(text: string, { start, end }: WrittenDate): boolean {
  const lead = text.slice(Math.max(0, start - maxLead), start);
  if (leavesHome.test(lead)) return true;
  if (!settingOff.test(lead)) return false;
  return forSomeTime.test(text.slice(end, end + 30)) || (statedLength.test(text) && !arrivalWord.test(text));
}

/** The weekday before a day: "le dimanche 31", "am Montag den 3.". */
const anyWeekday = `(?:${weekdayName},? (?:the |den |dem |le |el |il |dia )?)?`;
const notDay = `(?![\\d:]|(?:st|nd|rd|th)(?![a-z]))(?!\\. ?${monthName})(?! ?(?:${monthName}|of|de|adult|people|days?|nights?|weeks?|times?|visits?|floor|uhr|h\\b|am\\b|pm\\b|uur|tage|nachte|jours|nuits|dias|noches|giorni|notti|dagen|nachten|ans|anos|anni|jahre|jaar))`;
const openDay = new RegExp(
  `(?:\\b(?:on )?the |\\bon |\\bam |\\ble |\\bel |\\bil |\\bdia |\\bde |\\bby |(?<=[a-z] )(?=\\d{1,2}(?:st|nd|rd|th)))${anyWeekday}(\\d{1,2}|${ordinal})(?:st|nd|rd|th|\\.|e)?${notDay}|(?<![月월\\d/]\\s?)(\\d{1,2})[号日일](?:\\([月火水木金土日월화수목금토일周一二三四五六]{1,3}\\))?(?=[^,.;\\d]{0,8}(?:\\d{1,2}(?::\\d\\d|[点时시]))?(?:に|에)?(?:发|発)(?:で|の便で)?帰国|(?:一早|早上|上午|中午|下午|晚上|凌晨)?(?:坐飞机)?(?:飞(?!到)|回国|回家|返程)|\\s?(?:走|回|离开|返|に?帰|에 ?(?:귀국|출국|돌아)|(?:の|에 )?(?:오전|오후|아침|점심|저녁|밤|새벽|早上|上午|中午|下午|晚上|晚|早|朝|昼|夜|夕方|深夜|早朝|午前|午后)[^,.;]{0,8}(?:走|回|返|飞|离|发|発|帰|출발|귀국|출국)))`,
  'g',
);

/**
 * Reads a day without a month beside a full date: "from 3 May, leaving the 9th". It is in the same month or the next one.
 * `after`: where the search starts.
 */
function listOpenDays(text: string, date: string, after = 0): SlotMatch[] {
  for (const match of findAll(text, openDay)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (start < after) continue;
    const lead = text.slice(Math.max(0, start - maxLead), start);
    if (!endLead.test(lead) && match[2] === undefined) continue;
    const number = toNumber(match[1] ?? match[2] ?? '');
    const [year = 0, month = 0, first = 0] = date.split('-').map(Number);
    const last =
      number >= first
        ? toDate(year, month, number)
        : toDate(year + Math.floor(month / 12), (month % 12) + 1, number);
    return last === undefined ? [] : [{ slot: 'until', value: last, start, end, confidence: 0.9 }];
  }
  return [];
}

/** Words before the first day of a trip: "salimos el 3", "leaving the 3rd", 3号出发. */
const startVerb = new RegExp(
  `${anyOf({
    en: 'leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|start(?:ing)?|fly(?:ing)?(?: out)?|land(?:ing)?|get(?:ting)? (?:in|there)|touch(?:ing)? down|reach(?:ing)?',
    de: 'abflug|abreise|ankunft|anreise|landung|landen|kommen|start(?:en)?|los|fliegen|hinflug',
    fr: 'partons|depart|partir|arriv\\w+|atterri\\w+|aller',
    es: 'salimos|salida|salgo|partimos|lleg(?:amos|ada|o)|aterri\\w+|volamos|ida',
    it: 'partiamo|partenza|parto|arriv(?:iamo|o)|atterri\\w+|andata',
    pt: 'partimos|partida|saimos|saida|cheg(?:amos|ada|o)|aterri\\w+|pous\\w+|ida',
    nl: 'vertrek\\w*|aankomst|landen|heen',
  })}(?:[^.;!?\\d]{0,14}|[^.,;!?\\d]{0,32})$`,
);
/** A preposition stands right before the day: "anniversaire de ma femme le 27" is no first day. */
const startPreposition =
  /(?<![a-z])(?:from|ab|vom|du|del|desde|dal|de|van|vanaf)[\s·,]{1,24}(?:(?:on|the|am|dem|den|le|el|il|dia|de|op) ){0,2}$/;
const openFirstDay = new RegExp(
  `(?:\\bthe |\\bam |\\bden |\\bdem |\\bvom |\\ble |\\bdu |\\bel |\\bdel |\\bil |\\bdal |\\bdia |\\b(?:op|vanaf) de |\\bon )${anyWeekday}(\\d{1,2}|${ordinal})(?:st|nd|rd|th|\\.|e)?${notDay}|(\\d{1,2})[号日일](?=\\s?(?:出发|去|飞|到|に?(?:出発|到着)|에? ?(?:출발|도착)|(?:の|에 )?(?:오전|오후|아침|점심|저녁|밤|새벽|早上|上午|中午|下午|晚上|晚|早|朝|昼|夜|夕方|深夜|早朝|午前|午后)[^,.;]{0,8}(?:到|抵|落地|着|도착)))`,
  'g',
);

/** An hour between the verb and the day: "landing at 6:30am on the 20th". */
const clockTime = /\b\d{1,2}(?:[:.]\d{2} ?(?:[ap]m|uhr|h)?|h\d{2}| ?(?:[ap]m|uhr|h))(?![a-z\d])/g;

/** Matches "in May, from the 3rd to the 20th". */
const openRange =
  /\b(?:from|vom|von|du|del|dal|de|do|van)(?: the| dia| de)? (\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:-|to|till|until|bis(?: zum)?|au|al|ao?|ate|tot(?: de)?)\s?(?:the |dia )?(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:])(?! ?(?:uhr|h\b|am\b|pm\b|uur|days?|nights?|people|tage|jours|dias|giorni|dagen|anni|anos|ans|jahre))|(\d{1,2})[号日][到至~-](\d{1,2})[号日]/;

/** "I work from 9 to 12": hours of every day, not days of a month. */
const dailyLead =
  /(?:work\w*|busy|nap|naps|meetings?|calls?|arbeit\w*|mittagsschlaf|travaill\w*|sieste|trabaj\w*|siesta|lavor\w*|pisolino|trabalh\w*|sesta|werk\w*|dutje|middagdutje)[^,.;!?]{0,28}$/;
const dailyRest =
  /^ ?(?:every|each|daily|a day|o'clock|jeden|taglich|chaque|tous|cada|todos|ogni|todas|elke)(?![a-z])/;

function readOpenPair(text: string, month: string | undefined): SlotMatch[] {
  const match = month === undefined ? null : openRange.exec(text);
  if (
    match !== null &&
    (dailyLead.test(text.slice(Math.max(0, match.index - maxLead), match.index)) ||
      dailyRest.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12)))
  )
    return [];
  const from = toOpenDate(Number(match?.[1] ?? match?.[3]), month, '');
  const last = toOpenDate(Number(match?.[2] ?? match?.[4]), month, '');
  if (match === null || from === undefined || last === undefined || last <= from) return [];
  const span = { start: match.index, end: match.index + match[0].length, confidence: 0.9 } as const;
  return [
    { slot: 'from', value: from, ...span },
    { slot: 'days', value: String(countDays(from, last) + 1), ...span },
  ];
}

/**
 * Reads the first and last day of a trip from two days without a month: "in May, we leave the 3rd, back the 20th". `month` is
 * YYYY-MM; without it the next such day counts.
 */
export function readOpenRange(
  text: string,
  month: string | undefined,
  today: string,
  after?: number,
): SlotMatch[] {
  const inParentheses =
    after === undefined || month === undefined ? [] : readParenthesised(text, month, after);
  if (inParentheses.length > 0) return inParentheses;
  const pair = readOpenPair(text, month);
  if (pair.length > 0) return pair;
  for (const match of findAll(text, openFirstDay)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const written = match[1] ?? match[2] ?? '';
    const lead = text.slice(Math.max(0, start - maxLead), start + match[0].indexOf(written));
    const words = lead.replaceAll(clockTime, '');
    if (match[2] === undefined && !startVerb.test(words) && !startPreposition.test(words)) continue;
    const from = toOpenDate(toNumber(written), month, today);
    const last = from === undefined ? undefined : listOpenDays(text, from, end)[0];
    const isLong = month !== undefined || forSomeTime.test(text.slice(end, end + 30));
    if (from !== undefined && last === undefined && isLong)
      return [{ slot: 'from', value: from, start, end, confidence: 0.9 }];
    if (from === undefined || last === undefined) continue;
    const days = countDays(from, last.value) + 1;
    return [
      { slot: 'from', value: from, start, end, confidence: 0.9 },
      { slot: 'days', value: String(days), start: last.start, end: last.end, confidence: 0.9 },
    ];
  }
  return [];
}

/** "Puente de diciembre (4 al 8)": two days right after a month or holiday. */
function readParenthesised(text: string, month: string, at: number): SlotMatch[] {
  const match = parenthesised.exec(text.slice(at, at + 16));
  const from = toOpenDate(Number(match?.[1]), month, '');
  const last = toOpenDate(Number(match?.[2]), month, '');
  if (match === null || from === undefined || last === undefined || last <= from) return [];
  const span = { start: at, end: at + match[0].length, confidence: 0.9 } as const;
  return [
    { slot: 'from', value: from, ...span },
    { slot: 'days', value: String(countDays(from, last) + 1), ...span },
  ];
}

const parenthesised =
  /^ ?\((\d{1,2})(?:st|nd|rd|th|\.)? ?(?:-|to|bis|au|al|a|ao|tot|~|到) ?(\d{1,2})(?:st|nd|rd|th|\.)?\)/;

function toOpenDate(day: number, month: string | undefined, today: string): string | undefined {
  if (month !== undefined) return toDate(Number(month.slice(0, 4)), Number(month.slice(5)), day);
  const [year = 0, own = 0] = today.split('-').map(Number);
  const thisMonth = toDate(year, own, day);
  return thisMonth !== undefined && thisMonth >= today
    ? thisMonth
    : toDate(year + Math.floor(own / 12), (own % 12) + 1, day);
}

function toSlotMatch(slot: 'from' | 'until' | 'days', value: string, { start, end }: WrittenDate): SlotMatch {
  return { slot, value, start, end, confidence: 1 };
}

/** Returns the span from the earliest to the latest date. Dates after the first one are in its year or the next. */
function toRange(
  written: readonly WrittenDate[],
  swap: boolean,
  today: string,
): { readonly from: string; readonly days: number } | undefined {
  const [first] = written;
  const withYear = written.find(({ year: own }) => own !== undefined);
  if (first === undefined) return undefined;
  const from = resolveDate(
    first.year === undefined && withYear !== undefined ? withYearOf(first, withYear) : first,
    swap && first.isAmbiguous === true,
    today,
  );
  if (from === undefined) return undefined;
  const earliest = written.length > 2 ? addDays(from, -maxEarlierDays) : from;
  const others = written
    .slice(1)
    .map((one) =>
      resolveDate(one, swap && one.isAmbiguous === true, one.year === undefined ? earliest : '0000'),
    );
  if (others.some((one) => one === undefined || one < earliest)) return undefined;
  const all = [from, ...others.filter((one) => one !== undefined)].toSorted();
  const [start = from, end = from] = [all[0], all.at(-1)];
  return { from: start, days: countDays(start, end) + 1 };
}

/** A show named before the dates of the stay may be this many days after its first date. */
const maxEarlierDays = 21;

/** Takes the year from the last date: "28 December to 6 January 2027" starts in 2026. */
function withYearOf(first: WrittenDate, { year: own, month }: WrittenDate): WrittenDate {
  return own === undefined ? first : { ...first, year: first.month > month ? own - 1 : own };
}
