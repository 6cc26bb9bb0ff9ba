import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import type { CityMention, VisitMention } from './find-stops.ts';
import { listKindIds, listMeant } from './mentions.ts';
import { choices, one, type Rule } from './readings.ts';
import { dayVerbs } from './refine-day-phrases.data.ts';
import { verbs } from './refine-phrases.data.ts';
import { tripVerbs } from './refine-trip-phrases.data.ts';
import type { Sentence } from './sentence.ts';

// Rules about the order of a day, its meals, and the rides between cities.

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;
type Part = CommandOf<'part'>['part'];

const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Reads "Put the temple before the palace", "first the temple, then the palace", "swap the palace and the Wall". */
export const visitOrder: Rule = (sentence) => {
  const [first, second, third] = sentence.visits;
  if (!first || !second || third || sentence.has('remove')) return undefined;
  const pairs = (own: VisitMention, other: VisitMention) =>
    listMeant(own, sentence).flatMap((spotId) =>
      listMeant(other, sentence).flatMap((otherSpotId) =>
        spotId === otherSpotId ? [] : [{ spotId, otherSpotId }],
      ),
    );
  const beside = (own: VisitMention, other: VisitMention, side: 'before' | 'after') =>
    choices(pairs(own, other).map((pair): TripCommand => ({ kind: 'beside', ...pair, side })));
  const between = sentence.text.slice(first.end, second.start);
  const behind = sentence.text.slice(second.end);
  // "A before B", B之前A, "Bの前にA": in East Asian languages the words follow the visit that stays.
  for (const side of ['before', 'after'] as const) {
    if (tripVerbs[side].test(between))
      return isEastAsian.test(between) ? beside(second, first, side) : beside(first, second, side);
    if (tripVerbs[side].test(behind)) return beside(first, second, side);
    const ahead = sentence.text.slice(0, first.start);
    // "Before the palace, see the temple".
    if (new RegExp(`${tripVerbs[side].source}[^·]{0,8}$`).test(ahead)) return beside(second, first, side);
  }
  if (tripVerbs.first.test(sentence.rest) && !sentence.has('swap')) return beside(first, second, 'before');
  if (!sentence.has('swap') || verbs.insteadOf.test(sentence.text.slice(0, second.start))) return undefined;
  return exchange(sentence, pairs(first, second));
};

/** Exchanges two visits: each moves to the day of the other, or they change their order within a day. */
function exchange(
  { outline, text }: Sentence,
  pairs: readonly { spotId: string; otherSpotId: string }[],
): ReturnType<Rule> {
  if (!swapsTwo.test(text)) return undefined;
  const dayOf = (id: string): number | undefined =>
    outline.visits.find(({ spotId }) => spotId === id)?.dayIndex;
  const readings = pairs.flatMap(({ spotId, otherSpotId }): TripCommand[][] => {
    const [day, otherDay] = [dayOf(spotId), dayOf(otherSpotId)];
    if (day === undefined || otherDay === undefined) return [];
    if (day === otherDay) {
      const order = outline.visits.map((visit) => visit.spotId);
      const side = order.indexOf(spotId) < order.indexOf(otherSpotId) ? 'after' : 'before';
      return [[{ kind: 'beside', spotId, side, otherSpotId }]];
    }
    return [
      [
        { kind: 'move', spotId, dayIndex: otherDay },
        { kind: 'move', spotId: otherSpotId, dayIndex: day },
      ],
    ];
  });
  return readings.length > 0 ? readings : undefined;
}

/** Matches words that exchange two visits ("A and B"), unlike "A for B", which replaces one. */
const swapsTwo = /(?<![a-z])(?:and|with|und|mit|et|avec|y|con)(?![a-z])|和|跟|与|と/;

/** Returns the part of the day that the words name, such as "in the evening"; undefined without one. */
function readPart({ parts, rest }: Sentence): Part | undefined {
  const rough = parts[0]?.minute;
  if (rough !== undefined) return rough < 720 ? 'morning' : rough < 1020 ? 'afternoon' : 'evening';
  if (dayVerbs.sunset.test(rest)) return 'evening';
  if (dayVerbs.sunrise.test(rest)) return 'morning';
  if (dayVerbs.startsDay.test(rest)) return 'first';
  return dayVerbs.endsDay.test(rest) ? 'last' : undefined;
}

