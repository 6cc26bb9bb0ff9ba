import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { backAtAirportAt, leavesAirportAt } from '../journey-hours.ts';
import { count, toNumber } from '../numbers.ts';
import { anyOf } from '../phrases.ts';
import { readArrival } from '../slots/arrival.ts';
import { toJourney } from '../wish-values.ts';
import type { VisitMention } from './find-stops.ts';
import { choices, one, type Readings, type Rule } from './readings.ts';
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

const hotels: Rule = ({ has, rest, text, cities }) => {
  const written = toNumber(stars.exec(text)?.[1] ?? '');
  const isHotel = has('hotel') || written > 0;
  if (!isHotel) return undefined;
  const city = cities.find(({ isOnTrip }) => isOnTrip);
  const where = city && { cityId: city.cityId };
  if (written >= 1 && written <= 5)
    return one({ kind: 'hotels', level: classOfStars[written as keyof typeof classOfStars], ...where }); // 1 to 5
  if (verbs.cheaper.test(rest)) return one({ kind: 'hotels', level: 'cheaper', ...where });
  return verbs.better.test(rest) ? one({ kind: 'hotels', level: 'better', ...where }) : undefined;
};

/** "We land at 21:40": the hour at the airport, from which the hour outside it follows. */
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

/** A flight of which the sentence does not say whether it arrives or leaves. */
const flight =
  /(?<![a-z])(?:my|our|the|mein|unser|der|mon|notre|le|mi|nuestro|el) (?:flight|plane|flug|flieger|vol|avion|vuelo)(?![a-z])|航班|飞机|フライト|飞行机/;

/** Returns the visits that a mention can mean, limited to the days that the sentence names. */
function listMeant({ spotIds }: VisitMention, { days, outline }: Sentence, onDays = days): readonly string[] {
  const wanted = new Set(onDays.flatMap(({ dayIndexes }) => dayIndexes));
  const there = spotIds.filter((id) =>
    outline.visits.some(({ spotId, dayIndex }) => spotId === id && wanted.has(dayIndex)),
  );
  return there.length > 0 ? there : spotIds;
}

const listKindIds = (kinds: Sentence['kinds']): string[] =>
  [...new Set(kinds.map(({ kind }) => kind))].slice(0, 4);

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

/** "On Wednesday instead of Thursday": the day that a visit leaves. */
const findGivenUpDay = ({ days, text }: Sentence) =>
  days.length > 1 ? days.find(({ start: at }) => verbs.insteadOf.test(text.slice(0, at))) : undefined;

const move: Rule = (sentence) => {
  const { visits } = sentence;
  const givenUp = findGivenUpDay(sentence);
  const days = sentence.days.filter((day) => day !== givenUp);
  const target = days.at(-1);
  const visit = visits[0];
  if (!target || !visit || sentence.has('lock') || !sentence.has('move')) return undefined;
  const from = days.slice(0, -1);
  const meant = from.length > 0 ? listMeant(visit, sentence, from) : visit.spotIds;
  return choices(
    meant.flatMap((spotId) =>
      target.dayIndexes.map((dayIndex) => ({ kind: 'move', spotId, dayIndex }) as const),
    ),
  );
};

