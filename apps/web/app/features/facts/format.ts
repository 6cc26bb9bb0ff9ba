import { capitalise } from '@yunyou/contract/capitalise';
import { spotLevelNames } from '@yunyou/contract/entities/spot-words';
import { formatDayMonth, shortMonthName } from '@yunyou/domain/time/date-format';
import * as words from './format-words.ts';

export { formatMoney } from '@yunyou/domain/money/money-amounts';
export {
  formatDate,
  formatWeekdayDate,
  formatYearMonth,
} from '@yunyou/domain/time/date-format';

/** A dash with a word joiner: narrow cards would break "Mar–May" after the dash. */
const unbrokenDash = '–\u2060';

/** Formats months: `[3, 4, 5, 9, 10]` becomes "Mar–May, Sep–Oct". A range may continue from December to January. */
export function formatMonths(months: readonly number[]): string {
  const chosen = new Set(months);
  if (chosen.size === 12) return words.allYear;
  const starts = [...chosen]
    .filter((month) => !chosen.has(month === 1 ? 12 : month - 1))
    .sort((a, b) => a - b);
  return starts
    .map((start) => {
      let end = start;
      while (chosen.has((end % 12) + 1)) end = (end % 12) + 1;
      return start === end
        ? shortMonthName(start)
        : `${shortMonthName(start)}${unbrokenDash}${shortMonthName(end)}`;
    })
    .join(', ');
}

export function formatDays({ min, max }: { min: number; max: number }): string {
  return min === max ? words.dayCount(min) : words.daysFromTo(min, max);
}

export function formatDuration(minutes: number): string {
  if (minutes < 90) return words.minuteCount(minutes);
  if (minutes >= 1440) return words.dayCount(Math.round(minutes / 1440));
  const hours = Math.round(minutes / 30) / 2;
  return words.hourCount(String(hours).replace('.5', '½').replace(/^0½/, '½'));
}

/** Formats a distance; 975 m and more round to a kilometre. */
export function formatDistance(meters: number): string {
  return meters < 975
    ? `${Math.round(meters / 50) * 50} m`
    : `${(meters / 1000).toFixed(meters < 9_950 ? 1 : 0)} km`;
}

/** Formats an id as words: "historic-town" becomes "Historic town". */
export function formatWord(word: string): string {
  const spaced = word.replaceAll('-', ' ');
  return capitalise(spaced);
}

/** Formats the official level of a spot in words for visitors. */
export function formatLevel(level: string): string {
  const names: Readonly<Record<string, string>> = spotLevelNames;
  return names[level] ?? formatWord(level);
}

/** Formats a price class as one ¥ sign per level. */
export function formatPriceClass(priceClass: number): string {
  return '¥'.repeat(priceClass);
}

/** Formats a month and day: `03-16` becomes "16 March". */
export function formatDayOfYear(dayOfYear: string): string {
  return formatDayMonth(`2024-${dayOfYear}`);
}
