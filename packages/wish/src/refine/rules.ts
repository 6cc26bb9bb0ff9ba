import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { backAtAirportAt, leavesAirportAt } from '../journey-hours.ts';
import { toNumber } from '../numbers.ts';
import { anyOf } from '../phrases.ts';
import { readArrival } from '../slots/rides/arrival.ts';
import { toJourney } from '../wish-values.ts';
import { addAny, lockDay, meals, partOfDay, rides, soldOut, visitOrder } from './day-rules.ts';
import type { VisitMention } from './find-stops.ts';
import { isOnly, listKindIds, listMeant, singleNight } from './mentions.ts';
import { cheaper, fuller, hours, slower, tripDays } from './pace-rules.ts';
import { choices, one, type Readings, type Rule } from './readings.ts';
import { dayVerbs } from './refine-day-phrases.data.ts';
import { verbs } from './refine-phrases.data.ts';
import type { Sentence } from './sentence.ts';
import { dates, freeDay, order, rain, swapDays, table } from './trip-rules.ts';

const undo: Rule = ({ has, visits, cities, text }) =>
  has('undo') && visits.length === 0 && cities.length === 0 && text.length < 60
    ? one({ kind: 'undo' })
    : undefined;

const stars =
  /(?<![\d])([1-5]|one|two|three|four|five|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|[一二三四五])[- ]?(?:stars?|sterne?n?|etoiles?|estrellas?|星|つ星)/;
const classOfStars = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 } as const;

const hotels: Rule = ({ has, rest, text, cities, stays }) => {
  const written = toNumber(stars.exec(text)?.[1] ?? '');
  const isHotel = has('hotel') || written > 0;
  if (!isHotel) return undefined;
  const city = cities.find(({ isOnTrip }) => isOnTrip);
  const where = city && { cityId: city.cityId };
  if (written >= 1 && written <= 5)
    return one({ kind: 'hotels', level: classOfStars[written as keyof typeof classOfStars], ...where }); // 1 to 5
  if (verbs.cheaper.test(rest)) return one({ kind: 'hotels', level: 'cheaper', ...where });
  if (verbs.better.test(rest)) return one({ kind: 'hotels', level: 'better', ...where });
  const isOther = hotelNoun.test(rest) && dayVerbs.other.test(rest) && stays.length === 0;
  return isOther ? one({ kind: 'hotels', level: 'other', ...where }) : undefined;
};

/** Matches nouns for a hotel. The verb "stay" is left out, because it can also mean nights. */
const hotelNoun =
  /(?<![a-z])(?:hotels?|hotel(?:es)|hebergements?|alojamientos?|unterkunft|accommodations?|hostels?)(?![a-z])|酒店|宾馆|旅馆|ホテル|宿/;

/** Reads an hour at the airport ("we land at 21:40"), from which the hour outside it follows. */
const journey: Rule = ({ text, clocks, visits }) => {
  if (clocks.length === 0 || visits.length > 0) return undefined;
  const commands = readArrival(text).flatMap(({ slot, value, confidence }): TripCommand[] => {
    const found = toJourney(value);
    if (value === '' || !found || confidence < 0.7) return [];
    return slot === 'arrive'
      ? [{ kind: 'arrival', minute: leavesAirportAt(found) }]
      : [{ kind: 'departure', minute: backAtAirportAt(found) }];
  });
  if (commands.length > 0) return [commands];
  const minute = clocks[0]?.minute ?? 0;
  return flight.test(text)
    ? choices([
        { kind: 'departure', minute: backAtAirportAt({ by: 'flight', minute }) },
        { kind: 'arrival', minute: leavesAirportAt({ by: 'flight', minute }) },
      ])
    : undefined;
};

/** Matches a flight of which the sentence does not say whether it arrives or leaves. */
const flight =
  /(?<![a-z])(?:my|our|the|mein|unser|der|mon|notre|le|mi|nuestro|el) (?:flight|plane|flug|flieger|vol|avion|vuelo)(?![a-z])|航班|飞机|フライト|飞行机/;

const swapCity: Rule = (sentence) => {
  if (!sentence.has('swap') && !/\b(?:for|por|par|durch|gegen)\b|换|替/.test(sentence.rest)) return undefined;
  const old = sentence.cities.find(({ isOnTrip }) => isOnTrip);
  const next = sentence.cities.find(({ isOnTrip }) => !isOnTrip);
  return old && next && sentence.visits.length === 0
    ? one({ kind: 'swap-city', cityId: old.cityId, forCityId: next.cityId })
    : undefined;
};

