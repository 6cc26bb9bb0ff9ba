import { findPlaces, type Mention } from '../../find-places.ts';
import type { Gazetteer, Place } from '../../gazetteer.ts';
import { normaliseWish } from '../../normalise-wish.ts';
import { count } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import type { Polarity } from '../../polarity.ts';
import type { Slot, SlotMatch } from '../../slot-match.ts';
import { afterLast, type Span } from '../../spans.ts';
import { isReachedFromAbroad, leadsAbroad } from '../abroad/foreign-places.ts';
import { isBusinessName } from './business-names.ts';
import { findEndPairs } from './end-pairs.ts';
import { isGenericElsewhere } from './generic-names.ts';
import { isReturn } from './order.ts';
import { findRole, maxLeadLength, maxRest } from './place-role.ts';
import { findCityWall, findWallNear, isAnyGreatWall } from './walls.ts';

const byTrain = new RegExp(
  anyOf({
    en: 'trains?|railway|rail|(?<!air )station',
    de: 'zug|bahn|bahnhof|ice',
    fr: 'gare|tgv',
    es: 'tren|estacion',
    it: 'treno|stazione',
    pt: 'trem|comboio|estacao',
    nl: 'trein',
    zh: '火车|高铁|动车|车站|站',
    ja: '列車|駅|高鉄',
    ko: '기차|고속철|역',
  }),
);
const stopover = new RegExp(
  `${anyOf({
    en: '(?:transit|lay-?over|stop-?over|connection)(?: in| at| via)?',
    de: '(?:zwischenstopp?|umstieg|transit|zwischenlandung)(?: in)?',
    fr: '(?:escale|correspondance|transit)(?: longue)?(?: de \\d{1,2} ?h(?:eures)?)?(?: a)?',
    es: '(?:escala|transito|conexion)(?: (?:larga|de \\d{1,2} horas))?(?: en)?',
    it: '(?:scalo|transito|coincidenza)(?: lungo)?(?: di \\d{1,2} ore)?(?: a)?',
    pt: '(?:escala|conexao|transito)(?: longa)?(?: em)?',
    nl: '(?:overstap|tussenstop|transit)(?: in| te)?',
  })}\\s$|往返\\s?$`,
);
const andBack =
  /^ (?:and back|return|round ?trip|und (?:wieder )?zuruck|hin und zuruck|et retour|aller-?retour|y (?:vuelta|regreso)|ida y vuelta|e ritorno|andata e ritorno|e volta|ida e volta|en (?:weer )?terug|heen en terug)(?![a-z])(?! (?:ab|von|aus|from|via|de|depuis|desde|da|dal|van|vanuit|vanaf|to|into|nach|in|a|en|em|au|naar|op) )|^(?:往返|来回)|^(?:を)?往復| ?왕복/;
const toNext =
  /^ ?(?:-|>|to|nach|a|au|en|ate|para|naar|tot|fino a)(?: |(?=[^a-z]|$)) ?$|^(?:到|至|から|에서 ?)$/;

/**
 * Returns whether the first of two cities is both ends and the second one a place to see: "from Beijing to Xi'an and
 * back".
 */
function isRoundTrip(text: string, first: Span, second: Span | undefined): boolean {
  return (
    second !== undefined &&
    toNext.test(text.slice(first.end, second.start)) &&
    andBack.test(text.slice(second.end, second.end + 24))
  );
}

/** More names than the longest wish has; a text of nothing but names would take the main thread for too long. */
const maxMentions = 200;

