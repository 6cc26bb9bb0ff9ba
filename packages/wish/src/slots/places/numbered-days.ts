import { findAll } from '../../find-all.ts';
import type { SlotMatch } from '../../slot-match.ts';
import type { Place } from './place-stay.ts';

/** Ranges after these are ignored, so that the time is linear. */
const maxPlaces = 40;

/** Matches numbered days: "Day 1-3", "Tag 4 bis 5", 第1-3天, 1~3日目, 1~3일차. */
const numberedDays =
  /(?<![\w-])(?:days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?) ?(\d{1,2})(?: ?(?:-|to|bis|a|au|al|ate|tot|&|\+|and|und|et|y|e|en) ?(\d{1,2}))?(?!\d)|第? ?(\d{1,2})(?: ?[-~到至] ?(\d{1,2}))? ?(?:(?<=第.{1,9})天|日目|일 ?차|일째)/g;
const maxGapToPlace = 24;

/** Reads a list of numbered days: "Day 1-3 Beijing, day 4-5 Xi'an". The last day is that of the journey home. */
export function readNumberedDays(text: string, mentions: readonly Place[]): SlotMatch[] {
  const ranges = findAll(text, numberedDays)
    .slice(0, maxPlaces)
    .map((match) => {
      const [from, to] = [match[1] ?? match[3], match[2] ?? match[4]].map(Number);
      return {
        from: from ?? 0,
        to: to === undefined || Number.isNaN(to) ? (from ?? 0) : to,
        start: match.index,
        end: match.index + match[0].length,
      };
    });
  const isList =
    ranges.length > 1 &&
    ranges.every(({ from, to }, index) => to >= from && from === (ranges[index - 1]?.to ?? 0) + 1);
  if (!isList) return [];
  const nightsOf = new Map<string, number>();
  let lastCityId: string | undefined;
  for (const [index, { from, to, end }] of ranges.entries()) {
    const days = to - from + 1;
    const next = ranges[index + 1]?.start ?? Infinity;
    const ids = listCitiesOfDays(mentions, end, next);
    const shared = ids.length > 1 && ids.length <= days ? ids : ids.slice(0, 1);
    for (const [at, cityId] of shared.entries()) {
      // "Day 4-6 Datong and Pingyao": the first city has the longer half.
      const own = Math.floor(days / shared.length) + (at < days % shared.length ? 1 : 0);
      nightsOf.set(cityId, (nightsOf.get(cityId) ?? 0) + own);
    }
    if (shared.length === 0 && lastCityId !== undefined)
      nightsOf.set(lastCityId, (nightsOf.get(lastCityId) ?? 0) + days);
    lastCityId = shared.at(-1) ?? lastCityId;
  }
  if (nightsOf.size < 2 || lastCityId === undefined) return [];
  nightsOf.set(lastCityId, (nightsOf.get(lastCityId) ?? 1) - 1);
  const [span] = ranges;
  const days = ranges.at(-1)?.to ?? 0;
  if (span === undefined) return [];
  return [
    ...[...nightsOf].flatMap(([cityId, nights]): SlotMatch[] =>
      nights < 1 || nights > 20
        ? []
        : [
            {
              slot: 'nights',
              value: `${cityId}=${nights}`,
              start: span.start,
              end: span.end,
              confidence: 0.9,
            },
          ],
    ),
    { slot: 'days', value: String(days), start: span.start, end: span.end, confidence: 0.95 },
    ...ranges.map(({ start, end }): SlotMatch => ({ slot: 'nights', value: '', start, end, confidence: 0 })),
  ];
}

/** Lists the cities named after a number of days, up to the next one. */
function listCitiesOfDays(mentions: readonly Place[], from: number, next: number): string[] {
  const first = mentions.findIndex(
    ({ start }) => start >= from && start - from <= maxGapToPlace && start < next,
  );
  if (first < 0) return [];
  const ids: string[] = [];
  let end = mentions[first]?.end ?? from;
  for (const { cityId, isSight, start, end: own } of mentions.slice(first)) {
    if (start >= next || start - end > maxGapToPlace) break;
    if (cityId !== undefined && !ids.includes(cityId) && (!isSight || ids.length === 0)) ids.push(cityId);
    end = own;
  }
  return ids;
}
