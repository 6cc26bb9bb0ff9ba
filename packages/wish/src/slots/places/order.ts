import { findAll } from '../../find-all.ts';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';

/** Longest text between two cities that can link them. */
const maxGap = 60;
/** Longest text before a city in which "first" or "finally" is looked for. */
const maxTextBefore = 40;

const then = new RegExp(
  anyOf({
    en: 'then|after that|afterwards|followed by|next|before heading to|on to|onwards to|continu(?:e|ing) to|before going to',
    de: 'dann|danach|anschliesend|anschliessend|weiter nach|gefolgt von',
    fr: 'puis|ensuite|apres',
    es: 'luego|despues|entonces|seguido de',
    it: 'poi|dopo|quindi|in seguito',
    pt: 'depois|em seguida|seguido de',
    nl: 'dan|daarna|vervolgens|gevolgd door',
    zh: '然后|再去|再到|再飞|接着|之后|转',
    ja: 'その後|次に|それから|続いて|経由',
    ko: '그 ?다음|다음(?:에|은|으로)?|이어서|그리고 나서|거쳐',
  }),
);
const first = new RegExp(
  `${anyOf({
    en: 'first(?:ly)?|start(?:ing|s)?(?: off)?(?: with| in| from)?|begin(?:ning)?(?: with| in)?',
    de: 'zuerst|zunachst|erst|start(?:en)?(?: in| mit)?|beginnen(?: in| mit)?',
    fr: "d'abord|commenc(?:er|ons|ant) par|premierement|debut a",
    es: 'primero|empez(?:ar|ando|amos)(?: por| en| con)?',
    it: 'prima|inizi(?:are|ando|amo)(?: da| con| a)?|per prima cosa',
    pt: 'primeiro|comec(?:ar|ando|amos)(?: por| em| com)?',
    nl: 'eerst|begin(?:nen)?(?: in| met)?|start(?:en)?(?: in| met)?',
    zh: '先去?|首先|第一站',
    ja: '最初に?|まず',
    ko: '먼저|처음에?',
  })}[\\s,:]{0,3}(?:(?:we|with|in|to|go|going|wir|nach|a|en|em|por|naar|met|par|on|visite[rz]?) ){0,3}$`,
);
const last = new RegExp(
  `${anyOf({
    en: 'finally|last(?:ly)?|end(?:ing|s)?(?: up)?(?: in| with| at)?|finish(?:ing|es)?(?: in| with| at)?|at the end',
    de: 'zum (?:ab)?schluss?|zuletzt|schlieslich|schliesslich|am ende|enden(?: in)?',
    fr: 'enfin|pour finir|finir(?: a)?|finalement|a la fin|terminer (?:a|par)',
    es: 'finalmente|al final|por ultimo|termin(?:ar|ando|amos)(?: en)?|acabar en',
    it: 'infine|per finire|alla fine|fin(?:ire|endo|iamo)(?: a)?|da ultimo',
    pt: 'finalmente|por fim|no final|por ultimo|termin(?:ar|ando|amos)(?: em)?',
    nl: 'tot slot|als laatste|ten slotte|uiteindelijk|eindigen(?: in)?',
    zh: '最后(?:去|到|在)?|最终',
    ja: '最後に?',
    ko: '마지막(?:으로|에)?',
  })}[\\s,:]{0,3}(?:(?:we|with|in|to|go|going|wir|nach|a|en|em|por|naar|met|par|on) ){0,3}$`,
);
const back = new RegExp(
  `${anyOf({
    en: '(?:back|return(?:ing)?)(?: to| in)?(?: the)?',
    de: 'zuruck(?: nach| in| zum| zur| an den| am)?',
    fr: "retour(?:ner)? a|revenir a|de retour a|retour (?:a l'|vers l'|depuis l')?aeroport d[eu]",
    es: '(?:de vuelta|volver|vuelta|regresar|de regreso)(?: a|al|al aeropuerto de)',
    it: "ritorno a|di nuovo a|tornare a|rientro a|(?:ritorno|rientro|tornare) all'aeroporto di",
    pt: 'de volta a|voltar (?:a|para)|regressar a|(?:de volta|voltar|regressar) ao aeroporto de',
    nl: 'terug(?: naar| in| op)?(?: de)?(?: luchthaven van)?',
    zh: '回到?|返回?',
    ja: '再び',
    ko: '다시',
  })}\\s?$`,
);
const backAfter = /^(?:に|へ)戻|^(?:으로|로) ?(?:돌아|복귀)/;
/** The start of "from A to B". In Chinese, Japanese and Korean the words around both cities decide. */
const from = new RegExp(
  `${anyOf({
    en: 'from',
    de: 'von|ab',
    fr: 'de|depuis',
    es: 'de|desde',
    it: 'da',
    pt: 'de|desde',
    nl: 'van|vanaf|vanuit',
    zh: '从|由',
  })}\\s?$`,
);
const to =
  /^\s(?:to|nach|bis|a|jusqu'a|vers|hasta|ate|para|naar|tot|fino a|via|by way of|uber|en passant par|por|through|across to|all the way to|down to|up to|fermandosi a|con soste a|passando (?:da|per|por)|stopping (?:in|at)|con paradas en|pasando por|mit stopps in|avec (?:des )?arrets a|en s'arretant a|com paragens em|met stops in)\s$|^(?:から(?:出[発发]して|始めて|スタートして)?|에서\s?(?:(?:시작|출발)(?:해서|하여|해|하고)?\s?)?)$|^(?:出发)?(?:一路)?(?:玩|走|游|开车|自驾)?(?:到|至|去|飞)$/;
