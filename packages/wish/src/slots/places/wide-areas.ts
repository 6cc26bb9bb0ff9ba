import { maskSpans } from '../../normalise-wish.ts';
import { anyOf } from '../../phrases.ts';
import type { Polarity } from '../../polarity.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';
import { readCompassRegions, readMacroRegions } from './regions.ts';

/** Parts of China that are several areas of the catalogue. */
const wideAreas: readonly (readonly [pattern: RegExp, areaIds: readonly string[]])[] = [
  [
    new RegExp(
      `(?:${anyOf({
        en: '(?:only |just )?(?:in |to )?the south(?: of china)?',
        de: '(?:nur )?(?:in den |im |der )?suden(?: chinas)?',
        fr: '(?:seulement )?(?:dans )?le sud(?: de la chine)?',
        es: '(?:solo )?el sur(?: de china)?',
        it: '(?:solo (?:il |al |nel )?|il |al |nel )sud(?: della cina)?',
        pt: '(?:so |apenas )?(?:o|no) sul(?: da china)?',
        nl: '(?:alleen )?(?:in )?het zuiden(?: van china)?',
        zh: '(?:中国)?南方',
        ja: '中国南部',
        ko: '중국 ?남부',
      })})(?= ?(?:$|[,.;!?)(]))`,
      'g',
    ),
    ['south'],
  ],
];

/** Reads parts of China as the areas they consist of: "western China", "the south", "Kham". A longer name wins. */
export function readWideAreas(text: string, polarity: Polarity): SlotMatch[] {
  let rest = text;
  const read = (find: (text: string) => SlotMatch[]): SlotMatch[] => {
    const found = find(rest);
    rest = maskSpans(rest, found);
    return found;
  };
  return [
    ...read((own) => readMacroRegions(own, polarity)),
    ...read((own) => readCompassRegions(own, polarity)),
    ...wideAreas.flatMap(([pattern, areaIds]) =>
      read((own) => matchSlots(own, pattern, () => areaIds.map((id) => ['area', id] as const), 0.9)),
    ),
  ];
}
