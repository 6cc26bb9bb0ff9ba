import { findAll } from '../../find-all.ts';
import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import { anyOf, type Phrasings } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';

/** Largest limit that is read; a trip has at most ten cities. */
const maxLimit = 10;
const times = `(?:${count} (?:times?|mal|fois|vez|veces|volt[ae]|vezes|keer)|once|twice|einmal|zweimal|dreimal|eenmaal|tweemaal)`;
const timesWords: Readonly<Record<string, number>> = {
  once: 1,
  einmal: 1,
  eenmaal: 1,
  twice: 2,
  zweimal: 2,
  tweemaal: 2,
  dreimal: 3,
};

/** Words of a limit before and after the number, and what is counted. */
const parts = {
  en: {
    before:
      "(?:(?:no|not|never|don'?t want|do not want|don'?t need|rather not) (?:(?:to (?:have|see|visit|stay (?:in|at)|change|book|do) )?(?:any )?more than|above|over)|max(?:imum|imal)?\\.?(?: of)?|(?:at|the) (?:the )?most|up to|limited to|(?:only|just)(?: want)?)",
    noun: '(?:different |separate )?(?:cit(?:y|ies)|towns?|hotels?|bases?|places? to (?:stay|sleep)|accommodations?|overnight stops?)(?! (?:a|per|each) (?:day|city)| stars?| changes?| moves?)',
    after: '(?:max(?:imum)?|at (?:the )?(?:very )?most|tops|or (?:fewer|less))',
    change: '(?:hotels?|accommodation) (?:changes?|moves?)|changes? of hotels?',
    changing: '(?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing)) (?:our |my |the )?hotels?',
  },
  de: {
    before: '(?:hochstens|maximal|max\\.?|(?:nicht|nie) mehr als|nur|bis zu)',
    noun: '(?:verschiedene )?(?:stadte?|orte?|hotels?|unterkunfte?|standorte?|quartiere?|stationen)(?! (?:pro|am) tag)',
    after: '(?:maximal|max\\.?|hochstens)',
    change: '(?:hotelwechsel|quartierwechsel|ortswechsel)',
    changing: '(?:das |die )?(?:hotels?|unterkunft) wechseln',
  },
  fr: {
    before: "(?:(?:au )?maximum|max\\.?|au plus|(?:pas|jamais) plus d[e']|seulement|limite a)",
    noun: '(?:villes?|hotels?|etapes?|hebergements?|logements?)(?! par jour)',
    after: '(?:(?:au )?maximum|max\\.?|au plus|seulement)',
    change: "changements? d'(?:hotel|hebergement)s?",
    changing: "changer d'(?:hotel|hebergement)",
  },
  es: {
    before: '(?:(?:como |un )?maximo(?: de)?|max\\.?|como mucho|(?:no|nunca) mas de|solo|solamente|hasta)',
    noun: '(?:ciudades|ciudad|hoteles|hotel|alojamientos?|bases?)(?! (?:al|por) dia)',
    after: '(?:(?:como )?maximo|max\\.?|como mucho|nada mas)',
    change: 'cambios? de hotel',
    changing: 'cambiar de hotel',
  },
  it: {
    before: '(?:(?:al )?massimo|max\\.?|(?:non|mai) piu di|solo|soltanto|fino a)',
    noun: '(?:citta|hotel|alberg(?:o|hi)|tappe|alloggi?)(?! al giorno)',
    after: '(?:(?:al )?massimo|max\\.?)',
    change: "camb(?:io|i) (?:di |d')(?:hotel|albergo)",
    changing: 'cambiare (?:hotel|albergo)',
  },
  pt: {
    before: '(?:(?:no )?maximo(?: de)?|max\\.?|nao mais (?:de|do que|que)|so|somente|apenas|ate)',
    noun: '(?:cidades?|hotel|hoteis|alojamentos?|hospedagens)(?! por dia)',
    after: '(?:(?:no )?maximo|max\\.?)',
    change: '(?:trocas?|mudancas?) de hotel',
    changing: '(?:trocar|mudar) de hotel',
  },
  nl: {
    before: '(?:max(?:imaal)?\\.?|hooguit|hoogstens|(?:niet|nooit) meer dan|slechts|alleen)',
    noun: '(?:verschillende )?(?:steden|stad|hotels?|plaatsen|accommodaties?|verblijven)(?! per dag)',
    after: '(?:max(?:imaal)?\\.?|hooguit|hoogstens)',
    change: '(?:hotelwissels?|wisselingen van hotel)',
    changing: '(?:van )?hotel wisselen',
  },
} as const;
type Part = keyof (typeof parts)['en'];
const languages = Object.entries(parts);