const swap: Rule = (sentence) => {
  const { text, visits, spots, kinds, setting } = sentence;
  if (!sentence.has('swap') || visits.length === 0 || findGivenUpDay(sentence)) return undefined;
  const givenUp = visits.find(({ start }) => verbs.insteadOf.test(text.slice(0, start))) ?? visits[0];
  if (!givenUp) return undefined;
  const wanted = kinds.filter(({ start, end }) => end <= givenUp.start || start >= givenUp.end);
  // "See the Bund on Monday instead" moves it.
  if (
    sentence.days.length > 0 &&
    !setting &&
    spots.length + wanted.length === 0 &&
    !isOnDay(givenUp, sentence)
  )
    return undefined;
  const replacement = {
    ...(spots[0] && { spotId: spots[0].spotId }),
    ...(setting && { setting }),
    ...(wanted.length > 0 && !spots[0] && !setting && { kinds: listKindIds(wanted) }),
  };
  return choices(listMeant(givenUp, sentence).map((spotId) => ({ kind: 'swap', spotId, replacement })));
};

function isOnDay({ spotIds }: VisitMention, { days, outline }: Sentence): boolean {
  const named = new Set(days.flatMap(({ dayIndexes }) => dayIndexes));
  return outline.visits.some(({ spotId, dayIndex }) => spotIds.includes(spotId) && named.has(dayIndex));
}

/** Returns the day that a visit leaves: "on Wednesday instead of Thursday". */
const findGivenUpDay = ({ days, text }: Sentence) =>
  days.length > 1 ? days.find(({ start: at }) => verbs.insteadOf.test(text.slice(0, at))) : undefined;

const move: Rule = (sentence) => {
  const { visits } = sentence;
  const givenUp = findGivenUpDay(sentence);
  const days = sentence.days.filter((day) => day !== givenUp);
  const target = days.at(-1);
  const visit = visits[0];
  if (!visit || sentence.has('lock') || !sentence.has('move')) return undefined;
  if (!target) return moveByDay(visit, sentence);
  const from = days.slice(0, -1);
  const meant = from.length > 0 ? listMeant(visit, sentence, from) : visit.spotIds;
  return choices(
    meant.flatMap((spotId) =>
      target.dayIndexes.map((dayIndex) => ({ kind: 'move', spotId, dayIndex }) as const),
    ),
  );
};

/** Moves a visit by a number of days: "move the Wall one day later". */
function moveByDay(visit: VisitMention, { text, outline }: Sentence): Readings | undefined {
  const step = dayVerbs.nextDay.test(text) ? 1 : dayVerbs.previousDay.test(text) ? -1 : 0;
  const days = visit.spotIds.flatMap((spotId) => {
    const dayIndex = outline.visits.find((one) => one.spotId === spotId)?.dayIndex;
    return dayIndex === undefined || !outline.dates[dayIndex + step]
      ? []
      : [{ spotId, dayIndex: dayIndex + step }];
  });
  return step === 0 ? undefined : choices(days.map((day) => ({ kind: 'move', ...day }) as const));
}

/** Nights in a city: added, absolute ("only 2 nights in Beijing") or relative ("a night more in Xi'an"). */
const nights: Rule = (sentence) => {
  const { cities, stays, outline, rest } = sentence;
  const city = cities[0];
  if (!city) return undefined;
  const length = stays.find(({ unit, isApproximate }) => unit !== 'hours' && !isApproximate);
  if (!city.isOnTrip)
    return sentence.has('remove') && !sentence.has('add')
      ? undefined
      : dayTrip.test(sentence.text)
        ? one({ kind: 'day-trip', cityId: city.cityId })
        : one({
            kind: 'add-city',
            cityId: city.cityId,
            ...withNights(length?.written ?? singleNight(rest)),
          });
  const current = outline.stays.filter(({ cityId }) => cityId === city.cityId);
  const now = current.reduce((sum, stay) => sum + stay.nights, 0);
  const asked = length?.written ?? singleNight(rest);
  const isLess = sentence.has('shorter') && !isOnly.test(rest);
  const isMore = !isLess && sentence.has('longer') && !isOnly.test(rest);
  const change = asked ?? (isLess || isMore ? 1 : undefined);
  if (change === undefined) return undefined;
  const wanted = isLess ? now - change : isMore ? now + change : change;
  if (wanted < 1) return one({ kind: 'remove-city', cityId: city.cityId });
  return one({ kind: 'nights', cityId: city.cityId, nights: Math.min(20, wanted) });
};

