import { findAll } from '../../find-all.ts';
import { toNumber } from '../../numbers.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { shareWithList } from './each-stay.ts';
import { readNumberedDays } from './numbered-days.ts';
import type { Pair, Place } from './place-stay.ts';
import { listStays, type Stay } from './stays.ts';

type Shares = { readonly slots: readonly SlotMatch[]; readonly days: number };

/** Places and lengths after these are ignored, so that the time is linear; a trip has at most 10 cities. */
const maxPlaces = 40;

/** A number beside a city without a unit: "4 nights Beijing, 2 Xi'an". */
const bareNumber =
  /(?<![\w.,:/-])(?:\d{1,2}|one|two|three|four|five|ein|eine|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro|twee|vier)(?![\w:/%-]|[.,]\d)/g;
const beforePlace =
  /^\s?(?:(?:each|jeweils|elk|ieder|chacune?|cada un[oa]|ciascun[oa]|ognun[oa]|in each|in each of|en cada|in jeder|dans chaque|in elke),?:? )?(?:(?:nights?|days?) )?(?:(?:in|at|on|on top of|up|auf dem|auf|around|near|a|au|en|em|no|na|te|op|of|de|for|the|pour|sur|sul|sur le) ){0,2}(?:在|去|玩|住)?$/;
