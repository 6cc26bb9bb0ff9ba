import { addDays, countDays } from '@yunyou/domain/time/china-time';
import { lunarNewYear } from '@yunyou/domain/time/lunar-new-year';
import { hanCount, toNumber } from '../../numbers.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** A day around the lunar new year: 初二, 大年初三, 除夕, 腊月二十九, 年二十八. */
const lunarDay = `(?:(?:农历|大年|正月|年)?初(?:[一二三四五六七八九十]|\\d{1,2})|大?年三十晚?|除夕夜?|(?:农历)?(?:腊月|年)(?:二十|廿|2)(?:[一二三四五六七八九]|\\d)?|正月${hanCount})`;
const range = new RegExp(`(${lunarDay})(?:晚上?|早上?)?(?:到|至|-|~)(${lunarDay})`, 'g');
const single = new RegExp(lunarDay, 'g');

/** Lunar days before the new year are looked for in these last days of the year. */
const lastDaysOfYear = 12;
const lunarDayOf = new Intl.DateTimeFormat('en-u-ca-chinese', { day: 'numeric', timeZone: 'UTC' });

/** Reads the dates of days around the next lunar new year: 初二到初八, 腊月二十九. */
export function readLunarDates(text: string, today: string): SlotMatch[] {
  const newYear = [0, 1]
    .map((later) => lunarNewYear(Number(today.slice(0, 4)) + later))
    .find((date) => date !== undefined && date >= today);
  if (newYear === undefined || !/初|三十|除夕|腊月|年二|年廿|正月/.test(text)) return [];
  const ranges = matchSlots(text, range, ([, first = '', second = '']) => {
    const [from, last] = [toDate(first, newYear), toDate(second, newYear)];
    const days = from === undefined || last === undefined ? 0 : countDays(from, last) + 1;
    return from === undefined || days < 2 || days > 30
      ? []
      : [
          ['from', from],
          ['days', String(days)],
        ];
  });
  if (ranges.length > 0) return ranges;
  return matchSlots(text, single, ([word]) => {
    const date = toDate(word, newYear);
    return date === undefined ? [] : [['from', date]];
  });
}

function toDate(word: string, newYear: string): string | undefined {
  if (/三十|除夕/.test(word)) return addDays(newYear, -1);
  const number = toNumber(/(?:廿|[一二三四五六七八九十\d]+)$/.exec(word)?.[0] ?? '');
  if (/初|正月/.test(word)) return number >= 1 && number <= 30 ? addDays(newYear, number - 1) : undefined;
  const day = word.includes('廿') ? 20 + (number % 20) : number;
  return Array.from({ length: lastDaysOfYear }, (_, index) => addDays(newYear, -index - 1)).find(
    (date) => Number(lunarDayOf.format(new Date(`${date}T00:00:00Z`))) === day,
  );
}
