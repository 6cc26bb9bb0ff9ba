import { toSimplified } from '@yunyou/domain/search/simplified';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { isReachedFromAbroad } from '../abroad/foreign-places.ts';
import { isReturn } from './order.ts';

/** Longest text before a city in which its role is looked for. */
const maxLead = 40;

const from = new RegExp(
  `${anyOf({
    en: '(?:starting |departing |leaving |out )?from',
    de: 'ab|von|ausgehend von|start in',
    fr: 'depuis|au depart de|a partir de|en partant de',
    es: 'desde|partiendo de|saliendo de|con salida (?:de|desde)',
    it: 'da|partendo da|con partenza da',
    pt: 'desde|a partir de|saindo de|partindo de',
    nl: 'vanuit|vanaf|van',
    zh: '从|由',
  })}\\s?$`,
);
const fromAfter = new RegExp(
  toSimplified('^(?:市)?(?:出发|出発|発(?!着|展)|から(?=[,.\\s]|$)| ?출발(?! ?(?:및 ?)?도착)|에서 출발)'),
);
/** Both ends in one word: "round trip from", 成都発着, 청두 왕복. */
const bothAfter = new RegExp(
  toSimplified(
    '^(?:往返|発着|発で?戻| ?왕복| ?출발 ?(?:및 ?)?도착)|^ (?:round ?trip|and back|und zuruck|et retour|y vuelta|e ritorno|e volta|en terug|hin und zuruck)(?= ?(?:$|[,.;)]))',
  ),
);
const bothBefore = new RegExp(
  `${anyOf({
    en: '(?:round ?trip|return trip|loop)(?: from| out of)?',
    de: 'rundreise ab|hin und zuruck ab',
    fr: 'aller-retour depuis|boucle (?:depuis|au depart de)',
    es: 'ida y vuelta desde',
    it: 'andata e ritorno da',
    pt: 'ida e volta (?:de|desde)',
    nl: 'rondreis vanuit|retour vanuit',
    zh: '往返',
  })}\\s?$`,
);
/** Matches a route "from A to B", which gives no end in town. */
const isWay =
  /^ (?:airport )?(?:to|nach|bis|a|para|hasta|ate|naar|fino|jusqu|vers|via|uber)\b|^(?:到|至|去|飞)/;
/** Matches "a day trip from Beijing", which stays in Beijing. */
const isDayTrip = /\bday ?trips? from (?:the )?$/;
/** Where the group lives: the trip starts there, and the city is no destination. */
const homeBefore = new RegExp(
  `${anyOf({
    en: "(?:we|i)(?:'re| are|'m| am)? (?:currently |now |both )?(?:live|living|based|residents?)(?: in| of)?|(?:live|living|based|expats?) in",
    de: '(?:wohne[n]?|lebe[n]?|wohnhaft) in',
    fr: "(?:j'habite|habit(?:e|ons)|viv(?:ons|ant)|residons|basee?s?) a",
    es: '(?:viv(?:o|imos)|resid(?:o|imos)) en',
    it: '(?:abit(?:o|iamo)|viv(?:o|iamo)) a',
    pt: '(?:mor(?:o|amos)|viv(?:o|emos)|resid(?:o|imos)) em',
    nl: '(?:woon|wonen|woont) in',
    zh: '(?:家住|家在|我住在?|我们住在?|定居|常住)在?',
  })}\\s?$`,
);
const homeAfter = new RegExp(
  toSimplified(
    '^(?:在住|に住んで|住み)|^(?:에|에서)? ?(?:사는|살고|살아|삽니다|거주)|^(?:工作|生活|上班|上学|定居)',
  ),
);
/** Matches words for a flight or a landing. Such a journey has an airport, so its end is not in town. */
const isFlown = new RegExp(
  anyOf({
    en: 'fl(?:y|ies|ying|ights?)|land(?:s|ing)?|arriv\\w*|home|airports?',
    de: 'flug\\w*|flieg\\w*|ruckflug|heimflug|land\\w*|ankunft',
    fr: 'vols?|avion|atterri\\w*|arriv\\w*',
    es: 'vuelos?|volamos|avion|lleg\\w*',
    it: 'vol[io]|voliamo|aereo|arriv\\w*',
    pt: 'voos?|voamos|aviao|cheg\\w*',
    nl: 'vluchten?|vlucht|vlieg\\w*|aankom\\w*',
    zh: '飞|机场|航班',
    ja: '飛行機|便',
    ko: '비행기|항공',
  }),
);