const afterPlace =
  /^(?: ?(?:,? ?)?(?:je|jeweils|elk|telkens|each|chacune?|cada una?|ciascuna|各|각각?|それぞれ) ?)?(?: (?:food|city|beach|nature|culture|shopping|family|short|walking|foodie|tour|trip|break|stay|holiday)){0,2}\s?(?:[:(=x*]\s?|- ?|,? for |fur |pour |por |per |voor |pendant |durante |(?:for )?(?:the |our |my )?(?:last|final|remaining|other|first) |に|で|에서? ?|玩|待|住)?$/;

/**
 * Matches the words before a length that comes on top of the one before: "5 days in Shenzhen plus a weekend in
 * Guilin".
 */
const isAdded = /(?:\b(?:plus|then|and|und|dann|et|puis|y|e|poi|en|dan)|\+|再)\s?(?:an? |the |ein )?$/;

/** Words after the length of a whole trip, before those of its parts: "Beijing 7 days with one day in Chengde", "10 Tage, davon 2". */
const hasPartsAfter =
  /^,? (?:with|including|incl\.?|mit|davon|dont|avec|con|de los cuales|di cui|com|dos quais|met|waarvan) (?:an?|one|two|\d|ein(?:en|em)?|zwei|une?|deux|una?|dos|due|um|dois|een|twee)(?: (?:days?|nights?|tage?n?|nacht|jours?|nuits?|dias?|noches?|giorn[oi]|notti|noites?|dag(?:en)?))?(?: trips?)? (?:in|to|at|nach|a|en|em|naar) ·/;

/** Longest text after a length in which its parts are looked for. */
const maxGapToParts = 48;

/**
 * Reads nights per city: "4 nights Beijing, 2 Xi'an", "Peking 4 Nächte", 北京3天西安2天. Needs two cities with a length, or
 * one beside the length of the whole trip. Days count as nights, except one day of the last city when the wish has no
 * longer total. The sum is the length of the trip when the wish states no other. `datedDays`: its length as counted from
 * dates, 0 without them.
 */
export function readCityNights(
  text: string,
  places: readonly SlotMatch[],
  cityOf: (spotId: string) => string | undefined,
  datedDays = 0,
  areasOf: (cityId: string) => readonly string[] = () => [],
): SlotMatch[] {
  const mentions = listMentions(places, cityOf).slice(0, maxPlaces);
  if (mentions.length === 0) return [];
  const byNumber = readNumberedDays(text, mentions);
  if (byNumber.length > 0) return byNumber;
  const stays = listStays(text)
    .filter(({ unit, isApproximate }) => unit !== 'hours' && !isApproximate)
    .slice(0, maxPlaces);
  if (stays.length === 0) return [];
  const pairsWithAreas = shareWithList(
    text,
    mentions,
    stays,
    listPairs(text, mentions, [...stays, ...listBare(text, stays)]),
  );
  const found = withoutTotal(withoutWholeArea(pairsWithAreas, areasOf)).filter(
    ({ stay }) => !hasPartsAfter.test(text.slice(stay.end, stay.end + maxGapToParts)),
  );
  const all = found.filter((pair) => !isOfSeveral(text, pair, found, mentions));
  const paired = new Set(all.map(({ stay }) => stay));
  const unpaired = stays.filter((stay) => !paired.has(stay));
  const longest = Math.max(0, ...unpaired.map(({ value }) => value));
  const written = all.reduce((sum, { stay }) => sum + stay.written, 0);
  // "..., the cruise 3 nights": shorter than the nights of the cities, it is a part of the trip, too.
  const isPart = datedDays === 0 && all.length > 1 && longest > 0 && longest < written;
  const rest = isPart ? unpaired.filter(({ unit }) => unit === 'nights') : [];
  const total = isPart ? 0 : Math.max(datedDays, longest);
  const [sole] = all;
  const isNamedTwice = mentions.filter(({ cityId }) => cityId === sole?.place.cityId).length > 1;
  if (datedDays === 0 && all.length === 1 && sole !== undefined && !isNamedTwice) {
    const added = addNights(text, sole, total);
    if (added.length > 0) return added;
  }
  const pairs = withoutDaysInside(all, total);
  const [only] = pairs;
  const isSplit =
    pairs.length > 1 ||
    (only !== undefined &&
      mentions.length > 1 &&
      total > only.stay.value &&
      !isAdded.test(text.slice(Math.max(0, only.stay.start - 14), only.stay.start)));
  if (!isSplit) return [];
  const { slots, days } = share(pairs, total);
  const [first] = pairs;
  const sum: SlotMatch[] =
    total > 0 || first === undefined || pairs.length < 2
      ? []
      : [
          {
            slot: 'days',
            value: String(days + rest.reduce((nightCount, stay) => nightCount + stay.written, 0)),
            start: first.stay.start,
            end: first.stay.end,
            confidence: 0.9,
          },
        ];
  const masks = [...pairs.map(({ stay }) => stay), ...rest].map(
    ({ start, end }): SlotMatch => ({ slot: 'nights', value: '', start, end, confidence: 0 }),
  );
  return [...slots, ...sum, ...masks];
}

/** Adds the nights that come on top of a length: "Hong Kong and Macau 5 days plus a night in Kaiping". */
function addNights(text: string, { place, stay }: Pair, total: number): SlotMatch[] {
  const { written, unit, start, end } = stay;
  const isOnTop = isAdded.test(text.slice(Math.max(0, start - 14), start));
  if (total === 0 || unit !== 'nights' || place.cityId === undefined || !isOnTop) return [];
  const span = { start, end, confidence: 0.9 } as const;
  return [
    { slot: 'nights', value: `${place.cityId}=${written}`, ...span },
    { slot: 'days', value: String(total + written), ...span },
  ];
}

function listMentions(places: readonly SlotMatch[], cityOf: (spotId: string) => string | undefined): Place[] {
  const seen = new Set<number>();
  return places
    .filter(({ slot }) => /^(?:city|in|out|area|spot)$/.test(slot))
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ slot, value, start, end }) => {
      if (seen.has(start)) return [];
      seen.add(start);
      const cityId = slot === 'area' ? undefined : slot === 'spot' ? cityOf(value) : value;
      return [{ cityId, ...(slot === 'area' && { areaId: value }), isSight: slot === 'spot', start, end }];
    });
}

/** Lists numbers without a unit as stays in the unit of the first length. */
function listBare(text: string, stays: readonly Stay[]): Stay[] {
  const unit = stays[0]?.unit === 'nights' ? 'nights' : 'days';
  const matches = findAll(text, bareNumber).slice(0, maxPlaces);
  return matches.flatMap((match): Stay[] => {
    const written = toNumber(match[0]);
    const [start, end] = [match.index, match.index + match[0].length];
    const isUsed = stays.some((stay) => stay.start < end && start < stay.end);
    if (written < 1 || written > 20 || isUsed) return [];
    return [
      { value: written + (unit === 'nights' ? 1 : 0), written, unit, isApproximate: false, start, end },
    ];
  });
}

/**
 * Pairs each place with the length before it or after it. The side of most pairs comes first; a place and a length that it
 * leaves over are paired on the other side: "2 days in Huangshan, then Hangzhou 2 nights, Shanghai 2 nights".
 */
