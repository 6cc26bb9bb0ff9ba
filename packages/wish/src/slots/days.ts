import { count, hanCount, toNumber } from '../numbers.ts';
import { matchSlots, type SlotMatch } from '../slot-match.ts';
import { createSpanSet } from '../spans.ts';

const units =
  'days?|(?<=\\d ?)d|tage?n?|jours?|dias?|weeks?|wochen?|semaines?|semanas?|nights?|nachte|nuits?|noches|fortnights?|months?|hours?|hrs?|(?<=\\d ?)h';
const latinStay = new RegExp(
  `(?<![\\w.])(${count})(?:\\s?(?:-|to|or)\\s?(${count}))?[\\s-]?(?:full |whole |more |free |spare |relaxed |relaxing |slow |easy |lazy |nice |great )?(${units})(?![a-z])(?! old| ahead| ago| before)`,
  'g',
);
const hanStay = new RegExp(
  `(?<!第)(${hanCount})(?:个)?(天|日游|日(?![到至])|晚|夜|周(?!末)|星期|礼拜|小时|月(?!份))(?:时间)?`,
  'g',
);

/**
 * Reads the length of the trip in days. `n` nights are `n + 1` days. With several places the stays add up, unless one of
 * them equals the sum of the others. With one place, different lengths give the note `days-disagree`.
 */
export function readDays(text: string, hasSeveralPlaces: boolean): SlotMatch[] {
  const stays = [...listStays(text), ...listHanStays(text)].toSorted((a, b) => a.start - b.start);
  const days = stays.filter(({ isNights: inNights }) => !inNights);
  const counted = days.length > 0 ? days : stays;
  const exact = counted.filter(({ isApproximate }) => !isApproximate);
  const used = exact.length > 0 ? exact : counted.slice(0, 1);
  const [first] = used;
  if (first === undefined) return [];
  const others = stays.map(
    ({ start, end }) => ({ slot: 'days', value: '', start, end, confidence: 0 }) as const,
  );
  const values = used.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  const most = Math.max(...values);
  const isSame = values.every((value) => value === first.value);
  const total = isSame && !hasSeveralPlaces ? first.value : sum - most === most ? most : sum;
  const answer: SlotMatch =
    used.length > 1 && !isSame && !hasSeveralPlaces && sum - most !== most
      ? { slot: 'note', value: 'days-disagree', start: first.start, end: first.end, confidence: 1 }
      : {
          slot: 'days',
          value: String(total),
          start: first.start,
          end: first.end,
          confidence: used === exact ? 1 : 0.7,
        };
  return [answer, ...others.filter(({ start }) => start !== first.start)];
}

type Stay = {
  readonly value: number;
  readonly isNights: boolean;
  readonly isApproximate: boolean;
  readonly start: number;
  readonly end: number;
};

function listStays(text: string): Stay[] {
  const stays = [...text.matchAll(latinStay)].flatMap((match): Stay[] => {
    const [whole, number = '', , unit = ''] = match;
    const value = toDays(toNumber(number), unit);
    const isNotLength = /^(?:one|un|une|una|ein|eine) (?:day|d|jour|tag|dia)$/.test(whole);
    return value < 1 || value > 365 || isNotLength ? [] : [stay(match, value, isNights(unit))];
  });
  const words: readonly (readonly [RegExp, number, boolean])[] = [
    [
      /(?<=\b(?:a|one)(?: [a-z-]{1,20}){0,2} )week\b|\ba week\b|\b(?:the|whole|full) week\b|\bone-week\b|\bweek-long\b/g,
      7,
      false,
    ],
    [/\b(?:a )?fortnight\b/g, 14, false],
    [/\ba month\b/g, 30, false],
    [/\blong weekend\b/g, 3, false],
    [/(?<=\b(?:plus|then|and)(?: a| the)? )weekend\b/g, 2, false],
    [/(?<!\b(?:long|next|this) |\b(?:plus|then|and)(?: a| the)? )\bweekend\b|周末/g, 2, true],
    [/\bday trip\b|一日游/g, 1, false],
  ];
  const worded = words.flatMap(([pattern, value, isApproximate]) =>
    [...text.matchAll(pattern)].map((match) => ({ ...stay(match, value, false), isApproximate })),
  );
  const used = createSpanSet(text.length);
  for (const one of stays) used.add(one);
  return [...stays, ...worded.filter(used.isFree)];
}