/** Reads places and their role: to visit, to leave out, to arrive in, to depart from. */
export function readPlaces(
  text: string,
  wish: { readonly original: string; readonly polarity: Polarity },
  gazetteer: Gazetteer,
): SlotMatch[] {
  const mentions = findPlaces(text, wish.original, gazetteer).slice(0, maxMentions);
  const whole = normaliseWish(wish.original);
  const named = new Set(mentions.flatMap(({ places }) => places.slice(0, 1).map(({ id }) => id)));
  const rejected = listRejected(text, mentions, wish.polarity);
  const pairs = findEndPairs(text, mentions);
  const found = mentions.flatMap((mention, index): SlotMatch[] => {
    const near = text.slice(Math.max(0, mention.start - 40), mention.end + 20);
    const isAnyWall = isAnyGreatWall(text, mention, gazetteer);
    const chosen = choosePlace({ ...mention, isByTrain: byTrain.test(near) }, named);
    const ofCity = isAnyWall ? findCityWall(text, mention, mentions[index + 1], gazetteer) : undefined;
    const place = isAnyWall ? (ofCity ?? findWallNear(named, gazetteer) ?? chosen) : chosen;
    if (isBusinessName(text, wish.original, mention))
      return [
        {
          slot: 'note',
          value: '',
          start: mention.start,
          end: mention.end,
          confidence: 1,
        },
      ];
    const name = text.slice(mention.start, mention.end);
    if (place !== undefined && isGenericElsewhere({ name, place }, named, gazetteer)) return [];
    if (place === undefined || isInOtherArea(text, place, mention, mentions[index + 1], gazetteer)) return [];
    const previous = mentions[index - 1];
    const roundTrip = isRoundTrip(text, mention, mentions[index + 1])
      ? (['in', 'out'] as const)
      : previous !== undefined && isRoundTrip(text, previous, mention)
        ? (['city'] as const)
        : undefined;
    const lead = text.slice(previous?.end ?? 0, mention.start);
    const leg =
      place.kind === 'spot' || place.kind === 'area'
        ? undefined
        : (readLeg(mention, { original: wish.original, whole }, gazetteer) ?? pairs.get(index));
    const slots: readonly Slot[] =
      place.kind === 'city' && roundTrip !== undefined
        ? roundTrip
        : leg !== undefined
          ? place.kind === 'station'
            ? [leg, `${leg}-station`]
            : [leg]
          : rejected.has(index)
            ? [`-${place.kind === 'station' ? 'city' : place.kind}` as const]
            : listSlots(place, mention, lead, {
                text,
                polarity: wish.polarity,
              });
    const span = {
      start: mention.start,
      end: mention.end,
      confidence: mention.exact ? 1 : 0.6,
    };
    const area = slots.includes('spot')
      ? findLeadingArea(text.slice(span.start, span.end), place, gazetteer)
      : [];
    return [
      ...slots.map((slot) => ({
        slot,
        value: isOwnId(place, slot) ? place.id : (place.cityId ?? place.id),
        ...span,
      })),
      ...area.map(({ id }) => ({ slot: 'area', value: id, ...span }) as const),
      ...(isAnyWall && slots.includes('-spot')
        ? [{ slot: '-kind', value: 'great-wall', ...span } as const]
        : []),
    ];
  });
  return withStart(text, found);
}

/** Text between the places of a list. */
const listSeparator =
  /^ {0,2}(?:[,・/&+]|,? ?(?:and|und|sowie|et|y|e|en|or|oder|ou|o|of)(?= )|和|跟|与|及|还有|と|や|와|과|하고|이랑|랑|및) {0,2}$/;
/** Matches "Peking kennen wir schon, Yangshuo auch". */
const tooAfter = /^ (?:auch|too|as well|aussi|tambien|anche|pure|tambem|ook)(?![a-z])/;
const maxGapToToo = 36;
/** A verb of the journey after the words for places seen before: "we have been to Beijing and fly into Shanghai". */
const journeyVerb =
  /(?<![a-z])(?:fl(?:y|ies|ying)|land(?:en|ing|s)?|arriv\w*|start\w*|ankunft|flieg\w*|atterri\w*|lleg\w*|cheg\w*|vlieg\w*|now|jetzt|nun|want|next)(?![a-z])/;

/**
 * Returns the indices of the places that the traveller has seen or that words after a list reject: "been to Beijing and Xi'an",
 * "Peking, Xi'an und Shanghai kennen wir schon", 北京、西安都去过了.
 */
