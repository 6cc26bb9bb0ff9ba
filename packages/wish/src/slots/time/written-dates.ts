import { monthName, monthOf, nextDate, toDate } from '../../calendar.ts';
import { findAll } from '../../find-all.ts';
import { dayWord, hanCount, toNumber } from '../../numbers.ts';
import { createSpanSet } from '../../spans.ts';

/** A date as written in the wish. The year may be missing. */
export type WrittenDate = {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** Written as "4/5": day and month may be swapped. */
  readonly isAmbiguous?: boolean;
};

const day = String.raw`(\d{1,2}|${dayWord})(?:st|nd|rd|th|\.|er(?= )|e(?= ))?`;
const to = String.raw`\s?(?:-|to|till?|until|through|thru|and|bis(?: zum)?|jusqu'au|ao?|au|al|ate(?: ao)?|tot(?: en met)?|t\/m|到|至|~)\s?(?:the |dia |den )?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?`;
const year = String.raw`(?:,?\s?(20\d\d))?(?!\d)`;
const patterns = {
  iso: /(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
  dayDayMonth: new RegExp(`(?<![\\da-z])${day}${to}${day}\\s?(?:of |de |du )?(${monthName})\\b${year}`, 'g'),
  monthDayDay: new RegExp(
    `\\b(${monthName})\\s?(?:the )?${day}${to}${day}${year}(?!\\s?(?:${monthName})\\b)(?! days?| nights?)`,
    'g',
  ),
  dayMonth: new RegExp(
    `(?<![\\da-z])${day}\\s?(?:of |de |du )?(${monthName})\\b${year}(?:,? '?(2[6-9]|3[0-9])(?= *(?:$|[,;)!?]|\\.(?!\\d))))?`,
    'g',
  ),
  monthDay: new RegExp(
    `\\b(${monthName})\\s?(?:the )?${day}\\b${year}(?!\\s?(?:days?|nights?|nites?|weeks?|wks?|people|adults?|tagen?|nachten?|wochen?|jours?|nuits?|semaines?|sem\\.|dias?|noches?|semanas?|giorn[oi]|gg|nott[ei]|settiman[ae]|sett\\.|noites?|dag(?:en)?|dgn|we(?:ek|ken)|weekjes?|personen|personnes|personas|persone|pessoas)(?![a-z]))`,
    'g',
  ),
  dottedRange:
    /(?<![\d.])(\d{1,2})\.\s?(?:-|bis(?: zum)?|to|au|al|tot(?: en met)?|t\/m)\s?(\d{1,2})\.(\d{1,2})(?:\.(20\d\d|2[6-9]|3\d)?)(?![\d:])/g,
  /** "18.7 to 1.8", "10.1-10.7" in East Asian text, where the month comes first. */
  dottedPair:
    /(?<![\d.,])(\d{1,2})\.(\d{1,2})(?:\.(?:20\d\d|2[6-9]|3\d)?)? ?(?:-|~|to|till?|until|bis(?: zum)?|jusqu'au|au|al|a|ao|ate|hasta(?: el)?|fino al|tot(?: en met)?|t\/m|到|至|から|부터) ?(?:the |den |le |el )?(\d{1,2})\.(\d{1,2})(?:\.(20\d\d|2[6-9]|3\d)?)?(?![\d:])(?! ?(?:h|hrs?|hours?|stars?|km|k|m|kg|days?|weeks?|uhr|uur|ore|pm|am|stunden|heures?|horas?|sterne|mio|mil)(?![a-z])|[%€$£千万星天元]| ?(?:小时|個|个|时间|시간|만))/g,
  /** "12.20晚上" in East Asian text. */
  dottedHan:
    /(?<![\d.])(\d{1,2})\.(\d{1,2})(?=[日号]| ?(?:早|晚|上午|下午|中午|凌晨|傍晚|夜|朝|昼|午前|午后|出发|抵达|落地|起飞|飞|到(?!\d)|至(?!\d)|周[一二三四五六日]|오전|오후|아침|저녁|밤|출발|도착|부터|까지|から|まで|に|着|发))/g,
  dotted: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(20\d\d|(?:2[6-9]|3\d)(?![:.]\d))?(?!\d)/g,
  /** "05.09" with both numbers in two digits, which may also be an hour. */
  dottedShort:
    /(?<![\d.,:])(?<!(?:^|[^a-z])(?:an|ab|um|at|arr|dep|alle|ore|om|vers|a las|as|ankunft|abflug|landing) )(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?![\d.,:]\d|\d)(?! ?(?:h|hrs?|uhr|uur|am|pm|km|m|euros?|eur|usd|k)(?![a-z]))/g,
  korean: /(?:(20\d\d)년\s?)?(\d{1,2})월\s?(\d{1,2})일/g,
  koreanRange: /(?:(20\d\d)년\s?)?(\d{1,2})월\s?(\d{1,2})일?\s?(?:-|~|부터|에서)\s?(\d{1,2})일/g,
  slashes:
    /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/])(?! ?(?:stars?|sterne?|etoiles|estrellas|stelle|estrelas|sterren)(?![a-z]))/g,
  /** Matches month, first and last day in East Asian text: "9/18-23". */
  slashRange: /(?<![\d/])(\d{1,2})\/(\d{1,2})\s?[-~]\s?(\d{1,2})(?![\d/:月.])/g,
  hanRange: new RegExp(
    `(?:(20\\d\\d)年)?(${hanCount})月(${hanCount})[日号]?(?:[-到至~]|から)(${hanCount})(?:[日号]|(?![\\d月点:天个人晚泊岁]))`,
    'g',
  ),
  han: new RegExp(`(?:(20\\d\\d)年)?(${hanCount})月(${hanCount})[日号]`, 'g'),
};