function listPairs(text: string, places: readonly Place[], stays: readonly Stay[]): Pair[] {
  const byEnd = new Map(places.map((place) => [place.end, place]));
  const ordered = stays.toSorted((a, b) => a.start - b.start);
  const before = ordered.flatMap((stay): Pair[] => {
    const place = places.find(({ start }) => start >= stay.end);
    return place !== undefined &&
      place.start - stay.end <= 24 &&
      beforePlace.test(text.slice(stay.end, place.start))
      ? [{ place, stay }]
      : [];
  });
  const after = ordered.flatMap((stay): Pair[] => {
    const place = places.findLast(({ end }) => end <= stay.start);
    return place !== undefined &&
      byEnd.has(place.end) &&
      stay.start - place.end <= 12 &&
      afterPlace.test(text.slice(place.end, stay.start))
      ? [{ place, stay }]
      : [];
  });
  const firstPlace = after[0]?.place.start ?? text.length;
  const [allAfter, allBefore] = [
    withOtherSide(text, after, before, places),
    withOtherSide(text, before, after, places),
  ];
  if (allAfter.length !== allBefore.length) return allAfter.length > allBefore.length ? allAfter : allBefore;
  const isAfter =
    before.length === after.length
      ? firstPlace < (before[0]?.stay.start ?? text.length)
      : after.length > before.length;
  return isAfter ? allAfter : allBefore;
}

function withOtherSide(
  text: string,
  main: readonly Pair[],
  other: readonly Pair[],
  places: readonly Place[],
): Pair[] {
  const isFree = ({ place, stay }: Pair): boolean =>
    stay.unit !== 'hours' && !main.some((one) => one.place === place || one.stay === stay);
  // "9 days in Beijing and Xi'an, Shanghai 2 nights": the 9 days belong to a list of cities.
  const isAlone = ({ place }: Pair): boolean => {
    const next = places[places.indexOf(place) + 1];
    return (
      next === undefined ||
      [...main, ...other].some((one) => one.place === next) ||
      /^ ?\/ ?$/.test(text.slice(place.end, next.start))
    );
  };
  if (main.length === 0) return [...main];
  const added = other.filter((pair) => isFree(pair) && isAlone(pair));
  if (main.some((pair) => pair.stay.start < pair.place.start && !isAlone(pair))) return [...main];
  return [...main, ...added].toSorted((a, b) => a.place.start - b.place.start);
}

/** Returns whether a length belongs to several cities: "Hong Kong and Macau 6 days, and Shenzhen one day". */
function isOfSeveral(
  text: string,
  { place, stay }: Pair,
  pairs: readonly Pair[],
  places: readonly Place[],
): boolean {
  const previous = places[places.indexOf(place) - 1];
  const isJoined =
    previous !== undefined &&
    /^ ?(?:and|&|\+|und|et|y|e|en|和|と|와|과) ?$/.test(text.slice(previous.end, place.start));
  const hasOwn = pairs.some((one) => one.place === previous);
  const isLongest = pairs.every((one) => one.stay === stay || one.stay.value < stay.value);
  return (
    isJoined && !hasOwn && isLongest && stay.unit === 'days' && stay.start > place.start && pairs.length > 1
  );
}

/**
 * Leaves out the days at sights that are part of the stay in their city: "Hong Kong 5 days: one day Disneyland". In a list of
 * several cities without a longer total they are days of their own: "Beijing 3 days, Great Wall 1 day, Xi'an 2 days".
 */
function withoutDaysInside(pairs: readonly Pair[], total: number): readonly Pair[] {
  const hasStay = ({ place }: Pair): boolean =>
    pairs.some((other) => !other.place.isSight && other.place.cityId === place.cityId);
  const written = pairs.reduce((sum, { stay }) => sum + stay.written, 0);
  const isOfOneCity = new Set(pairs.map(({ place }) => place.cityId)).size === 1;
  const isOwnDay = !isOfOneCity && (total === 0 || written <= total);
  if (isOfOneCity && pairs.every(({ place }) => place.isSight) && written <= total) return [];
  return isOwnDay ? pairs : pairs.filter((pair) => !pair.place.isSight || !hasStay(pair));
}

/** "10 nights in Yunnan: Dali 3, Lijiang 3": the length in the province is that of the cities in it. */
function withoutWholeArea(pairs: readonly Pair[], areasOf: (cityId: string) => readonly string[]): Pair[] {
  return pairs.filter(({ place: { areaId }, stay }) => {
    if (areaId === undefined) return true;
    const inside = pairs.filter(
      ({ place }) => place.cityId !== undefined && areasOf(place.cityId).includes(areaId),
    );
    return inside.length === 0 || inside.reduce((sum, one) => sum + one.stay.written, 0) > stay.written;
  });
}

