import { addDays, countDays } from '../time/china-time.ts';

/** Dates of the trip, which give the year of a date without one. */
export type TripSpan = { readonly firstDate: string; readonly lastDate: string };

/** Something found in a text, with its first and last position. */
export type Found<T> = { readonly value: T; readonly at: number; readonly end: number };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

type Reading = { readonly year?: number; readonly month: number; readonly day: number };

/** Every pattern is bounded and starts with a digit or a month, so that a search takes linear time. */
const patterns: readonly {
  readonly pattern: RegExp;
  readonly read: (match: RegExpMatchArray) => readonly Reading[];
}[] = [
  {
    pattern: /(?<!\d)(20\d\d) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})(?!\d)/g,
    read: ([, year, , month, day]) => [{ year: Number(year), month: Number(month), day: Number(day) }],
  },
  {
    pattern: /(?<!\d)(?:(20\d\d) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]/g,
    read: ([, year, month, day]) => [
      { ...(year !== undefined && { year: Number(year) }), month: Number(month), day: Number(day) },
    ],
  },
  {
    pattern: new RegExp(
      `(?<![\\d:])(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?${monthWord}\\b\\.?,?(?:[ '-]?(20\\d\\d|\\d\\d(?![\\d:])))?`,
      'gi',
    ),
    read: ([, day, month, year]) => [{ ...yearOf(year), month: monthNumber(month), day: Number(day) }],
  },
  {
    // The form without a space is how reservation systems write it: 16NOV26.
    pattern: /(?<![\dA-Z])(\d{1,2})(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(\d\d)(?!\d)/g,
    read: ([, day, month, year]) => [{ ...yearOf(year), month: monthNumber(month), day: Number(day) }],
  },
  {
    pattern: new RegExp(`\\b${monthWord}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? (20\\d\\d))?`, 'gi'),
    read: ([, month, day, year]) => [{ ...yearOf(year), month: monthNumber(month), day: Number(day) }],
  },
  {
    pattern: /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(20\d\d)(?!\d)/g,
    read: ([, first, , second, year]) => [
      { year: Number(year), month: Number(second), day: Number(first) },
      { year: Number(year), month: Number(first), day: Number(second) },
    ],
  },
];

const monthNumber = (word = ''): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function yearOf(digits: string | undefined): { year?: number } {
  if (digits === undefined) return {};
  return { year: digits.length === 2 ? 2000 + Number(digits) : Number(digits) };
}

/**
 * Finds the dates of a line, in order. A date without a year gets the year in which it is nearest to the trip. An
 * ambiguous date such as 05/11/2026 is read in the way that lies within the trip; it is left out when both or neither
 * do.
 */
export function findDates(line: string, span: TripSpan | undefined): Found<string>[] {
  const found = patterns.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match): Found<string>[] => {
      const dates = new Set(read(match).flatMap((reading) => toDate(reading, span) ?? []));
      const inTrip = [...dates].filter((date) => span !== undefined && isNear(date, span));
      const [value, other] = dates.size > 1 ? inTrip : [...dates];
      if (value === undefined || other !== undefined) return [];
      return [{ value, at: match.index, end: match.index + match[0].length }];
    }),
  );
  return withoutOverlaps(found);
}

function toDate({ year, month, day }: Reading, span: TripSpan | undefined): string | undefined {
  if (year !== undefined) return toExistingDate(year, month, day);
  if (!span) return undefined;
  const own = Number(span.firstDate.slice(0, 4));
  const distance = (date: string): number => Math.abs(countDays(span.firstDate, date));
  return [own, own + 1, own - 1]
    .flatMap((near) => toExistingDate(near, month, day) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

function toExistingDate(year: number, month: number, day: number): string | undefined {
  const isPossible = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isPossible) return undefined;
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const date = addDays(first, day - 1);
  return date.slice(0, 7) === first.slice(0, 7) ? date : undefined;
}

function isNear(date: string, { firstDate, lastDate }: TripSpan): boolean {
  return countDays(firstDate, date) >= -1 && countDays(date, lastDate) >= -1;
}

const timePattern =
  /(?<![\d:.])(?:(上午|早上|凌晨|中午|下午|晚上|傍晚) ?)?(\d{1,2})(?::(\d\d)(?::\d\d)?(?!\d)(?: ?([ap])\.?m\b\.?)?| ?([ap])\.?m\b\.?|[点时](?!间)(?:(半)|(\d{1,2})分?)?)/gi;
const nextDay =
  /^(?: ?(?:h|hrs?|uhr)\b\.?)?[ )）]{0,2}[([（]?(?:\+ ?(\d)(?: ?days?|天)?|(?:the )?(?:next|following) day|次日|第二天|隔天)/i;
const nextDayBefore = /(?:次日|第二天|隔天|next day(?: at)?)[ :]?$/i;

/** A time of day. `daysLater` is the number of days to add to the named date ("+1", "next day"). */
export type TimeOfDay = { readonly minute: number; readonly daysLater: number };

/** Finds the times of a line, in order. Offsets such as GMT+8:00 are no times. */
export function findTimes(line: string): Found<TimeOfDay>[] {
  return [...line.matchAll(timePattern)].flatMap((match): Found<TimeOfDay>[] => {
    const [whole, part, hours = '', minutes, half, otherHalf, halfHour, chineseMinutes] = match;
    const before = line.slice(Math.max(0, match.index - 12), match.index);
    if (/(?:GMT|UTC) ?[+-]$/i.test(before)) return [];
    const hour = to24Hours(Number(hours), part, (half ?? otherHalf)?.toLowerCase());
    const minute = halfHour === undefined ? Number(minutes ?? chineseMinutes ?? 0) : 30;
    if (hour === undefined || minute > 59) return [];
    const end = match.index + whole.length;
    const [later, days] = nextDay.exec(line.slice(end, end + 20)) ?? [];
    const isLater = later !== undefined || nextDayBefore.test(before);
    return [
      {
        value: { minute: hour * 60 + minute, daysLater: isLater ? Number(days ?? 1) : 0 },
        at: match.index,
        end: end + (later?.length ?? 0),
      },
    ];
  });
}

function to24Hours(hour: number, part: string | undefined, half: string | undefined): number | undefined {
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23) return undefined;
  const isAfternoon = part === '下午' || part === '晚上' || part === '傍晚';
  return isAfternoon && hour < 12 ? hour + 12 : hour;
}

function withoutOverlaps(found: readonly Found<string>[]): Found<string>[] {
  let last = 0;
  return found
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
    .filter(({ at, end }) => {
      const isFree = at >= last;
      if (isFree) last = end;
      return isFree;
    });
}