const dayTrip = new RegExp(
  anyOf({
    en: 'day[- ]trips?|(?:half a|for a|for the|one) day (?:in|to|at)|excursion|just (?:for )?(?:the|a) day',
    de: 'tagesausfl\\w+|tagestour|tagestrip|ausflug',
    fr: 'excursion|(?:pour|dans) la journee|a la journee',
    es: 'excursion|(?:por|en) el dia|escapada de un dia',
    zh: '一日游|当天来回|当天往返',
    ja: '日帰り',
  }),
);

const withNights = (count: number | undefined) =>
  count === undefined ? {} : { nights: Math.min(20, count) };

const removeCity: Rule = (sentence) => {
  const city = sentence.cities.find(({ isOnTrip }) => isOnTrip);
  return city && sentence.visits.length === 0 && sentence.has('remove')
    ? one({ kind: 'remove-city', cityId: city.cityId })
    : undefined;
};

const length: Rule = (sentence) => {
  const { visits, stays, has } = sentence;
  const visit = visits[0];
  if (!visit) return undefined;
  const hours = stays.find(({ unit }) => unit === 'hours')?.written ?? readHalfHours(sentence.text);
  const isLess = has('shorter');
  const isTime = hours !== undefined || timeWords.test(sentence.rest);
  if (!isTime || (!has('longer') && !isLess && hours === undefined)) return undefined;
  const wanted = hours !== undefined && hours <= 12 ? Math.round(hours * 60) : isLess ? 'shorter' : 'longer';
  return choices(
    listMeant(visit, sentence).map((spotId) => ({ kind: 'length', spotId, length: wanted }) as const),
  );
};

const timeWords =
  /(?<![a-z])(?:time|longer|shorter|hours?|minutes?|zeit|langer|kurzer|stunden?|temps|longtemps|heures?|tiempo|horas?|quick(?:er)?)(?![a-z])|时间|久|小时|待|长|短|ゆっくり/;
const minutesWritten = /(\d{2,3}) ?(?:min(?:utes?|uten|utos)?(?![a-z])|分钟|分)/;

function readHalfHours(text: string): number | undefined {
  const minutes = Number(minutesWritten.exec(text)?.[1] ?? 0);
  if (minutes >= 15) return minutes / 60;
  return /half an hour|halbe stunde|demi-heure|media hora|半小时|30分/.test(text) ? 0.5 : undefined;
}

const start: Rule = (sentence) => {
  const [clock] = sentence.clocks;
  const visit = sentence.visits[0];
  if (!clock || !visit || clock.minute >= 1440) return undefined;
  return choices(
    listMeant(visit, sentence).map((spotId) => ({ kind: 'start', spotId, minute: clock.minute }) as const),
  );
};

const lock: Rule = (sentence) => {
  const visit = sentence.visits[0];
  return visit && sentence.has('lock')
    ? choices(listMeant(visit, sentence).map((spotId) => ({ kind: 'lock', spotId }) as const))
    : undefined;
};

/** Words that refuse a kind as a whole rather than one stop of the trip. */
const refusesKind =
  /(?<![a-z])(?:no(?= {4})|no more|no further|not (?:so|as|that|too) many|not another|fewer|less|too many|too much|enough|(?:bored|tired|sick) (?:of|with)|fed up|don'?t like|hate|avoid|all(?: the)?|keine?n?(?: weiteren)?|nicht so viele?|weniger|zu viele?|genug|satt|plus de|plus d'|moins de|pas (?:de|autant de|tant de|trop de)|trop de|assez|marre|evit\w+|no mas|mas no|no tant[oa]s|menos|demasiad\w+|basta|hart\w+|nada de|ningun\w*|sin)(?![a-z])|不要再|不要那么多|不想再|别再|不再|不要|少|太多|够了|腻|不喜欢|没兴趣|もう|多すぎ|饱き|减ら|嫌|避け|少なく|兴味/;

