import { matchSlots, type SlotMatch } from '../slot-match.ts';
import { listStays } from './stays.ts';

/** Fewer hours are no length of a trip, unless they are between flights. */
const minDayHours = 20;

/**
 * Reads the length of the trip in days. `n` nights are `n + 1` days. With several places the stays add up, unless one of
 * them equals the sum of the others. With one place, different lengths give the note `days-disagree`.
 */
export function readDays(text: string, hasSeveralPlaces: boolean): SlotMatch[] {
  const stays = listStays(text).filter(({ unit, written }) => unit !== 'hours' || written >= minDayHours);
  const days = stays.filter(({ unit }) => unit !== 'nights');
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
