import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** The railway from Xining to Lhasa by its names. Its provinces are not meant: "Qinghai-Tibet railway". */
const toLhasa = new RegExp(
  anyOf({
    en: '(?:the )?(?<!(?:to|-|>) ?)(?:qinghai ?(?:-|to|and|/)? ?(?:tibet|xizang)|qingzang|tibet(?:an)?)[- ](?:railway|railroad|trains?|rail)(?: line| ride| journey| trip)?|(?:the )?(?:train|rail(?:way)?) (?:ride |journey |trip )?(?:in)?to (?:tibet|the roof of the world)(?! from)|railway to the sky',
    de: '(?:die |der |mit der )?(?:tibet-?bahn|lhasa-?bahn|qinghai-tibet-?bahn|tibetzug|lhasazug)|(?:zug|bahn)(?:fahrt)? nach tibet(?! (?:ab|von))|(?:zug|bahn) (?:zum|auf das) dach der welt',
    fr: '(?:le )?train (?:du|vers le|pour le|jusqu.au) tibet|(?:le )?train du toit du monde|(?:le )?train qinghai[- ]tibet|chemin de fer (?:du )?(?:qinghai[- ])?tibet',
    es: '(?:el )?tren (?:al|del|a) tibet|(?:el )?tren qinghai[- ]tibet|ferrocarril (?:del |qinghai[- ])?tibet',
    it: '(?:il )?treno (?:del|per il|verso il) tibet|(?:il )?treno qinghai[- ]tibet|ferrovia (?:del |qinghai[- ])?tibet',
    pt: '(?:o )?(?:trem|comboio) (?:do|para o|ao) tibete?|ferrovia (?:do |qinghai[- ])?tibete?',
    nl: '(?:de )?(?:tibet-?trein|qinghai-tibet-?spoorlijn|lhasa-?trein)|trein naar tibet',
    zh: '(?:坐|乘)?青藏(?:铁路|线(?=火车|列车|[,.;]|$)|火车|列车)|(?:坐|乘)(?:火车|列车)(?:进藏|去西藏|到西藏)|进藏(?:火车|列车)|(?:火车|列车)进藏|天路火车',
    ja: '青蔵鉄道|チベット鉄道|西蔵鉄道',
    ko: '칭짱 ?(?:열차|철도)|티베트 ?(?:행 )?(?:열차|기차|철도)',
  }),
  'g',
);

const maglev = new RegExp(
  anyOf({
    en: '(?:ride |take )?(?:on )?(?:the )?maglev(?: train)?(?: ride)?',
    de: 'magnetschwebebahn|transrapid',
    fr: 'train a sustentation magnetique',
    es: 'tren de levitacion magnetica',
    it: 'treno a levitazione magnetica',
    pt: '(?:trem|comboio) de levitacao magnetica',
    nl: 'magneetzweeftrein',
    zh: '(?:坐|乘|体验)?磁(?:悬)?浮(?:列车)?',
    ja: '(?:上海)?リニア(?:モーターカー)?',
    ko: '(?:상하이 ?)?자기부상 ?열차',
  }),
  'g',
);
/** Other cities of the guide with a magnetic levitation line. */
const otherMaglev = /changsha|fenghuang|beijing|长沙|凤凰|北京/;

/** Reads the maglev, which brings the trip to Shanghai unless the wish names it or another city with such a line. */
export function readMaglev(text: string, places: readonly SlotMatch[]): SlotMatch[] {
  const isNamed = places.some(({ value }) => value.startsWith('shanghai')) || otherMaglev.test(text);
  const found = matchSlots(text, maglev, () => [isNamed ? ['note', ''] : ['city', 'shanghai']], 0.7);
  return found.slice(0, 1);
}

/** Reads a railway that is named by its line as the ride between its ends: 青藏铁路 is the ride from Xining to Lhasa. */
export function readNamedRailways(text: string, cities: readonly { readonly id: string }[]): SlotMatch[] {
  if (!['xining', 'lhasa'].every((id) => cities.some((city) => city.id === id))) return [];
  return matchSlots(
    text,
    toLhasa,
    () => [
      ['city', 'xining'],
      ['city', 'lhasa'],
      ['ride', 'xining>lhasa=train'],
    ],
    0.8,
  );
}
