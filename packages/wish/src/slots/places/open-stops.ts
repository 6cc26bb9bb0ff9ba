import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

const openStop = new RegExp(
  anyOf({
    en: '(?:somewhere|some ?place|one more (?:stop|place|city)|another (?:stop|place|city)|a (?:third|second|fourth) (?:stop|place|city))(?! (?:else|cheap|quieter|calmer|less ))|something(?= (?:else |more |rather |really )?(?:cultural|historic\\w*|natural|rural|quiet\\w*|green|different|old|traditional|scenic|wild|adventurous|beautiful|exciting))|somewhere(?: else)?(?! (?:quieter|calmer|less ))|some place|(?:a|one|another) (?:(?!water )[a-z]+ )?(?:place|spot|village|town|stop|destination)(?= (?:with|for|to|in the|near|by|where|between|on the way|of your choice))|(?:a|one) (?:quiet|small|scenic|pretty|rural|remote|beautiful|mountain|old|fishing|minority) (?:village|town|place|area|region)',
    de: 'irgendwo(?:hin)?|(?:noch )?etwas(?= (?:kultur|kulturell|ruhig|naturliche|andere|schone|grune|landliche|historische|traditionelle)\\w*)|noch ein(?:e|en)? (?:ort|station|stadt)|ein weiterer ort|irgendwo(?:hin)?|ein(?:en)? (?:ort|fleck|platz|stopp)(?= (?:mit|fur|zum|in|am|wo|dazwischen|unterwegs))|(?:et)?was (?:ruhiges|schones|grunes|nettes)(?= )|ein (?:ruhiges|kleines|schones|altes) (?:dorf|stadtchen)',
    fr: 'quelque part|quelque chose de(?= (?:plus )?(?:culturel|calme|naturel|historique|different|tranquille|traditionnel|vert|beau))|un (?:autre )?endroit|une autre (?:ville|etape)|quelque part|un (?:endroit|lieu|coin|arret)(?= (?:avec|pour|ou|dans|au|entre))|un (?:petit |joli )?village(?= (?:tranquille|calme|de|avec|pour|dans))|une etape(?= (?:avec|pour|entre|nature))',
    es: 'algo(?= (?:mas )?(?:cultural|tranquilo|natural|historico|diferente|tradicional|verde|bonito))|algun (?:otro )?(?:sitio|lugar)|alguna otra (?:ciudad|parada)|otro sitio|algun (?:lugar|sitio|pueblo)|en algun lado|un (?:lugar|sitio|pueblo|pueblecito)(?= (?:con|para|donde|tranquilo|en|entre|bonito))',
    it: 'qualche (?:altro )?(?:posto|luogo)|da qualche parte|un altro posto|da qualche parte|qualche (?:posto|luogo|villaggio)|un (?:posto|luogo|villaggio|borgo)(?= (?:con|per|dove|tranquillo|in|tra|nella))',
    pt: 'algum (?:outro )?(?:lugar|sitio)|outro lugar|mais uma cidade|algum (?:lugar|sitio)|em algum lado|um (?:lugar|sitio|vilarejo)(?= (?:com|para|onde|tranquilo|na|entre|bonito))|uma (?:vila|aldeia)(?= (?:tranquila|com|para|na))',
    nl: 'ergens|nog een (?:plek|stad|plaats)|ergens(?: anders)?|een (?:plek|plaats|dorp|dorpje)(?= (?:met|voor|om|waar|in|tussen))|iets (?:moois|rustigs|groens|anders|leuks)|een (?:rustig|klein|mooi) (?:dorp|dorpje|stadje)',
    zh: '(?:再)?(?:找|去|加)个?(?:一个|某个|别的|其他)?地方|某个地方|(?:找|去|到)?(?:一?个|某个)(?:地方|小镇|村子|古村|小村|山区)|(?<=个[^,.;个一]{1,8}的)(?:地方|小镇|村子|古村|小村|山区)|随便(?:哪里|一个地方)',
    ja: 'どこか|もう一(?:か所|箇所|都市)|どこか',
    ko: '어딘가|어디 ?한 ?군데|다른 도시 하나|어딘가|어디(?:든|론가)|한 ?곳',
  }),
  'g',
);

/** Matches "with stops on the way", which means two open stops. "With stops in Suzhou and Nanjing" names them instead. */
const stopsOnTheWay = new RegExp(
  anyOf({
    en: '(?:with|making|a few|some|several) stops(?! (?:in|at) )(?: (?:along|on) the way| en route| in between)?|stopping (?:along|on) the way',
    de: 'mit (?:zwischen)?stopps(?! in )|mit zwischenhalten|unterwegs anhalten',
    fr: 'avec (?:des |quelques )?(?:arrets|etapes)(?! a )(?: en route)?',
    es: 'con (?:algunas )?paradas(?! en (?!el camino))(?: en el camino)?',
    it: 'con (?:alcune )?(?:tappe|soste)(?! a )(?: lungo la strada)?',
    pt: 'com (?:algumas )?paragens|com paradas(?: no caminho)?',
    nl: 'met (?:tussen)?stops(?! in )(?: onderweg)?',
    zh: '沿途(?:停留|游玩)?|中途停留',
    ja: '途中下車',
    ko: '중간에 들러',
  }),
  'g',
);

const counted =
  /(?<![a-z])(?:(two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|dois|twee|drie) (?:other |more )?(?:stops|stopps|halte|etapes|arrets|paradas|tappe|fermate|stopover|tussenstops|zwischenstopps)|(?:(two|three|2|3) (?:other|more|further|additional) |(zwei|drei|2|3) (?:weitere|andere) |(?:mais )?(duas|tres|2|3) outras |(deux|trois|2|3) autres |otr[oa]s (dos|tres|2|3) |altr[ie] (due|tre|2|3) |(twee|drie|2|3) andere )(?:places|cities|towns|spots|destinations|orte|stadte|villes|endroits|lieux|ciudades|lugares|sitios|citta|posti|luoghi|cidades|lugares|steden|plaatsen|plekken)(?![a-z])|(一|两|二|三)(?:个)?(?:站|停留|中途)|(?:另外?|再去|其他)(一|两|二|三)个?(?:地方|城市))/g;
const numbers: Readonly<Record<string, number>> = {
  三: 3,
  three: 3,
  '3': 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  drie: 3,
  一: 1,
};

/** Reads the stops that the wish leaves open beside named places: "Beijing and somewhere scenic". The words after it are interests. */
export function readOpenStops(text: string, places: readonly SlotMatch[]): SlotMatch[] {
  if (!places.some(({ slot }) => /^(?:city|in|out)$/.test(slot))) return [];
  const stops = matchSlots(text, counted, ([, ...some]) => [
    ['open-stops', String(numbers[some.find((one) => one !== undefined) ?? ''] ?? 2)],
  ]);
  if (stops.length === 0)
    stops.push(...matchSlots(text, stopsOnTheWay, () => [['open-stops', '2']]).slice(0, 1));
  const open = matchSlots(text, openStop, () => [['note', 'open-stop']], 0.9);
  const [first] = open;
  return [
    ...stops,
    ...open,
    ...(first === undefined || stops.length > 0
      ? []
      : [{ ...first, slot: 'open-stops', value: String(Math.min(open.length, 3)) } as const]),
  ];
}
