import { countDays, lastDayOfMonth } from '@yunyou/domain/time/china-time';
import { holidayDate, holidayName, monthName, monthOf, nextMonth } from '../../calendar.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';
import { listStays } from '../places/stays.ts';
import { hanPartOf, type MonthPart, partName, partOf } from './month-parts.ts';
import { readWeekdayRange } from './weekdays.ts';

/** First and last day of the parts of a month; 0 is the last day of the month. */
const daysOfPart: Readonly<Record<MonthPart, readonly [first: number, last: number]>> = {
  early: [1, 10],
  mid: [11, 20],
  late: [21, 0],
};
/** Longest trip between two parts of months. */
const maxDays = 62;

const part = `(?:(${partName})(?:[\\s-](?:de |di |del |d'|van |do |in |of )?)?)`;
const month = `(${monthName})(?![a-z])(?:,?\\s?(20\\d\\d))?`;
const link =
  "\\s?(?:-|/|,|to|until|till|through|into|bis(?: zum)?|au|a|al|jusqu'au?|jusqu'en|hasta(?: el)?|fino a|ate(?: a)?|tot(?: en met)?)?\\s?";
const latin = new RegExp(
  `(?<![a-z])${part}${month}${link}(?<![a-z])(?:${part}(${monthName})(?![a-z])|(${holidayName})(?![a-z]))`,
  'g',
);
const hanPart = '(上旬|中旬|下旬|初め|半ば|初|中|底|末|초순|초|중순|말|하순)';
const eastAsian = new RegExp(
  `(\\d{1,2})[月월]の? ?${hanPart}(?:到|至|-|~|から|부터|에서) ?(\\d{1,2})[月월]の? ?${hanPart}`,
  'g',
);

/**
 * Reads the dates between two parts of months, or to a holiday: "late March to mid April", "eind april tot Hemelvaart". Beside
 * a stated length only the first one counts, which other readers give.
 */
export function listPartRanges(text: string, today: string): SlotMatch[] {
  if (hasLength(text)) return [];
  const toSlots = (from: string | undefined, last: string | undefined) => {
    const days = from === undefined || last === undefined || last <= from ? 0 : countDays(from, last) + 1;
    return from === undefined || days === 0 || days > maxDays
      ? []
      : ([
          ['from', from],
          ['days', String(days)],
        ] as const);
  };
  return [
    ...matchSlots(
      text,
      latin,
      ([, first, name = '', year, second, secondName = '', holiday]) => {
        const start = year === undefined ? nextMonth(monthOf(name), today) : toMonth(year, monthOf(name));
        const from = toDate(start, partOf(first), 0);
        const last =
          holiday === undefined
            ? toDate(after(start, monthOf(secondName)), partOf(second), 1)
            : from && holidayDate(holiday, from);
        return toSlots(from, last);
      },
      0.8,
    ),
    ...matchSlots(
      text,
      eastAsian,
      ([, name, first, secondName, second]) => {
        const [one, other] = [Number(name), Number(secondName)];
        if (one < 1 || one > 12 || other < 1 || other > 12) return [];
        const start = nextMonth(one, today);
        return toSlots(toDate(start, hanPartOf(first), 0), toDate(after(start, other), hanPartOf(second), 1));
      },
      0.8,
    ),
  ];
}

const endPart = new RegExp(
  `^ ?(?:-|to|until|till|through|bis(?: zum)?|au|a|al|jusqu'a|hasta(?: el)?|fino a|ate(?: a)?|tot) ?${part}(${monthName})(?![a-z])`,
);
const maxEndPart = 40;

/** Reads the end of a trip in a part of a month after its first date: "du 20 mars à mi-avril". */
export function readEndPart(text: string, from: string, at: number): SlotMatch[] {
  const match = endPart.exec(text.slice(at, at + maxEndPart));
  if (match === null || hasLength(text)) return [];
  const last = toDate(after(from.slice(0, 7), monthOf(match[2] ?? '')), partOf(match[1]), 1);
  const days = last === undefined || last <= from ? 0 : countDays(from, last) + 1;
  if (days === 0 || days > maxDays) return [];
  return [{ slot: 'days', value: String(days), start: at, end: at + match[0].length, confidence: 0.8 }];
}

const hasLength = (text: string): boolean =>
  listStays(text).some(({ unit }) => unit !== 'hours') || readWeekdayRange(text) !== undefined;

const toMonth = (year: number | string, number: number): string =>
  `${year}-${String(number).padStart(2, '0')}`;

/** Returns the next such month at or after another one. */
function after(start: string, number: number): string {
  const year = Number(start.slice(0, 4));
  return toMonth(number < Number(start.slice(5)) ? year + 1 : year, number);
}

function toDate(ofMonth: string, which: MonthPart | undefined, end: 0 | 1): string | undefined {
  if (which === undefined) return undefined;
  const day = daysOfPart[which][end];
  return day === 0 ? lastDayOfMonth(ofMonth) : `${ofMonth}-${String(day).padStart(2, '0')}`;
}

const half =
  /half|halfte|quinzaine|moitie|quincena|mitad|quinzena|metade|(?:prima|seconda) meta|helft|上半月|下半月|前半|后半|전반|후반/;
/** "Half mei" is the middle of the month. */
const middle = /^(?:(?:in|op|eind|rond) )?half |halb/;

/** Takes half a month as the dates of the trip when the wish states no length: "the first half of June". */
export function readHalfMonth(text: string, found: readonly SlotMatch[]): readonly SlotMatch[] {
  const of = found.find(({ slot, value }) => slot === 'month' && value !== '');
  const which = found.find(({ slot }) => slot === 'part');
  if (of === undefined || which === undefined || which.value === 'mid') return found;
  const words = text.slice(of.start, of.end);
  if (!half.test(words) || middle.test(words) || hasLength(text)) return found;
  const [first, last] =
    which.value === 'early'
      ? [`${of.value}-01`, `${of.value}-15`]
      : [`${of.value}-16`, lastDayOfMonth(of.value)];
  const { start, end } = of;
  return [
    { slot: 'from', value: first, start, end, confidence: 0.8 },
    { slot: 'days', value: String(countDays(first, last) + 1), start, end, confidence: 0.8 },
    ...found.map((one): SlotMatch => ({ ...one, value: '' })),
  ];
}