/**
 * Reads the cities that a trip only starts from or returns to: "Datong from Beijing, back to Beijing", "5 giorni da Hong
 * Kong", 成都発着. Such an end has no airport: the group is in town. Returns the slots and the mentions that are no
 * destination. A city that is also named otherwise, has nights of its own (`nightCities`), or is the only
 * one, stays a destination.
 */
export function readTownEnds(
  { text, whole }: { readonly text: string; readonly whole: string },
  places: readonly SlotMatch[],
  nightCities: ReadonlySet<string>,
): { readonly slots: readonly SlotMatch[]; readonly isOnlyEnd: (place: SlotMatch) => boolean } {
  const stations = new Set(places.filter(({ slot }) => slot.endsWith('-station')).map(({ start }) => start));
  const sorted = places
    .filter(({ slot, start }) => /^(?:city|in|out)$/.test(slot) && !stations.has(start))
    .toSorted((a, b) => a.start - b.start);
  // Different cities of arrival and departure are those of two flights.
  const isOpenJaw = sorted.some(
    ({ slot, value }) => slot === 'out' && sorted.some((one) => one.slot === 'in' && one.value !== value),
  );
  const roles = findRoles({ text, whole }, sorted, places).map((role) =>
    isOpenJaw ? { ...role, isByAir: true } : role,
  );
  const mentions = sorted.map((place, index) => ({ place, ...(roles[index] ?? noRole) }));
  const ends = mentions.filter(({ starts, returns }) => starts || returns);
  const homes = mentions.filter(({ isHome }) => isHome).map(({ place }) => place);
  const origins = new Set(mentions.filter(({ isOrigin }) => isOrigin).map(({ place }) => place.value));
  const plain = new Set(
    mentions
      .filter(({ starts, returns, isHome, isOrigin }) => !starts && !returns && !isHome && !isOrigin)
      .map(({ place }) => place.value),
  );
  const returned = new Set(ends.filter(({ returns }) => returns).map(({ place }) => place.value));
  const slots: SlotMatch[] = ends.flatMap(({ place, starts, returns, isByAir, isTour }): SlotMatch[] => {
    const { value, start, end, slot } = place;
    // "Lhasa by train from Xining" names two destinations; "from Beijing, back to Beijing" and "5 days from Chengdu" do not.
    const lead = text.slice(0, start);
    const isLast =
      place === sorted.at(-1) && sorted.length > 1 && (!byRide.test(lead) || byRideApart.test(lead));
    const isBeforeEnd = byRideApart.test(lead) && sorted.some((other) => other.slot === 'out');
    const isStart =
      starts &&
      (slot === 'in' || returned.has(value) || isLast || isBeforeEnd || isTour) &&
      !plain.has(value);
    const span = { value, start, end, confidence: 0.9 } as const;
    return [
      ...(isStart ? [{ slot: 'in', ...span } as const] : []),
      ...(isStart && !isByAir ? [{ slot: 'in-town', ...span } as const] : []),
      ...(returns ? [{ slot: 'out', ...span } as const] : []),
      ...(returns && !isByAir ? [{ slot: 'out-town', ...span } as const] : []),
    ];
  });
  const [home] = homes;
  if (home !== undefined && !slots.some(({ slot }) => slot === 'in') && !plain.has(home.value)) {
    const span = { value: home.value, start: home.start, end: home.end, confidence: 0.9 } as const;
    slots.push({ slot: 'in', ...span }, { slot: 'in-town', ...span }, { slot: 'home-town', ...span });
  }
  const only = new Set(
    slots.map(({ value }) => value).filter((id) => !plain.has(id) && !nightCities.has(id)),
  );
  const hasOthers = places.some(({ slot, value }) => /^(?:city|spot|area)$/.test(slot) && !only.has(value));
  const isHomeOnly = (id: string): boolean =>
    (homes.some(({ value }) => value === id) || origins.has(id)) && !plain.has(id) && !nightCities.has(id);
  return {
    slots,
    isOnlyEnd: ({ slot, value }) => slot === 'city' && ((hasOthers && only.has(value)) || isHomeOnly(value)),
  };
}

