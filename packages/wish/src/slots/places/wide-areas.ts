import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Parts of China that are several areas of the catalogue. */
const wideAreas: readonly (readonly [pattern: RegExp, areaIds: readonly string[]])[] = [
  [
    new RegExp(
      anyOf({
        en: '(?:far |wild )?west(?:ern)? china|(?:the )?(?:far |wild )?west of china',
        de: '(?:westen chinas|chinas westen|westen von china|westchina)',
        fr: '(?:ouest de la chine|chine occidentale|ouest chinois)',
        es: '(?:oeste de china|china occidental|oeste chino)',
        it: '(?:ovest della cina|cina occidentale)',
        pt: '(?:oeste da china|china ocidental)',
        nl: '(?:westen van china|west-?china)',
        zh: '中国西部|西部(?=\\d|旅|自|游)',
        ja: '中国西部',
        ko: '중국 ?서부',
      }),
      'g',
    ),
    ['northwest', 'southwest'],
  ],
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

/** Reads parts of China as the areas they consist of: "western China". */
export function readWideAreas(text: string): SlotMatch[] {
  return wideAreas.flatMap(([pattern, areaIds]) =>
    matchSlots(text, pattern, () => areaIds.map((id) => ['area', id] as const), 0.9),
  );
}
