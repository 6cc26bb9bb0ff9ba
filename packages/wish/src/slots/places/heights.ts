import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

const fearOfHeights = new RegExp(
  anyOf({
    en: "(?:afraid|scared|terrified|frightened) of heights|fear of heights|vertigo|(?:don't|do not|can't|cannot) (?:do|like|stand|handle) heights|acrophobi\\w*",
    de: 'hohenangst|nicht schwindelfrei',
    fr: 'vertige|peur du vide|peur de la hauteur',
    es: 'vertigo|miedo a las alturas',
    it: 'vertigini|paura delle altezze|paura del vuoto',
    pt: 'vertigens?|medo de alturas?',
    nl: 'hoogtevrees',
    zh: '恐高症?|怕高(?!反|原)',
    ja: '高所恐怖症|高いところが(?:苦手|怖い)',
    ko: '고소공포증|높은 ?(?:곳|데)(?:을|이)? ?(?:무서|못)',
  }),
  'g',
);

/** Sights whose point is a glass floor, a path on a cliff or a deck high above the ground. */
const exposedSpotIds: readonly string[] = [
  'tianmen-mountain',
  'zhangjiajie-grand-canyon',
  'mount-hua',
  'macau-tower',
  'canton-tower',
  'shanghai-tower',
  'oriental-pearl-tower',
  'yangtze-river-cableway',
  'aizhai-bridge',
];

/**
 * Reads a fear of heights, which leaves out sights such as glass bridges. `isPossible` returns whether the trip could
 * contain a sight.
 */
export function readHeights(text: string, isPossible: (spotId: string) => boolean): SlotMatch[] {
  return matchSlots(text, fearOfHeights, () =>
    exposedSpotIds.filter(isPossible).map((id) => ['-spot', id] as const),
  );
}