function listHanStays(text: string): Stay[] {
  return [...text.matchAll(hanStay)].flatMap((match): Stay[] => {
    const [whole, number = '', unit = ''] = match;
    if (unit === '月' && !whole.includes('个')) return [];
    const days = { 周: 7, 星期: 7, 礼拜: 7, 月: 30 }[unit] ?? 1;
    const value = unit === '小时' ? Math.ceil(toNumber(number) / 24) : toNumber(number) * days;
    const isNights = unit === '晚' || unit === '夜';
    return value < 1 || value > 365 ? [] : [stay(match, value + (isNights ? 1 : 0), isNights)];
  });
}

const isNights = (unit: string): boolean => unit.startsWith('n');

function stay(match: RegExpMatchArray, value: number, inNights: boolean): Stay {
  const start = match.index ?? 0;
  return { value, isNights: inNights, isApproximate: false, start, end: start + match[0].length };
}

function toDays(number: number, unit: string): number {
  if (/^(?:w|semain|semana)/.test(unit)) return number * 7;
  if (unit.startsWith('fort')) return number * 14;
  if (unit.startsWith('mo')) return number * 30;
  if (unit.startsWith('h')) return number >= 20 ? Math.ceil(number / 24) : 0;
  return isNights(unit) ? number + 1 : number;
}

/** Reads the earliest start and the latest end of days, in minutes after midnight. */
export function readHours(text: string): SlotMatch[] {
  const found = [
    ...matchSlots(
      text,
      /\b(?:not?|nothing|never|don't|dont|hate)\b[^,.;]{0,30}\bearly(?: in the)?(?: mornings?| starts?| rising)?\b|\blate (?:risers?|starts?|sleepers?|mornings?)\b|\bsleep(?:ing)? in\b|\blie-?ins?\b|\bnot (?:a )?morning (?:people|person)\b|不(?:想|要|能)?早起|睡懒觉|睡到自然醒/g,
      () => [['start', '600']],
    ),
    ...matchSlots(
      text,
      /\b(?:start(?:ing)?|begin|leave|up|out|ready|nothing|not|no earlier)\b[^,.;\d]{0,25}?(?:at|after|before|by|from|than)\s(\d{1,2})(?::(\d\d))?\s?(am)?\b(?!\s?(?:pm|days?|april|may))/g,
      ([, hour = '', minute = '0']) => {
        const value = Number(hour) * 60 + Number(minute);
        return value >= 300 && value <= 780 ? [['start', String(value)]] : [];
      },
    ),
    ...matchSlots(
      text,
      /\bearly (?:birds?|risers?|starts?)\b|\bstart early\b|早起(?:没问题|可以)/g,
      () => [['start', '420']],
      0.7,
    ),
    ...matchSlots(
      text,
      /\b(?:back|home|finish|end|done|in bed|hotel)\b[^,.;\d]{0,20}?(?:by|before|at|around)\s(\d{1,2})(?::(\d\d))?\s?(pm)?\b/g,
      ([, hour = '', minute = '0', half]) => {
        const late = Number(hour) < 12 && (half !== undefined || Number(hour) >= 5);
        return [['end', String((Number(hour) + (late ? 12 : 0)) * 60 + Number(minute))]];
      },
    ),
  ];
  const isStated = found.some(({ slot, confidence }) => slot === 'start' && confidence === 1);
  return found.map((one) =>
    isStated && one.slot === 'start' && one.confidence < 1 ? { ...one, value: '' } : one,
  );
}
