import type { Mention } from '../../find-places.ts';
import { anyOf } from '../../phrases.ts';

/** Longest text before the first place, and between both, in which the words of a pair are looked for. */
const maxLead = 40;
const maxGap = 60;

/** Words for the way to China before the city of arrival. Alone, most of them do not say that a place is an end. */
const inWords = anyOf({
  en: '(?:fly(?:ing)?|com(?:e|ing)|go(?:ing)?|travel(?:l?ing)?|flights?|arriv(?:e|ing))? ?(?:in|into|arriv(?:e|al|ing)|land(?:ing)?|enter(?:ing)?|entry|start(?:ing)?|begin(?:ning)?|inbound|first stop)(?: ?:)?(?: (?:to|into|in|at|via|through|from|on|with|is)){0,2}',
  de: '(?:hin(?:flug|reise|weg)?|anreise|ankunft|rein|einreise|start|beginn)(?: ?:)?(?: (?:nach|in|uber|auf|bis|an))?',
  fr: '(?:vol )?(?:aller|arriv\\w+|entr\\w+|debut)(?: ?:)?(?: (?:a|par|sur|vers|au|aux|en))?',
  es: '(?:vuelo de )?(?:ida|lleg\\w+|entr\\w+|inicio|aterriz\\w+)(?: ?:)?(?: (?:a|en|por|hasta))?',
  it: '(?:volo di )?(?:andata|arriv\\w+|entr\\w+|ingresso|inizio|atterr\\w+)(?: ?:)?(?: (?:a|su|da|per|in))?',
  pt: '(?:voo de )?(?:ida|cheg\\w+|entr\\w+|inicio|aterr\\w+)(?: ?:)?(?: (?:a|em|por|para|ate))?',
  nl: '(?:heen(?:vlucht|reis|weg)?|aankomst|vlieg(?:en)? in|inkomen|start|begin)(?: ?:)?(?: (?:naar|in|op|te|via))?',
  zh: '去程(?:是|到|飞)?|入境|先?飞(?:到|往|抵)?|落地|抵达|到达',
  ja: '行きは|往路は?',
  ko: '갈 ?때(?:는)?|가는 ?편은?',
});
/** Words for the way home before the city of departure. */
const outWords = anyOf({
  en: '(?:fly(?:ing)?|com(?:e|ing)|go(?:ing)?|head(?:ing)?|flights?)? ?(?:out|leav(?:e|ing)|depart(?:ing|ure)?|home|back|exit(?:ing)?|return(?:ing)?|end(?:ing)?|finish(?:ing)?|outbound|last stop)(?: ?:)?(?: (?:of|from|via|through|in|at|with|is|home|out)){0,2}',
  de: '(?:zuruck|ruckflug|ruckreise|ruckweg|abreise|abflug|raus|ausreise|heim(?:flug|reise)?|ende)(?: ?:)?(?: (?:ab|von|aus|uber|in))?',
  fr: '(?:vol )?(?:retour|departs?|sort\\w+|repart\\w*|rentr\\w+|fin)(?: ?:)?(?: (?:de|par|depuis|a|du|en))?',
  es: '(?:vuelo de )?(?:vuelta|sal\\w+|regres\\w+|volv\\w+|volviendo|retorno|fin)(?: ?:)?(?: (?:de|desde|por|en))?',
  it: '(?:volo di )?(?:ritorno|partenza|usc\\w+|rientr\\w+|torn\\w+|ripart\\w+|fine)(?: ?:)?(?: (?:da|dal|di|a))?',
  pt: '(?:voo de )?(?:volta|saida|sai\\w*|volt\\w+|regress\\w+|retorno|partida|fim)(?: ?:)?(?: (?:de|do|da|por|desde|em))?',
  nl: '(?:terug(?:vlucht|reis|weg)?|vertrek|uit|weg|eind(?:e)?)(?: ?:)?(?: (?:vanaf|vanuit|van|via|uit|in))?',
  zh: '回程(?:是|从)?|返程(?:从|是)?|离境|出境|离开',
  ja: '帰りは|復路は?',
  ko: '올 ?때(?:는)?|오는 ?편은?|돌아올 ?때(?:는)?',
});
const joiner = String.raw`[\s·,;/+&-]{0,24}(?:(?:and|then|but|und|dann|et|puis|y|luego|e|poi|depois|en|dan) )?(?:(?:we|i|wir|on|nous) )?`;
const inBefore = new RegExp(`${inWords}\\s?$`);
const outBetween = new RegExp(`^${joiner}${outWords}\\s?$`);
/** Words after both cities: 广州进，北京走, 北京着、上海発, 베이징 도착 상하이 출발. */
const inAfter =
  /^(?:机场)?(?:进|入(?:境)?|落地|抵达|到达|着|到着|イン| ?도착| ?입국| ?인| ?in)[\s·,;/+&-]{0,24}从?$/;