/**
 * Matches a comma between two cities, with up to two words about the first one, or its nights: "Chengdu pandas,
 * Leshan".
 */
const comma =
  /^(?: [a-z]{3,14}| ?·{1,20}){0,2}\s?(?:,|\+|&|\/|and|und|et|y|e|en|和|と)\s?(?:(?:and|to|on|in|a|et|then) ){0,2}$/;
const arrow = /^[^.;!?]{0,25}>/;
const dash = /^\s?-\s?$/;

/** Cities after these are ignored, so that the time is linear; a trip has at most 10 cities. */
const maxCities = 40;

type City = { readonly id: string; readonly start: number; readonly end: number };
/**
 * Link between a city and the one before it. `list`: named after a comma, which is an order only beside other links.
 */
type Link = 'ordered' | 'list' | 'none';

/**
 * Reads the order of the cities: arrows, "then", "first", "finally", "from A to B", and nights listed city by city. Cities
 * of a list between two such words keep the order of the list. Returns also the ends that "back to" gives.
 */
export function readOrder(
  text: string,
  places: readonly SlotMatch[],
  listedNights: readonly string[] = [],
): SlotMatch[] {
  const cities = listCities(places);
  const links = cities.map((city, index) => linkBefore(text, cities, index, city));
  const returns = cities.filter(({ start, end }) => isReturn(text, start, end));
  const chain = longestChain(
    cities.filter((city) => !returns.includes(city)),
    (city) => links[cities.indexOf(city)] ?? 'none',
  );
  const ordered = inThisOrder.test(text)
    ? cities
    : chain.length > 1
      ? withListedNights(viaBetween(text, chain), byNights(cities, listedNights))
      : (reversedPair(text, cities) ?? byNights(cities, listedNights));
  const ids = [...new Set(ordered.map(({ id }) => id))].slice(0, 10);
  const [start, end] = [
    Math.min(...ordered.map((one) => one.start)),
    Math.max(...ordered.map((one) => one.end)),
  ];
  const lastReturn = returns.at(-1);
  const goesOn = lastReturn !== undefined && isFollowed(cities, links, lastReturn);
  return [
    ...(ids.length > 1
      ? [{ slot: 'order', value: ids.join('>'), start, end, confidence: chain.length > 1 ? 1 : 0.8 } as const]
      : []),
    ...(lastReturn === undefined || goesOn ? routeEnds(text, cities, chain) : [toEnd('out', lastReturn)]),
  ];
}