const avoid: Rule = (sentence) => {
  const { rest, visits } = sentence;
  const kinds = sentence.kinds.filter(({ start: at }) => !wantsMore.test(sentence.text.slice(0, at)));
  const removesAll = sentence.has('remove') && dayVerbs.all.test(rest);
  if (!(sentence.has('avoid') || removesAll) || kinds.length === 0 || sentence.days.length > 0)
    return undefined;
  const isNamed = visits.some(({ category }) => category === undefined);
  if (isNamed || !(removesAll || refusesKind.test(maskKinds(sentence)))) return undefined;
  const refused: TripCommand = { kind: 'avoid', kinds: listKindIds(kinds) };
  // "Plus de temples" means "no more temples" and "more temples".
  const tagIds = [...new Set(kinds.flatMap(({ tags }) => tags))].slice(0, 4);
  return /(?<![a-z])plus d[e'](?![a-z])/.test(rest) &&
    !/(?<![a-z'])n'|(?<![a-z])ne(?![a-z])/.test(rest) &&
    tagIds.length > 0
    ? [[refused], [{ kind: 'more', tagIds }]]
    : [[refused]];
};

/** Words before a kind that mean more of it. */
const wantsMore = /(?<!no |not |any )(?:more|mehr|lieber|rather) $|(?<!不要|别)多(?:一?些|一?点|看)?$/;

const maskKinds = ({ text, kinds }: Sentence): string =>
  kinds.reduce(
    (result, { start: from, end }) => `${result.slice(0, from)}${' '.repeat(end - from)}${result.slice(end)}`,
    text,
  );

const remove: Rule = (sentence) => {
  const { visits } = sentence;
  if (visits.length === 0 || !sentence.has('remove')) return undefined;
  const meant = visits.map((visit) => listMeant(visit, sentence));
  if (meant.length > 1 && meant.every((spotIds) => spotIds.length === 1))
    return [meant.flat().map((spotId) => ({ kind: 'remove', spotId }))];
  return choices((meant[0] ?? []).map((spotId) => ({ kind: 'remove', spotId }) as const));
};

const add: Rule = (sentence) => {
  const { spots, days, outline } = sentence;
  const [known] = sentence.visits;
  // A sight that the trip has already: the command is refused with that reason.
  if (spots.length === 0 && known && !known.category && addsOnly.test(sentence.rest))
    return choices(known.spotIds.map((spotId) => ({ kind: 'add', spotId })));
  if (spots.length === 0 || (sentence.has('remove') && !sentence.has('add'))) return undefined;
  const cities = new Set(outline.stays.map(({ cityId }) => cityId));
  const dayIndex = days.at(-1)?.dayIndexes[0];
  return [
    spots.map(({ spotId, cityId }) =>
      cities.has(cityId)
        ? { kind: 'add', spotId, ...(dayIndex !== undefined && { dayIndex }) }
        : { kind: 'add-city', cityId, spotId },
    ),
  ];
};

const addsOnly = new RegExp(
  anyOf({
    en: 'add|include',
    de: 'hinzu\\w*|erganz\\w*',
    fr: 'ajout\\w*',
    es: 'anad\\w*|agreg\\w*',
    zh: '加上|添加|增加',
    ja: '追加',
  }),
);

const more: Rule = (sentence) => {
  const tagIds = [...new Set(sentence.kinds.flatMap(({ tags }) => tags))].slice(0, 4);
  if (tagIds.length === 0 || !sentence.has('more') || sentence.has('remove')) return undefined;
  return one({ kind: 'more', tagIds });
};

/** Rules in the order in which they are tried. The first one that applies gives the readings. */
export const rules: readonly Rule[] = [
  undo,
  dates,
  rain,
  table,
  meals,
  swapDays,
  hotels,
  rides,
  journey,
  freeDay,
  lockDay,
  order,
  swapCity,
  soldOut,
  visitOrder,
  swap,
  lock,
  partOfDay,
  move,
  avoid,
  length,
  start,
  remove,
  addAny,
  removeCityFirst,
  nights,
  removeCity,
  add,
  more,
  slower,
  fuller,
  hours,
  tripDays,
  cheaper,
];

/** Reads a city that the sentence removes without a length: "skip Shanghai". */
function removeCityFirst(sentence: Sentence): Readings | undefined {
  const hasLength = sentence.stays.length > 0 || sentence.has('longer') || sentence.has('shorter');
  return hasLength ? undefined : removeCity(sentence);
}