const outAfter =
  /^(?:机场)?(?:出(?!发)|走|离(?:开|境)?|回(?:国|来)?|返(?:程|回)?|飞回|发|出发|アウト|から帰| ?출발| ?출국| ?아웃| ?귀국| ?out)(?=[\s,.;)·]|$)/;
const fromBetween = /^[\s·,;]{1,24}(?:从|由)?$/;
/** Words for two flights that begin and end in different cities, or for the flights of a trip of two cities. */
const openJaw =
  /(?<![a-z])(?:open[- ]?jaw(?: (?:flights?|tickets?))?|gabelfl[ug]+e?|multi-?city(?: flights?)?|开口(?:程|机票)?|オープンジョー|오픈 ?조)[:,]? (?:from |from ·|via |uber |de |da |von |a |en )?$/;
const flightsOf =
  /(?<![a-z])(?:fl(?:y|ying|ights?)|flug|fluge|vols?|vuelos?|vol[oi]|voos?|vluchten|vlucht)(?: booked)?[:,]? (?:are |from )?$/;
/** Dates and hours between two airports: "PVG 14 Oct 15:40 -> 26 Oct 10:15 PEK". */
const datesBetween = /^[\s·\d:.,hapm]{3,40}(?:-?>|-|to|\/|\|)[\s·\d:.,hapm]{3,40}$/;
const toNext = /^ ?(?:-|>|\/|->|to|bis|nach|a|naar|en|and|und|et|y|e) ?$/;

/**
 * Returns the ends of the trip that two neighbouring places give together, by the index of the place: "in via Hong Kong, out
 * via Beijing", "aller Pékin retour Canton", 广州进北京走, "open jaw PEK - HKG".
 */
export function findEndPairs(text: string, mentions: readonly Mention[]): ReadonlyMap<number, 'in' | 'out'> {
  const ends = new Map<number, 'in' | 'out'>();
  const isTown = (mention: Mention): boolean => /^(?:city|station)$/.test(mention.places[0]?.kind ?? '');
  const isAirport = (mention: Mention): boolean => mention.places[0]?.stationKind === 'airport';
  for (const [index, first] of mentions.entries()) {
    const second = mentions[index + 1];
    if (second === undefined || !isTown(first) || !isTown(second) || second.start - first.end > maxGap)
      continue;
    const lead = text.slice(Math.max(mentions[index - 1]?.end ?? 0, first.start - maxLead), first.start);
    const gap = text.slice(first.end, second.start);
    const rest = text.slice(second.end, second.end + 12);
    const isPair =
      (inBefore.test(lead) && outBetween.test(gap)) ||
      (isAirport(first) && isAirport(second) && gap.includes('·') && datesBetween.test(gap)) ||
      (inBefore.test(lead) && fromBetween.test(gap) && outAfter.test(rest)) ||
      (inAfter.test(gap) && outAfter.test(rest)) ||
      (toNext.test(gap) && (openJaw.test(lead) || (mentions.length === 2 && flightsOf.test(lead))));
    if (!isPair) continue;
    ends.set(index, 'in');
    ends.set(index + 1, 'out');
  }
  return ends;
}