/** Returns the date in its own year, or its next occurrence; undefined for an impossible day. `swap`: month before day. */
export function resolveDate(
  { year: own, month, day: number }: WrittenDate,
  swap: boolean,
  today: string,
): string | undefined {
  const [m, d] = swap ? [number, month] : [month, number];
  return own === undefined ? nextDate(m, d, today) : toDate(own, m, d);
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** "27" beside a date is the year 2027. */
const toYear = (year: number): number => (year > 0 && year < 100 ? 2000 + year : year);

/** Converts the numbers of "18.7 to 1.8"; East Asian text writes the month first. */
function toDottedPair(
  [a = 0, b = 0, c = 0, d = 0, y = 0]: readonly number[],
  isEastAsian: boolean,
): Omit<WrittenDate, 'start' | 'end'>[] {
  const own = y > 0 ? { year: toYear(y) } : {};
  return isEastAsian
    ? [
        { month: a, day: b },
        { month: c, day: d, ...own },
      ]
    : [
        { month: b, day: a },
        { month: d, day: c, ...own },
      ];
}

/** Dates after these are ignored, so that the time stays bounded. */
const maxDates = 24;

/** Lists the dates that a text writes with a day number, in text order. */
export function listWrittenDates(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  const used = createSpanSet(text.length);
  const add = (match: RegExpExecArray, list: readonly Omit<WrittenDate, 'start' | 'end'>[]): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    const usable = list.every((one) => one.month >= 1 && one.day >= 1 && one.day <= 31);
    if (!usable || !used.isFree({ start, end })) return;
    used.add({ start, end });
    found.push(...list.map((one) => ({ ...one, start, end })));
  };
  const isEastAsian = eastAsian.test(text);
  const numbers = (match: RegExpExecArray): number[] => match.slice(1).map((part) => toNumber(part ?? ''));
  const dated = (month: number, list: readonly number[], own: number) =>
    list.map((number) => ({ month, day: number, ...(own > 0 ? { year: own } : {}) }));
  for (const match of findAll(text, patterns.iso)) {
    const [y = 0, m = 0, d = 0] = numbers(match);
    add(match, dated(m, [d], y));
  }
  for (const match of findAll(text, patterns.dayDayMonth)) {
    const [a = 0, b = 0, , y = 0] = numbers(match);
    add(match, dated(monthOf(match[3] ?? ''), [a, b], y));
  }
  for (const match of findAll(text, patterns.monthDayDay)) {
    const [, a = 0, b = 0, y = 0] = numbers(match);
    add(match, dated(monthOf(match[1] ?? ''), [a, b], y));
  }
  for (const match of findAll(text, patterns.dottedRange)) {
    const [a = 0, b = 0, m = 0, y = 0] = numbers(match);
    if (m <= 12) add(match, dated(m, [a, b], toYear(y)));
  }
  for (const match of findAll(text, patterns.dottedPair)) {
    const list = toDottedPair(numbers(match), isEastAsian);
    if (list.every(({ month }) => month <= 12)) add(match, list);
  }
  for (const match of isEastAsian ? findAll(text, patterns.dottedHan) : []) {
    const [m = 0, d = 0] = numbers(match);
    if (m <= 12) add(match, dated(m, [d], 0));
  }
  for (const match of findAll(text, patterns.dotted)) {
    const [d = 0, m = 0, y = 0] = numbers(match);
    if (m <= 12) add(match, dated(m, [d], toYear(y)));
  }
  const short = isEastAsian ? [] : findAll(text, patterns.dottedShort);
  for (const match of short.length > 1 ? short : []) {
    const [d = 0, m = 0] = numbers(match);
    add(match, dated(m, [d], 0));
  }
  for (const pattern of [patterns.koreanRange, patterns.korean, patterns.hanRange, patterns.han])
    for (const match of findAll(text, pattern)) {
      const [y = 0, m = 0, ...days] = numbers(match);
      add(match, dated(m, days, y));
    }
  for (const match of findAll(text, patterns.dayMonth)) {
    const [d = 0, , y = 0, short = 0] = numbers(match);
    add(match, dated(monthOf(match[2] ?? ''), [d], y > 0 || short === 0 ? y : 2000 + short));
  }
  for (const match of findAll(text, patterns.monthDay)) {
    const [, d = 0, y = 0] = numbers(match);
    add(match, dated(monthOf(match[1] ?? ''), [d], y));
  }
  if (isEastAsian)
    for (const match of findAll(text, patterns.slashRange)) {
      const [m = 0, a = 0, b = 0] = numbers(match);
      if (m <= 12 && b > a) add(match, dated(m, [a, b], 0));
    }
  for (const match of findAll(text, patterns.slashes)) {
    const [d = 0, m = 0, y = 0] = numbers(match);
    const own = y > 0 ? { year: y < 100 ? 2000 + y : y } : {};
    if (m <= 12 && d <= 12) add(match, [{ month: m, day: d, isAmbiguous: true, ...own }]);
    else add(match, [{ ...(m > 12 ? { month: d, day: m } : { month: m, day: d }), ...own }]);
  }
  return found.toSorted((a, b) => a.start - b.start).slice(0, maxDates);
}