const toEnd = (slot: 'in' | 'out', { id, start, end }: City): SlotMatch => ({
  slot,
  value: id,
  start,
  end,
  confidence: 0.9,
});

/**
 * Returns whether a city is followed by another one, so that the trip does not end there: "back to Chengdu, then
 * Chongqing".
 */
function isFollowed(cities: readonly City[], links: readonly Link[], city: City): boolean {
  return cities.some(
    ({ id, start }, index) => start > city.end && id !== city.id && links[index] === 'ordered',
  );
}

/** Words for one ride before "from A to B", which is then not a route of the whole trip. */
const ride =
  /\b(?:trains?|fl(?:y|ights?|ying)|plane|bus|boat|cruise|ferry|drive|zug\w*|flug\w*|fliegen|bahn|bus|schiff|vols?|avion|bateau|vuelo|tren|barco|volo|treno|nave|voo|trem|comboio|barco|vlucht|trein|boot|ride|transfer|transport)\b[^,.;]{0,20}$/;

/** Returns the ends of a route although other cities are named: "Von Peking nach Hongkong, mit Xi'an und Guilin". */
function routeEnds(text: string, cities: readonly City[], chain: readonly City[]): SlotMatch[] {
  const [entry, next] = chain;
  const exit = chain.at(-1);
  const isPartial = cities.some(({ id }) => !chain.some((one) => one.id === id));
  if (entry === undefined || next === undefined || exit === undefined || !isPartial) return [];
  const lead = textBefore(text, entry.start, 0);
  if (!from.test(lead) || ride.test(lead) || !to.test(text.slice(entry.end, next.start))) return [];
  return chain.length === 2 ? [toEnd('in', entry), toEnd('out', exit)] : [];
}

function listCities(places: readonly SlotMatch[]): City[] {
  const seen = new Set<number>();
  return places
    .filter(({ slot }) => slot === 'city' || slot === 'in' || slot === 'out')
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ value, start, end }) => {
      if (seen.has(start)) return [];
      seen.add(start);
      return [{ id: value, start, end }];
    })
    .slice(0, maxCities);
}

const textBefore = (text: string, start: number, after: number): string =>
  text.slice(Math.max(after, start - maxTextBefore), start);

/** Returns whether the words beside a city say that the trip comes back to it. */
export function isReturn(text: string, start: number, end: number): boolean {
  return back.test(textBefore(text, start, 0)) || backAfter.test(text.slice(end, end + 8));
}