/** Reads "See the Bund in the evening", "start day 2 with the Lama Temple". */
export const partOfDay: Rule = (sentence) => {
  const { visits, spots, clocks, days, cities } = sentence;
  const [visit] = visits;
  if (!visit || visits.length > 1 || spots.length + clocks.length + cities.length > 0) return undefined;
  if (sentence.has('remove') || sentence.has('lock')) return undefined;
  const part = readPart(sentence);
  if (part === undefined) return undefined;
  const named = days.at(-1);
  const meant = listMeant(visit, sentence, days.length > 1 ? days.slice(0, -1) : days);
  const target = named?.dayIndexes[0];
  return choices(
    meant.map(
      (spotId): TripCommand => ({
        kind: 'part',
        spotId,
        part,
        ...(target !== undefined && { dayIndex: target }),
      }),
    ),
  );
};

/** Matches an hour without "am", "pm" or "o'clock", which depends on the meal: lunch at 1, dinner at 7. */
const bareHour =
  /(?<![a-z])(?:at|around|by|um|gegen|vers|a|a las|alle|sobre las) (\d{1,2})(?! ?(?:[:.%\d]|days?|nights?|tage?|jours?|dias?|people|persons?|personen))/;

function readMealMinute({ clocks, text }: Sentence, meal: 'lunch' | 'dinner'): number | undefined {
  const bare = Number(bareHour.exec(text)?.[1] ?? Number.NaN) * 60;
  const minute = clocks.at(-1)?.minute ?? (Number.isNaN(bare) ? undefined : bare);
  if (minute === undefined) return undefined;
  const isEarly = meal === 'lunch' ? minute <= 240 : minute < 720;
  return isEarly ? minute + 720 : minute;
}

/** Reads "Lunch at noon", "dinner later", "no lunch on day 3", "another restaurant on day 2". */
export const meals: Rule = (sentence) => {
  const { rest, text, restaurants, visits, spots, cities, days } = sentence;
  if (restaurants.length + visits.length + spots.length + cities.length > 0) return undefined;
  const meal = dayVerbs.dinner.test(text) ? 'dinner' : dayVerbs.lunch.test(text) ? 'lunch' : undefined;
  const named = days.flatMap(({ dayIndexes }) => dayIndexes);
  const onDays = (command: TripCommand): ReturnType<Rule> =>
    named.length === 0
      ? one(command)
      : [named.map((dayIndex): TripCommand => ({ ...command, dayIndex }) as TripCommand)]; // both kinds have a day
  const isOther = dayVerbs.other.test(rest) && (dayVerbs.restaurant.test(rest) || meal !== undefined);
  if (isOther) return onDays({ kind: 'table', ...(meal && { meal }) });
  if (!meal || restaurantsWanted.test(rest)) return undefined;
  const minute = readMealMinute(sentence, meal);
  if (minute !== undefined) return minute < 1440 ? onDays({ kind: 'meal', meal, at: minute }) : undefined;
  const at = sentence.has('later') ? 'later' : sentence.has('earlier') ? 'earlier' : undefined;
  if (at) return onDays({ kind: 'meal', meal, at });
  return sentence.has('remove') || /不吃|不用吃/.test(rest)
    ? onDays({ kind: 'meal', meal, at: 'none' })
    : undefined;
};

/** Matches sentences about what is eaten, not about when. */
const restaurantsWanted =
  /(?<![a-z])(?:vegetarian|vegan|halal|spicy|break|nap|rest|after|nach|apres|despues)(?![a-z])|之后|午睡/;

/**
 * Reads "Fly to Xi'an", "an earlier train to Shanghai", "take the train instead of the flight", "leave Beijing
 * later".
 */
export const rides: Rule = (sentence) => {
  const { cities, visits, spots, outline, rest, clocks, stays } = sentence;
  if (visits.length + spots.length + stays.length > 0 || cities.some(({ isOnTrip }) => !isOnTrip))
    return undefined;
  if (dayVerbs.home.test(rest) || sentence.has('hotel') || nightTrain.test(rest)) return undefined;
  const mode = readMode(sentence);
  const at =
    clocks[0]?.minute ?? (sentence.has('later') ? 'later' : sentence.has('earlier') ? 'earlier' : undefined);
  const isAboutRide = mode !== undefined || (dayVerbs.leave.test(rest) && typeof at === 'string');
  if (!isAboutRide) return undefined;
  const ends = readEnds(sentence);
  // The ways to the first city and from the last one are the ends of the trip.
  const isOutside =
    (ends.toCityId !== undefined && ends.toCityId === outline.stays[0]?.cityId) ||
    (ends.fromCityId !== undefined &&
      ends.toCityId === undefined &&
      ends.fromCityId === outline.stays.at(-1)?.cityId);
  if (isOutside) return undefined;
  if (cities.length === 0 && (mode === undefined || !saysRide.test(rest) || sentence.has('avoid')))
    return undefined;
  if (cities.length === 0 && at !== undefined) return undefined;
  return one({
    kind: 'ride',
    ...ends,
    ...(mode && { mode }),
    ...(at !== undefined && { at }),
  });
};