/** Of two lengths for one city, leaves out the longer one, which is that of the whole trip: "9 days in Beijing and Xi'an, 3 nights in Beijing". */
function withoutTotal(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(
    ({ place, stay }) =>
      !pairs.some(
        (other) =>
          place.cityId !== undefined &&
          place.isSight === other.place.isSight &&
          other.place.cityId === place.cityId &&
          other.place.start !== place.start &&
          other.stay.value < stay.value,
      ),
  );
}

function share(pairs: readonly Pair[], total: number): Shares {
  const isNights = pairs.some(({ stay }) => stay.unit === 'nights');
  const written = pairs.reduce((sum, { stay }) => sum + stay.written, 0);
  const days = isNights ? written + 1 : written;
  const lastLosesOne = !isNights && pairs.length > 1 && (total === 0 || total <= written);
  const slots = pairs.flatMap(({ place, stay }, index): SlotMatch[] => {
    if (pairs.slice(0, index).some((one) => isSameStay(one, place))) return []; // its days are added there
    const together = pairs.filter((one) => one.stay === stay || isSameStay(one, place));
    const isLast = together.some((one) => one === pairs.at(-1));
    const sum = together.reduce((nightCount, one) => nightCount + one.stay.written, 0);
    const nights = sum - (lastLosesOne && isLast ? 1 : 0);
    return place.cityId === undefined || nights < 1 || nights > 20
      ? []
      : [
          {
            slot: 'nights',
            value: `${place.cityId}=${nights}`,
            start: Math.min(place.start, stay.start),
            end: Math.max(place.end, stay.end),
            confidence: 0.9,
          },
        ];
  });
  return { slots, days };
}

/** Returns whether a length is a day at a sight in the city of a place, or the stay to which such a day is added. */
function isSameStay(pair: Pair, { cityId, isSight }: Place): boolean {
  return cityId !== undefined && pair.place.cityId === cityId && pair.place.isSight !== isSight;
}

type DatedStay = {
  readonly start: number;
  readonly end: number;
  readonly day: number;
  readonly month: number;
};

/** Longest text between a city and the dates of the stay there. */
const maxGapToDates = 40;

/** Matches words after dates that belong to the first stay, not to the trip: "10-14 April, then a week". */
const goesOn =
  /^[\s,.;)·]{0,4}(?:and |und |et |y |e |en )?(?:then|afterwards|after that|followed by|plus|dann|danach|anschlies+end|puis|ensuite|luego|despues|poi|dopo|depois|daarna|然后|之后|再|その後|그 ?다음|이후)/;

/**
 * Reads nights from the dates of stays: "Beijing Grand Hyatt 2-6 May, Shanghai Peace Hotel 6-10 May". Needs two cities, or
 * one before "then".
 */
export function readDatedStays(
  text: string,
  places: readonly SlotMatch[],
  dates: readonly DatedStay[],
): SlotMatch[] {
  const cities = places.filter(({ slot }) => slot === 'city' || slot === 'in' || slot === 'out');
  const stays = dates.flatMap((first, index): SlotMatch[] => {
    const last = dates[index + 1];
    if (last?.start !== first.start || last.month !== first.month) return [];
    const city = cities.findLast(({ end }) => end <= first.start);
    const nights = last.day - first.day;
    if (city === undefined || first.start - city.end > maxGapToDates || nights < 1 || nights > 20) return [];
    return [
      { slot: 'nights', value: `${city.value}=${nights}`, start: city.start, end: city.end, confidence: 0.9 },
    ];
  });
  const isFirstStay = dates.some(
    (one, index) => dates[index + 1]?.start === one.start && goesOn.test(text.slice(one.end, one.end + 30)),
  );
  // "A hotel in Suzhou booked 15-17 May" beside the dates of the whole trip.
  const isBooked = dates.some(
    ({ start }, index) =>
      dates.length > 2 &&
      dates[index + 1]?.start === start &&
      /hotel|airbnb|hostel|酒店|호텔|ホテル|民宿/.test(text.slice(Math.max(0, start - maxGapToDates), start)),
  );
  const cityCount = new Set(stays.map(({ value }) => value.split('=')[0])).size;
  return cityCount > 1 || isFirstStay || (isBooked && stays.length === 1) ? stays : [];
}