function linkBefore(text: string, cities: readonly City[], index: number, city: City): Link {
  const previous = cities[index - 1];
  if (previous === undefined) return first.test(textBefore(text, city.start, 0)) ? 'ordered' : 'none';
  const gap = text.slice(previous.end, city.start);
  if (gap.length > maxGap) return last.test(textBefore(text, city.start, previous.end)) ? 'ordered' : 'none';
  if (arrow.test(gap) || then.test(gap) || last.test(gap)) return 'ordered';
  const isFrom = from.test(textBefore(text, previous.start, cities[index - 2]?.end ?? 0));
  if (via.test(gap)) return 'ordered';
  if (to.test(gap)) {
    const isPair = /^(?:から|에서|(?:出发)?(?:一路)?(?:玩|走|游|开车|自驾)?[到至])/.test(gap);
    const continues = /^\s(?:to|nach|via|naar|bis|uber|ate|jusqu'a|hasta|fino a)\s$/.test(gap);
    return isFrom || isPair || continues ? 'ordered' : 'none';
  }
  const next = cities[index + 1];
  const isDashed =
    dash.test(gap) &&
    ((next !== undefined && dash.test(text.slice(city.end, next.start))) ||
      (index > 1 && dash.test(text.slice(cities[index - 2]?.end ?? 0, previous.start))));
  if (isDashed) return 'ordered';
  if (!comma.test(gap)) return 'none';
  return isFrom || first.test(textBefore(text, previous.start, 0)) ? 'ordered' : 'list';
}

/** Returns the longest run of linked cities that has an ordered link. */
function longestChain(cities: readonly City[], linkOf: (city: City) => Link): City[] {
  const runs: City[][] = [];
  for (const [index, city] of cities.entries()) {
    const run = runs.at(-1);
    if (index > 0 && run !== undefined && linkOf(city) !== 'none') run.push(city);
    else runs.push([city]);
  }
  const [longest = []] = runs
    .filter((run) => run.some((city, index) => index > 0 && linkOf(city) === 'ordered'))
    .toSorted((a, b) => b.length - a.length);
  return longest;
}

const via =
  /^\s(?:via|by way of|uber|en passant par|passando (?:per|da)|pasando por|passando por|fermandosi a|con soste a|stopping (?:in|at)|con paradas en|mit stopps in|avec (?:des )?arrets a|en s'arretant a|com paragens em|met stops in)\s$/;

/** Moves the cities after "via" before the end of the way: "from Beijing to Shanghai via Xi'an and Luoyang". */
function viaBetween(text: string, chain: readonly City[]): City[] {
  const gapBefore = (index: number): string =>
    text.slice(chain[index - 1]?.end ?? 0, chain[index]?.start ?? 0);
  const at = chain.findIndex((_, index) => index > 0 && via.test(gapBefore(index)));
  if (at < 2) return [...chain];
  let after = at + 1;
  while (after < chain.length && comma.test(gapBefore(after))) after += 1;
  return [
    ...chain.slice(0, at - 1),
    ...chain.slice(at, after),
    ...chain.slice(at - 1, at),
    ...chain.slice(after),
  ];
}

const inThisOrder = new RegExp(
  anyOf({
    en: 'in (?:this|that|exactly this) (?:order|sequence)|in the order (?:given|listed)',
    de: 'in (?:dieser|der) reihenfolge',
    fr: 'dans (?:cet|l) ?ordre',
    es: 'en (?:este|ese) orden|por este orden',
    it: "in quest'ordine|in questo ordine",
    pt: 'n(?:esta|essa) ordem|por esta ordem',
    nl: 'in (?:deze|die) volgorde',
    zh: '按(?:照)?(?:这个|以上)?顺序',
    ja: '(?:この|の)順(?:番|序)?',
    ko: '이 ?순서|순서대로',
  }),
);
const reachedFrom =
  /^ (?:by (?:train|plane|bus|rail)|overland|mit dem zug|en train|en tren|in treno|de trem|de comboio|met de trein) (?:from|von|ab|depuis|desde|da|desde|vanuit|van) $/;

/** Returns two cities in the order of travel when the start is named second: "Lhasa by train from Xining". */
function reversedPair(text: string, cities: readonly City[]): City[] | undefined {
  const [second, first] = cities;
  if (first === undefined || second === undefined || cities.length !== 2) return undefined;
  return reachedFrom.test(text.slice(second.end, first.start)) ? [first, second] : undefined;
}

/** Prefers the list of cities with nights where it contains the whole chain in the same order. */
function withListedNights(chain: readonly City[], listed: readonly City[]): City[] {
  let at = 0;
  for (const { id } of listed) if (id === chain[at]?.id) at += 1;
  return listed.length > chain.length && at === chain.length ? [...listed] : [...chain];
}

function byNights(cities: readonly City[], listedNights: readonly string[]): City[] {
  if (new Set(listedNights).size < 2) return [];
  return cities.filter(({ id }) => listedNights.includes(id));
}

const onlyBefore = new RegExp(
  `${anyOf({
    en: 'only|just|nothing but|solely',
    de: 'nur|blos|ausschlieslich|ausschliesslich|lediglich',
    fr: 'seulement|uniquement|juste|rien que|exclusivement',
    es: 'solamente|unicamente|exclusivamente',
    it: 'soltanto|solamente|unicamente',
    pt: 'somente|apenas|unicamente',
    nl: 'alleen|enkel|slechts|uitsluitend',
  })}(?: (?:in|to|nach|visit|see|do|a|en|em|naar|maar|für|fur|for|around))?\\s{1,2}$`,
);
const soloBefore = /(?<!\p{L})(?:solo|sólo|só)\s(?:a |en |em )?$/iu;
const onlyBeforeHan = /(?:只去|只玩|只想去|只想玩|只逛|只到|只在|就去|仅去|就在|单玩)$/;
const onlyAfter =
  /^,?\s?(?:(?:region |area )?only\b|alone\b|and nothing else|uniquement\b|seulement\b|nur\b|,? sonst nichts|y nada mas|e basta|e nada mais|en verder niets|이?만(?![원명])|だけ|のみ|而已|一地|一城)/;
const oneCity = new RegExp(
  anyOf({
    en: 'no other (?:cities|towns|places)|one city only|only one city|(?:stay|staying) in (?:one|a single) (?:city|place|town)|one hotel (?:for )?the whole (?:stay|trip|time)|(?:the )?same hotel (?:all|the whole|every|throughout)[a-z ]{0,12}|day ?trips(?! to ·)',
    de: 'keine anderen stadte|nur eine stadt|(?:ein|1) hotel fur die ganze zeit|(?:immer )?(?:dasselbe|im gleichen|das gleiche) hotel|tagesausfluge[n]?(?! nach ·)',
    fr: "pas d'autres? villes?|une seule ville|un seul hotel|(?:toujours )?le meme hotel|excursions? (?:a|d'une|de) (?:la )?journee",
    es: 'ninguna otra ciudad|una sola ciudad|un solo hotel|(?:siempre )?(?:en )?el mismo hotel|excursiones de un dia',
    it: "nessun'altra citta|una sola citta|un solo hotel|hotel sempre lo stesso|sempre lo stesso hotel|lo stesso hotel|gite (?:in giornata|giornaliere)",
    pt: 'nenhuma outra cidade|uma so cidade|um so hotel|(?:sempre )?o mesmo hotel|passeios de um dia|bate-?volta',
    nl: 'geen andere steden|maar een stad|(?:een|1) hotel voor de hele|(?:steeds )?hetzelfde hotel|dagtochten|dagtrips',
    zh: '不去别的城市|只去一个城市|不去其他(?:城市|地方)|酒店不换|不换酒店|住(?:在)?(?:同)?一个酒店',
    ja: '他の都市(?:は|には)?行か|一都市だけ|ホテルは?(?:1|一)(?:つ|か所)だけ|同じホテル',
    ko: '다른 도시는|(?:호텔|숙소)(?:은|는)? ?(?:한 ?곳|하나)만',
  }),
  'g',
);

/** Reads that the trip has the named cities only: "only Beijing", "nur Peking", "只去北京". */
export function readOnlyCities(text: string, original: string, places: readonly SlotMatch[]): SlotMatch[] {
  const stated = findAll(text, oneCity).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const beside = places
    .filter(({ slot }) => slot === 'city' || slot === 'in')
    .filter(({ start, end }) => {
      const lead = text.slice(Math.max(0, start - maxTextBefore), start);
      return (
        onlyBefore.test(lead) ||
        onlyBeforeHan.test(lead) ||
        soloBefore.test(original.slice(Math.max(0, start - 12), start)) ||
        onlyAfter.test(text.slice(end, end + 24))
      );
    });
  const [found] = [...stated, ...beside];
  return found === undefined
    ? []
    : [{ slot: 'only-cities', value: 'true', start: found.start, end: found.end, confidence: 0.9 }];
}