function listRejected(text: string, mentions: readonly Mention[], polarity: Polarity): ReadonlySet<number> {
  const between = (index: number): string =>
    text.slice(mentions[index]?.end, mentions[index + 1]?.start).slice(0, maxGapToToo + 1);
  const rejected = new Set<number>();
  for (let index = mentions.length - 1; index >= 0; index -= 1) {
    const { start = 0, end = 0 } = mentions[index] ?? {};
    // Korean lists two names with only a space between them.
    const isHangul = between(index) === ' ' && /[가-힣]$/.test(text.slice(start, end));
    const isInList = rejected.has(index + 1) && (isHangul || listSeparator.test(between(index)));
    const isSeen = polarity.isSeen(start) && !journeyVerb.test(text.slice(Math.max(0, start - 24), start));
    if (polarity.rejectsList(end) || isSeen || isInList) rejected.add(index);
  }
  for (const [index, { end }] of mentions.entries()) {
    const gap = between(index - 1);
    if (rejected.has(index - 1) && tooAfter.test(text.slice(end, end + 12)) && !/[.;!?]/.test(gap))
      if (gap.length <= maxGapToToo) rejected.add(index);
  }
  return rejected;
}

/** Matches the start of a trip, unless another city comes before it: "12 jours, départ de Kunming". */
const setOff =
  /(?<![a-z])(?<!·[^.;!?]{0,20} (?:y|et|e|en|und|and) )(?:depart|departure|departing|salida|partenza|partida|saida|abfahrt|vertrek) (?:de|d'|from|da|desde|von|ab|vanuit|van) $/;

/**
 * Makes the first of two cities to leave from the start when the wish names no other: "Nous partons de Pékin et
 * rentrons de Shanghai".
 */
function withStart(text: string, found: readonly SlotMatch[]): SlotMatch[] {
  const ends = found.filter(({ slot }) => slot === 'out');
  const [first] = ends;
  const isOther = ends.some(({ value }) => value !== first?.value);
  if (first === undefined || found.some(({ slot }) => slot === 'in')) return [...found];
  const isFirstPlace = found.every(({ slot, start }) => slot === 'area' || start >= first.start);
  const setsOff =
    isFirstPlace &&
    /[·\d]/.test(text.slice(0, first.start)) &&
    setOff.test(text.slice(Math.max(0, first.start - 24), first.start));
  if (!isOther && !setsOff) return [...found];
  return found.map((one) => {
    if (one.start !== first.start) return one;
    if (one.slot === 'out') return { ...one, slot: 'in' };
    return one.slot === 'out-station' ? { ...one, slot: 'in-station' } : one;
  });
}

/**
 * Returns whether a place is in another area than the named one. "Taishan, Guangdong" is a town there, not Mount Tai
 * in Shandong.
 */
function isInOtherArea(
  text: string,
  { kind, cityId }: Place,
  { end }: Span,
  next: Mention | undefined,
  { areas, cities }: Gazetteer,
): boolean {
  const area = next?.places[0];
  if (kind !== 'spot' || area?.kind !== 'area' || !/^,? (?:in )?$/.test(text.slice(end, next?.start)))
    return false;
  const own = cities.find(({ id }) => id === cityId)?.areaId;
  const parent = areas.find((one) => one.id === own)?.parentId;
  return own !== area.id && parent !== area.id;
}

/**
 * Returns the areas with which an alias starts: "Fujian tulou" names its province, too. "Qinghai Lake" is only the
 * name of the lake.
 */
function findLeadingArea(
  mention: string,
  { name: ownName }: Place,
  { areas, cities }: Gazetteer,
): Gazetteer['areas'][number][] {
  if (mention === ownName.toLowerCase()) return [];
  const isCity = (name: string): boolean => cities.some((city) => city.name === name);
  return areas.filter(({ name }) => mention.startsWith(`${name.toLowerCase()} `) && !isCity(name));
}

/** Ends are cities: of a spot or station, its city is used. */
function isOwnId({ kind }: Place, slot: Slot): boolean {
  if (kind === 'station') return slot.endsWith('-station');
  return kind !== 'spot' || (slot !== 'in' && slot !== 'out');
}

/** Chooses between places of the same name: the spot in a city that the wish names, otherwise the most popular place. */
function choosePlace(
  { places, isByTrain }: Mention & { isByTrain: boolean },
  named: ReadonlySet<string>,
): Place | undefined {
  const [first] = places;
  if (first?.kind === 'station')
    return places.find(({ stationKind }) => (stationKind === 'railway') === isByTrain) ?? first;
  if (first?.kind !== 'spot') return first;
  return places.find(({ cityId }) => cityId !== undefined && named.has(cityId)) ?? first;
}

const legBefore = /(?<![A-Za-z])([A-Z]{3})\s?(?:-|–|—|→|>|\/|to)\s?$/;
const legAfter = /^\s?(?:-|–|—|→|>|\/|to)\s?([A-Z]{3})(?![A-Za-z])/;
/**
 * Returns the end of the trip that a flight gives a place: "LHR-PEK" arrives in Beijing, "HKG-LHR" leaves Hong Kong, "羽田から北京"
 * arrives in Beijing, "Kunming - Geneva" leaves Kunming. A flight between two airports of the catalogue gives none. `whole` is the normalised original.
 */
function readLeg(
  { start, end }: Span,
  { original, whole }: { readonly original: string; readonly whole: string },
  { placesByAirport }: Gazetteer,
): 'in' | 'out' | undefined {
  const lead = original.slice(Math.max(0, start - 24), start);
  const isCode = /^[A-Z]{3}$/.test(original.slice(start, end));
  const [from, to] = [legBefore.exec(lead)?.[1], legAfter.exec(original.slice(end, end + 10))?.[1]];
  const isAbroad = (code: string | undefined): boolean => code !== undefined && !placesByAirport.has(code);
  if (isCode && isAbroad(from)) return 'in';
  if (isCode && isAbroad(to)) return 'out';
  if (isReachedFromAbroad(whole, start)) return 'in';
  return leadsAbroad(whole, end) ? 'out' : undefined;
}

/** An hour of landing right after the airport: 双流机场下午2点落地. */
const landsAfter = /^[^,.;!?a-z]{1,12}(?:落地|降落|抵达|到达|到着|に着|도착)/;

/** Matches nights after a city. A flight to such a city is inside the trip. */
const nightsAfter = new RegExp(
  `^,? ?\\(?(?:for |fur |pour |por |per |voor )?${count} ?(?:nights?|days?|nts?|n|nachte?n?|tage|nuits?|jours|noches?|dias|notti|giorni|noites|dagen)(?![a-z])`,
);
const flightBefore =
  /(?<![a-z])(?:fl(?:y|ying|ights?)|flug|flieg(?:en?|t)|weiterflug|vols?|vuelo|volamos|volo|voliamo|voo|vlucht|vliegen) (?:to|nach|vers|pour|a|per|para|naar|op) $/;
/** Matches a flight after earlier stops: "then fly to Chengdu". */
const thenFly = new RegExp(
  `(?<![a-z])(?:then|afterwards|dann|danach|anschliessend|puis|ensuite|luego|despues|poi|depois|daarna),? (?:we |i |wir |on |nous )?${flightBefore.source}`,
);

function listSlots(
  { kind }: Place,
  { start, end }: Mention,
  lead: string,
  { text, polarity }: { readonly text: string; readonly polarity: Polarity },
): Slot[] {
  const own = afterLast(lead.slice(-maxLeadLength), '.;!?');
  const stated = kind === 'area' ? undefined : findRole(own, text.slice(end, end + maxRest));
  const role = stated ?? (kind === 'station' && isReturn(text, start, end) ? 'out' : undefined);
  if (kind === 'station') {
    if (role === undefined && stopover.test(own)) return ['in', 'out', 'in-station', 'out-station'];
    if (role === undefined && landsAfter.test(text.slice(end, end + 20))) return ['in', 'in-station'];
    const ends = role === 'both' ? (['in', 'out'] as const) : role === undefined ? [] : [role];
    return ends.length === 0 ? ['city'] : ends.flatMap((one): Slot[] => [one, `${one}-station`]);
  }
  // "two nights Xi'an, fly to Guilin three nights": a flight inside the trip.
  const isStay =
    role === 'in' &&
    (thenFly.test(own) || (flightBefore.test(own) && nightsAfter.test(text.slice(end, end + 30))));
  if (role !== undefined && !isStay) return role === 'both' ? ['in', 'out'] : [role];
  if (stopover.test(own) && kind === 'city') return ['city', 'in', 'out'];
  return polarity.isUnwanted(start, end) ? [`-${kind}`] : [kind];
}