/** Nights in a city: added, absolute ("only 2 nights in Beijing") or relative ("a night more in Xi'an"). */
const nights: Rule = (sentence) => {
  const { cities, stays, outline, rest } = sentence;
  const city = cities[0];
  if (!city) return undefined;
  const length = stays.find(({ unit, isApproximate }) => unit !== 'hours' && !isApproximate);
  if (!city.isOnTrip)
    return sentence.has('remove') && !sentence.has('add')
      ? undefined
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

const withNights = (count: number | undefined) =>
  count === undefined ? {} : { nights: Math.min(20, count) };

const isOnly = /(?<![a-z])(?:only|just|nur|seulement|solo|solamente|auf)(?![a-z])|只|だけ|改成|变成/;
const single =
  /(?<![a-z])(?:a|an|one|another|extra|ein(?:e|en)?|un|une|una|otra|otro|autre)(?: \w+)? (?:night|day|nacht|tag|nuit|jour|noche|dia)(?![a-z])|一(?:晚|天|夜)|1泊|もう1日|一泊/;
const singleNight = (rest: string): number | undefined => (single.test(rest) ? 1 : undefined);

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
  /(?<![a-z])(?:no more|no further|not (?:so|as|that|too) many|not another|fewer|less|too many|too much|enough|(?:bored|tired|sick) (?:of|with)|fed up|don'?t like|hate|avoid|all(?: the)?|keine?n?(?: weiteren)?|nicht so viele?|weniger|zu viele?|genug|satt|plus de|plus d'|moins de|pas (?:de|autant de|tant de|trop de)|trop de|assez|marre|evit\w+|no mas|mas no|no tant[oa]s|menos|demasiad\w+|basta|hart\w+|nada de|ningun\w*|sin)(?![a-z])|不要再|不要那么多|不想再|别再|不再|不要|少|太多|够了|腻|不喜欢|没兴趣|もう|多すぎ|饱き|减ら|嫌|避け|少なく|兴味/;

const avoid: Rule = (sentence) => {
  const { rest, visits } = sentence;
  const kinds = sentence.kinds.filter(({ start: at }) => !wantsMore.test(sentence.text.slice(0, at)));
  if (!sentence.has('avoid') || kinds.length === 0 || sentence.days.length > 0) return undefined;
  const isNamed = visits.some(({ category }) => category === undefined);
  if (isNamed || !refusesKind.test(maskKinds(sentence))) return undefined;
  const refused: TripCommand = { kind: 'avoid', kinds: listKindIds(kinds) };
  // "Plus de temples" means "no more temples" and "more temples".
  const tagIds = [...new Set(kinds.flatMap(({ tags }) => tags))].slice(0, 4);
  return /(?<![a-z])plus d[e'](?![a-z])/.test(rest) &&
    !/(?<![a-z'])n'|(?<![a-z])ne(?![a-z])/.test(rest) &&
    tagIds.length > 0
    ? [[refused], [{ kind: 'more', tagIds }]]
    : [[refused]];
};

/** Just before a kind: the sentence asks for more of it. */
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

const hours: Rule = (sentence) => {
  const { clocks, days, has, visits } = sentence;
  if (visits.length > 0) return undefined;
  const where = days[0]?.dayIndexes[0];
  const day = where === undefined ? {} : { dayIndex: where };
  const end = has('daysEnd') && !has('daysStart') ? 'end' : has('daysStart') ? 'start' : undefined;
  const clock = clocks[0] ?? (end && readBareHour(sentence.text, end));
  if (clock) {
    const isEnd = end === 'end' || (end === undefined && clock.minute >= 960);
    if (end === undefined && !has('later') && !has('earlier')) return undefined;
    return one({ kind: 'hours', end: isEnd ? 'end' : 'start', at: clock.minute, ...day });
  }
  const at = has('later') ? 'later' : has('earlier') ? 'earlier' : undefined;
  if (at === undefined) return undefined;
  if (end === undefined && !onlyHours.test(sentence.rest)) return undefined;
  return one({ kind: 'hours', end: end ?? 'start', at, ...day });
};

const bareHour = new RegExp(
  `(?<![a-z])(?:before|by|at|until|till|after|around|vor|bis|um|nach|gegen|avant|a|apres|vers|antes de las|a las|hasta las) (${count})(?! ?(?:[:.%\\d]|days?|nights?|hours?|tage?|jours?|dias?|minutes?|stars?))`,
);

/** Reads an hour without a sign that it is one: "not before 9", "back by 8". Days end in the evening. */
function readBareHour(text: string, end: 'start' | 'end'): { readonly minute: number } | undefined {
  const hour = toNumber(bareHour.exec(text)?.[1] ?? '');
  if (end === 'start') return hour >= 5 && hour <= 12 ? { minute: hour * 60 } : undefined;
  return hour >= 3 && hour < 12 ? { minute: (hour + 12) * 60 } : undefined;
}

/** Sentences that say no more than "later" mean the start of the days. */
const onlyHours =
  /^[\s·.,!?]*(?:(?:a bit|a little|bitte|etwas|un peu|un poco|please|can we|go|everything|alles|tout|todo) ?){0,4}(?:later|earlier|spater|fruher|plus t(?:ard|ot)|mas tarde|mas temprano|晚一?点|早一?点)/;

const slower: Rule = ({ has, days, outline }) => {
  if (!has('slower') || has('cheaper')) return undefined;
  const named = days.flatMap(({ dayIndexes }) => dayIndexes);
  if (named.length > 0) {
    const lighter = named.map((dayIndex) => ({ kind: 'lighter', dayIndex }) as const);
    return days.length > 1 ? [lighter] : choices(lighter);
  }
  if (days.length > 0) return undefined;
  if (outline.pace !== 'relaxed')
    return one({ kind: 'pace', pace: outline.pace === 'full' ? 'balanced' : 'relaxed' });
  const fullest = listFullestDay(outline.visits);
  return fullest === undefined ? undefined : one({ kind: 'lighter', dayIndex: fullest });
};

function listFullestDay(visits: Sentence['outline']['visits']): number | undefined {
  const byDay = Map.groupBy(visits, ({ dayIndex }) => dayIndex);
  return [...byDay].toSorted(([a, x], [b, y]) => y.length - x.length || a - b)[0]?.[0];
}

const fuller: Rule = ({ has, days, outline }) =>
  has('fuller') && days.length === 0 && outline.pace !== 'full'
    ? one({ kind: 'pace', pace: outline.pace === 'relaxed' ? 'balanced' : 'full' })
    : undefined;

/** "Two sights a day" is no length of the trip. */
const perDay =
  /(?:sights?|things?|stops?|visits?|hours?|places?|kilomet\w+|sehenswurdigkeiten|visites?|visitas?|cosas) (?:a|per|each|every|am|pro|par|al|por) (?:day|tag|jour|dia)|每天|毎日/;

/** "Make it 10 days", "two days longer", "a day less". */
const tripDays: Rule = (sentence) => {
  const { stays, outline, rest, text, has } = sentence;
  if (sentence.cities.length > 0 || sentence.visits.length > 0 || sentence.days.length > 0) return undefined;
  if (perDay.test(text)) return undefined;
  const stay = stays.find(({ unit, isApproximate }) => unit !== 'hours' && !isApproximate);
  const now = outline.dates.length;
  const isLess = has('shorter') && !isOnly.test(rest);
  const isMore =
    !isLess && !isOnly.test(rest) && (has('longer') || /more|mehr|plus|mas|多|もう|增/.test(text));
  // "Add Atlantis for three nights" names a place that we do not know, and "a good day" no length of a trip.
  if (!isLess && !isMore && (has('add') || !stay)) return undefined;
  const change = stay?.written ?? singleNight(rest);
  if (change === undefined) return undefined;
  const days = isLess ? now - change : isMore ? now + change : stay?.unit === 'nights' ? change + 1 : change;
  return days >= 1 && days <= 21 && days !== now ? one({ kind: 'days', days }) : undefined;
};

/** "Cheaper" alone: cheaper hotels, or a trip that costs a fifth less. */
const cheaper: Rule = ({ has, kinds }) =>
  has('cheaper') && kinds.length === 0
    ? [[{ kind: 'hotels', level: 'cheaper' }], [{ kind: 'cost', percent: 80 }]]
    : undefined;

/** Rules in the order in which they are tried. The first one that applies gives the readings. */
export const rules: readonly Rule[] = [
  undo,
  dates,
  rain,
  table,
  swapDays,
  hotels,
  journey,
  freeDay,
  order,
  swapCity,
  swap,
  lock,
  move,
  avoid,
  length,
  start,
  remove,
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

/** A city that the sentence removes without a length: "skip Shanghai". */
function removeCityFirst(sentence: Sentence): Readings | undefined {
  const hasLength = sentence.stays.length > 0 || sentence.has('longer') || sentence.has('shorter');
  return hasLength ? undefined : removeCity(sentence);
}
