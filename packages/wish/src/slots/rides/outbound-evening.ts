import { addDays } from '@yunyou/domain/time/china-time';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { listPlacesAbroad } from '../abroad/foreign-places.ts';
import { listClockTimes } from '../time/clock.ts';

/** A flight that leaves a far country after this hour lands in China on the next day. */
const eveningMinute = 17 * 60;
/** Countries from which an evening flight lands on the same day or soon after midnight. */
const nearCountries: ReadonlySet<string> = new Set(
  'HK MO TW JP KR MN VN LA KH TH MM MY SG PH ID BN'.split(' '),
);
const leaving = new RegExp(
  anyOf({
    en: 'leav(?:e|es|ing)|depart(?:s|ing|ure)?|fl(?:y|ying|ights?)(?: out)?(?: from)?|tak(?:e|ing) off|set(?:ting)? off|from',
    de: 'abflug|abreise|fliegen|flug|starten|ab|von|aus',
    fr: 'depart|partons|decoll\\w+|vol|quittons|de|depuis',
    es: 'salimos|salida|salgo|partimos|vuelo|volamos|de|desde',
    it: 'partiamo|partenza|parto|volo|voliamo|da',
    pt: 'saimos|saida|partimos|partida|voo|de',
    nl: 'vertrek\\w*|vliegen|vlucht|van|vanuit',
    zh: '出发|起飞|从|飞',
    ja: '出発|発|から',
    ko: '출발|에서',
  }),
);
const outOf =
  /(?:from|out of|leav(?:e|ing)|depart(?:ing)?|ab|von|aus|depuis|de|desde|da|vanuit|uit|van|从) ?$/;
const homeward = /(?:(?<![a-z])(?:to|home|nach|vers|para|hacia|verso|naar)|飞往?|回) ?$/;
/** Longest text between the city abroad and the date. */
const maxGap = 24;
/** Longest text between the date and the part of the day. */
const maxGapToTime = 10;

/**
 * Moves the first day of a trip to the day after an evening flight from a far city abroad: "leave London 12 March evening"
 * lands on 13 March. `whole` is the normalised wish, `dated` what `readDates` has read from it.
 */
export function landNextDay(whole: string, dated: readonly SlotMatch[]): readonly SlotMatch[] {
  const stated = dated.find(({ slot, value }) => slot === 'from' && value !== '');
  // "Flying out of Frankfurt on 12 March at 21:30, 10 days": the only date looks like that of the flight home.
  const last = dated.find(({ slot, value }) => slot === 'until' && value !== '');
  const from = stated ?? last;
  if (from === undefined) return dated;
  const time = listClockTimes(whole).find(
    ({ minute, start, end }) =>
      minute >= eveningMinute &&
      (start >= from.end
        ? isGap(whole.slice(from.end, start), maxGapToTime)
        : end <= from.start && isGap(whole.slice(end, from.start), maxGapToTime)),
  );
  if (time === undefined) return dated;
  const [start, end] = [Math.min(from.start, time.start), Math.max(from.end, time.end)];
  const city = listPlacesAbroad(whole).find((one) =>
    one.end <= start
      ? isGap(whole.slice(one.end, start), maxGap)
      : one.start >= end && isGap(whole.slice(end, one.start), maxGap),
  );
  if (city === undefined || nearCountries.has(city.code)) return dated;
  const words = whole.slice(Math.max(0, Math.min(start, city.start) - maxGap), Math.max(end, city.end) + 6);
  const lead = whole.slice(Math.max(0, city.start - maxGap), city.start);
  if (!leaving.test(words) || homeward.test(lead) || (stated === undefined && !outOf.test(lead)))
    return dated;
  return [
    ...dated.map((one) =>
      one === from
        ? { ...one, slot: 'from' as const, value: addDays(one.value, 1) }
        : one.slot === 'days' && Number(one.value) > 1
          ? { ...one, value: String(Number(one.value) - 1) }
          : one,
    ),
    {
      slot: 'from',
      value: '',
      start: time.start,
      end: time.end,
      confidence: 0,
    },
  ];
}

const isGap = (between: string, longest: number): boolean =>
  between.length <= longest && !/[.;!?]|\d/.test(between);