const nightTrain = /night|nacht|nuit|noche|sleeper|夜|卧/;
/** Matches words that replace one mode by another. A sentence without cities needs them. */
const saysRide =
  /(?<![a-z])(?:instead of|rather than|not|statt|anstatt|au lieu|plutot|en (?:vez|lugar))(?![a-z])|而不是|代替|改坐|换成|代わり|ではなく/;

/** Returns the wanted mode: of two, the one that is not given up. */
function readMode({ text }: Sentence): 'train' | 'flight' | undefined {
  const [train, flight] = [dayVerbs.train.exec(text), dayVerbs.flight.exec(text)];
  const isGivenUp = (index: number): boolean => verbs.insteadOf.test(text.slice(0, index));
  if (!train || !flight) {
    const only = train ?? flight;
    return !only || isGivenUp(only.index) ? undefined : train ? 'train' : 'flight';
  }
  if (isGivenUp(train.index)) return 'flight';
  if (isGivenUp(flight.index)) return 'train';
  // 飞机改成高铁, 飛行機の代わりに電車: the later one is wanted.
  return train.index > flight.index ? 'train' : 'flight';
}

function readEnds({ cities, text }: Sentence): { fromCityId?: string; toCityId?: string } {
  const isFrom = ({ start, end }: CityMention): boolean =>
    dayVerbs.from.test(text.slice(0, start)) || /^(?:から|を(?:出|離))/.test(text.slice(end));
  const [first, second] = cities;
  if (!first) return {};
  if (second && second.cityId !== first.cityId)
    return isFrom(second)
      ? { fromCityId: second.cityId, toCityId: first.cityId }
      : { fromCityId: first.cityId, toCityId: second.cityId };
  return isFrom(first) ? { fromCityId: first.cityId } : { toCityId: first.cityId };
}

/** Reads "Add a museum on day 6", "something outdoors in Xi'an", "day 4 is too empty". */
export const addAny: Rule = (sentence) => {
  const { days, cities, spots, visits, setting, stays, clocks } = sentence;
  const isNamed = visits.some(({ category }) => category === undefined);
  if (isNamed || spots.length + stays.length + clocks.length > 0 || sentence.has('swap')) return undefined;
  if (cities.some(({ isOnTrip }) => !isOnTrip) || sentence.has('rain')) return undefined;
  const [dayIndex] = days.flatMap(({ dayIndexes }) => dayIndexes);
  const cityId = cities[0]?.cityId;
  const kinds = listKindIds(sentence.kinds);
  const where = { ...(dayIndex !== undefined && { dayIndex }), ...(cityId !== undefined && { cityId }) };
  const wanted = { ...(setting && { setting }), ...(kinds.length > 0 && !setting && { kinds }) };
  if (sentence.has('fuller') && dayIndex !== undefined) return one({ kind: 'add-any', wanted, dayIndex });
  if (days.length > 0 && dayIndex === undefined) return undefined;
  const isWanted =
    (sentence.has('add') || sentence.has('more') || something.test(sentence.rest)) &&
    !sentence.has('remove') &&
    !sentence.has('lock');
  const isPlaced = dayIndex !== undefined || cityId !== undefined;
  return isWanted && isPlaced && Object.keys(wanted).length > 0
    ? one({ kind: 'add-any', wanted, ...where })
    : undefined;
};

const something = /(?<![a-z])(?:something|etwas|quelque chose|algo)(?![a-z])|点什么|什么/;

/** Locks every visit of a day: "leave day 3 as it is". */
export const lockDay: Rule = ({ has, days, visits, cities, outline }) => {
  if (!has('lock') || days.length === 0 || visits.length + cities.length > 0) return undefined;
  const named = new Set(days.flatMap(({ dayIndexes }) => dayIndexes));
  const there = outline.visits.filter(({ dayIndex }) => named.has(dayIndex));
  return there.length > 0 ? [there.map(({ spotId }) => ({ kind: 'lock', spotId }))] : undefined;
};

/** Replaces or removes a visit that is sold out: "the museum is sold out". */
export const soldOut: Rule = (sentence) => {
  const [visit] = sentence.visits;
  if (!visit || !dayVerbs.soldOut.test(sentence.rest) || isQuestion.test(sentence.text)) return undefined;
  const [spotId] = listMeant(visit, sentence);
  return spotId === undefined
    ? undefined
    : choices([
        { kind: 'swap', spotId, replacement: {} },
        { kind: 'remove', spotId },
      ]);
};

const isQuestion = /^(?:is|are|was|ist|sind|est|esta)(?![a-z])|\?/;