const byRide =
  /(?:train|rail|overland|bus|plane|zug|tren|treno|trem|comboio|trein|avion) (?:from|von|ab|depuis|desde|de|da|vanuit|vanaf|van) $|(?:从|由)$/;
/** "Huangshan and Wuyishan, by train from Shanghai": the ride is a clause of its own, so it says where the trip starts. */
const byRideApart =
  /[,.;:] ?(?:by|mit dem|en|in|de|met de)? ?(?:train|rail|bus|zug|tren|treno|trem|comboio|trein) (?:from|von|ab|depuis|desde|de|da|vanuit|vanaf|van) $/;

interface Role {
  readonly starts: boolean;
  readonly returns: boolean;
  readonly isByAir: boolean;
  readonly isHome: boolean;
  /** Matches the start of a tour through the places that follow. */
  readonly isTour: boolean;
  /** The city that the group comes from when it arrives at its destination at a stated hour. */
  readonly isOrigin: boolean;
}
const noRole: Role = {
  starts: false,
  returns: false,
  isByAir: false,
  isHome: false,
  isTour: false,
  isOrigin: false,
};

/** Matches a tour that comes back to its start: "上海から蘇州・杭州を回りたい". */
const tourAfter = new RegExp(
  toSimplified(
    '^から[·・,と、及び ]{2,60}を[^,.;]{0,12}(?:回|巡|周遊|めぐ)|^에서 [·,와과 ]{2,60}(?:을|를)? ?[^,.;]{0,12}(?:돌|둘러)',
  ),
);
/**
 * Matches the start of a ride whose hour of arrival is named: "arriving Friday 20:00 by train from Shanghai". The
 * trip begins after the ride.
 */
const originBefore = new RegExp(
  `(?:${anyOf({
    en: 'arriv(?:e|es|ing)|get(?:ting)? in|coming in',
    de: 'ankunft|ankommen|komm(?:e|en)',
    fr: 'arriv\\w+',
    es: 'lleg\\w+',
    it: 'arriv\\w+',
    pt: 'cheg\\w+',
    nl: 'aankom\\w+|komen aan',
  })})[^.;!?]{0,24}\\d(?:[:.h]\\d\\d| ?[ap]m| ?uhr| ?h)[^.;!?]{0,16} (?:from|von|aus|de|depuis|desde|da|vanuit|vanaf|van) $`,
);
const maxOriginLead = 64;

/** A trip that goes on after a return does not end there. */
const goesOn =
  /(?:^|[ ,.;])(?:then|afterwards|dann|danach|puis|ensuite|luego|despues|poi|depois|daarna|dan) |然后|再去|その後|それから|다음/;

/** Returns the role of each mention. The mentions are in the order of the text. */
function findRoles(
  { text, whole }: { readonly text: string; readonly whole: string },
  mentions: readonly SlotMatch[],
  places: readonly SlotMatch[],
): Role[] {
  const placeEnds = places.map(({ end }) => end).sort((a, b) => a - b);
  let passed = 0;
  return mentions.map(({ start, end, slot }, index) => {
    while ((placeEnds[passed] ?? Infinity) <= start) passed += 1;
    const before = placeEnds[passed - 1] ?? 0;
    const lead = text.slice(Math.max(before, start - maxLead), start);
    const rest = text.slice(end, end + 14);
    const next = mentions[index + 1];
    const isTour = tourAfter.test(text.slice(end, end + 80));
    const isBoth = bothAfter.test(rest) || bothBefore.test(lead) || isTour;
    if (originBefore.test(whole.slice(Math.max(0, start - maxOriginLead), start)))
      return { ...noRole, isOrigin: true };
    const isMiddle = next !== undefined && goesOn.test(text.slice(end, Math.min(next.start, end + maxLead)));
    return {
      starts:
        slot !== 'out' &&
        (isBoth || ((from.test(lead) || fromAfter.test(rest)) && !isWay.test(rest) && !isDayTrip.test(lead))),
      returns: isBoth || (isReturn(text, start, end) && !isMiddle),
      isByAir: isFlown.test(lead.replace(/^.*[.;!?,]/s, '')) || isReachedFromAbroad(whole, start),
      isHome: homeBefore.test(lead) || homeAfter.test(rest),
      isTour,
      isOrigin: false,
    };
  });
}