function inEach(toSource: (one: Readonly<Record<Part, string>>) => string): Phrasings {
  return Object.fromEntries(languages.map(([language, one]) => [language, toSource(one)]));
}

/** Matches "Max two cities", "4 hotels at most". */
const stays = new RegExp(
  anyOf({
    ...inEach(
      ({ before, noun, after }) =>
        `${before} ?${count} (?:${noun})(?! (?:changes?|moves?|stars?|etoiles|estrellas?|stelle|estrelas|sterren))(?:,? ${after})?|${count} ${noun},? ?\\(?${after}\\)?`,
    ),
    zh: `(?:最多|至多|不(?:要|想)?超过|别超过|只)(?:想)?(?:去|住|玩|安排)?${hanCount}(?:个|座|家|间)(?:城市|酒店|宾馆|住处)|(?:城市|酒店|宾馆)(?:不(?:要)?超过|最多|至多)${hanCount}(?:个|座|家|间)`,
    ja: `(?:最大|最高|多くても|せいぜい)${hanCount}(?:都市|つの(?:都市|ホテル)|[か个ヶ]所|軒)|(?:都市|街|ホテル|宿)(?:は|も)?(?:最大|多くても)?${hanCount}(?:都市|つ|[か个ヶ]所|軒)(?:まで|以内|以下)|${hanCount}(?:都市|つの(?:都市|ホテル))(?:まで|以内|以下|だけ)`,
    ko: `(?:최대|많아도|많아야) ?${koreanCount} ?(?:개|곳)? ?(?:의 )?(?:도시|호텔|숙소)|(?:도시|호텔|숙소)(?:는|은|를|을)? ?(?:최대 ?)?${koreanCount} ?(?:개|곳|군데) ?(?:까지|이하|이내|만)|${koreanCount} ?(?:개)? ?(?:도시|호텔|숙소) ?(?:까지|이하|이내|만)`,
  }),
  'g',
);

/** Matches "No more than one hotel change", "change hotels at most twice". */
const changes = new RegExp(
  anyOf({
    ...inEach(
      ({ before, after, change, changing }) =>
        `${before} ?${count} (?:${change})|${count} (?:${change}),? ${after}|${changing} (?:${before} )?${times}(?: ${after})?|${before} ?${times} ${changing}`,
    ),
    zh: `(?:最多|至多|只)(?:想)?换${hanCount}次(?:酒店|宾馆)|换(?:酒店|宾馆)(?:不(?:要)?超过|最多)${hanCount}次`,
    ja: `(?:ホテル|宿)(?:の)?(?:変更|移動|替え)は?(?:最大)?${hanCount}回(?:まで|以内|以下|だけ)`,
    ko: `(?:호텔|숙소) ?(?:이동|변경)(?:은|는)? ?(?:최대 ?)?${koreanCount} ?(?:번|회)(?: ?(?:까지|이하|이내|만))?`,
  }),
  'g',
);

/** Matches "without changing hotels", which means one hotel for the whole trip. */
const single = new RegExp(
  anyOf({
    en: 'without (?:changing|switching) hotels?|no (?:hotel changes?|changes? of hotel|changing hotels?)|(?:one|single|1) (?:hotel|base)(?: only| for the (?:whole|entire)| throughout| the whole)|from (?:one|a single) base',
    de: 'ohne (?:hotelwechsel|das hotel zu wechseln)|keine?n? hotelwechsel|von einem standort aus',
    fr: "sans changer d'hotel|(?:pas de|sans) changements? d'hotel|un seul hotel",
    es: 'sin cambi(?:ar|os) de hotel|un (?:solo|unico) hotel(?: para (?:toda la estancia|todo el viaje))?',
    it: 'senza (?:cambiare|cambi di|cambio di) (?:hotel|albergo)|un (?:solo|unico) (?:hotel|albergo)(?: per (?:tutto il (?:soggiorno|viaggio)|tutta la vacanza))?',
    pt: 'sem (?:trocar|mudar|trocas) de hotel|um (?:so|unico) hotel(?: para (?:toda a (?:estadia|viagem)))?',
    nl: 'zonder (?:van )?hotel te wisselen|geen hotelwissels?|(?:een|1) vast hotel|(?:een|1) hotel (?:voor|gedurende) (?:het|de) (?:hele|gehele) (?:verblijf|reis|tijd)',
    zh: '不(?:想|要|用)?换(?:酒店|宾馆)|(?:全程)?(?:只|都)?住(?:在)?(?:同)?一(?:家|个)(?:酒店|宾馆)',
    ja: 'ホテル(?:は|を)?(?:変えず|変えたくない|移動なし|変更なし)|連泊(?:のみ|で|したい)?|(?:ホテル|宿)は(?:1|一)(?:か所|ヶ所|箇所|つ)(?:に)?(?:連泊)?',
    ko: '(?:호텔|숙소)(?:을|를)? ?(?:안 ?옮기|옮기지 ?않|이동 ?없이|변경 ?없이)|(?:호텔|숙소)(?:은|는)? ?(?:한|1) ?(?:곳|군데)(?:에서)?만?',
  }),
  'g',
);

/**
 * Matches a number of cities beside the length of the trip: "five cities in 3 weeks". The length stays for its own
 * reader.
 */
const counted = new RegExp(
  anyOf({
    en: `${count} (?:different )?cities(?= (?:in|over|within) ${count} (?:days?|weeks?|nights?))`,
    de: `${count} (?:verschiedene )?stadte(?= in ${count} (?:tagen?|wochen?))`,
    fr: `${count} villes(?= en ${count} (?:jours?|semaines?))`,
    es: `${count} ciudades(?= en ${count} (?:dias?|semanas?))`,
    it: `${count} citta(?= in ${count} (?:giorn[oi]|settiman[ae]))`,
    pt: `${count} cidades(?= em ${count} (?:dias?|semanas?))`,
    nl: `${count} steden(?= in ${count} (?:dagen|weken))`,
    zh: `${hanCount}(?:个|座)城市`,
    ja: `${hanCount}都市(?=を|,|、|で)`,
    ko: `${koreanCount} ?(?:개 ?)?도시`,
  }),
  'g',
);

const anyNumber = new RegExp(`(?<![a-z])(?:${count}|${times})(?![a-z])|${koreanCount}|${hanCount}`);

const timesWord = new RegExp(`(?<![a-z])(?:${Object.keys(timesWords).join('|')})(?![a-z])`);

function numberIn(text: string): number {
  const word = timesWord.exec(text)?.[0];
  return word === undefined ? toNumber(anyNumber.exec(text)?.[0] ?? '') : (timesWords[word] ?? 0);
}

/**
 * Reads how many cities with a night the trip has at most, from a limit of cities, hotels or changes of hotels: "max two
 * cities", "no more than one hotel change". One change is two hotels.
 */
export function readStayLimits(text: string): SlotMatch[] {
  const listed = (pattern: RegExp, toLimit: (words: string) => number): SlotMatch[] =>
    findAll(text, pattern).flatMap((match): SlotMatch[] => {
      const limit = toLimit(match[0]);
      const span = { start: match.index, end: match.index + match[0].length };
      return limit < 1 || limit > maxLimit
        ? []
        : [{ slot: 'max-stays', value: String(limit), ...span, confidence: 0.95 }];
    });
  return [
    ...listed(changes, (words) => numberIn(words) + 1),
    ...listed(single, () => 1),
    ...listed(stays, numberIn),
    ...listed(counted, numberIn),
  ];
}
