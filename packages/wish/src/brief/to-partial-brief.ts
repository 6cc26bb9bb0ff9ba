import { stepFree } from '@yunyou/contract/entities/step-free';
import { diet, maxTripDays, type PartialTripBrief, rideMode } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays, countDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { listTripDates } from '@yunyou/domain/trip/brief/trip-dates';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';
import type { Gazetteer } from '../gazetteer.ts';
import { backAtAirportAt, leavesAirportAt, toHours } from '../journey-hours.ts';
import { firstDateOfPart } from '../month-part.ts';
import { nextWeekday, weekdays } from '../slots/time/weekdays.ts';
import type { WishFixedTime, WishValues } from '../wish-values.ts';
import { countTravellers, toMoney } from './brief-money.ts';
import { defaultTravellers, defaultTripDays } from './complete-brief.ts';
import { listRoutesOfLength, maxWishedRoutes } from './routes-of-length.ts';
import { describeProblem, wishNotes } from './wish-notes.ts';
import { findLastWorkingStay, listNights } from './working-stays.ts';

type Context = { readonly gazetteer: Gazetteer; readonly today: string };

const modes = rideMode.options;
const diets = diet.options;
/** So few visits a day are a relaxed pace. */
const maxRelaxedVisits = 2;
/** Days from today to the start of a trip in the current month. */
const minLeadDays = 2;

/**
 * Converts the values read from a wish to fields of the trip brief, and to notes for what the fields cannot hold.
 * Multiplies a budget per person or per day to one for the whole group and trip. Converts a part of a month to a date.
 */
export function toPartialTripBrief(wish: WishValues, context: Context): Converted {
  return convert(withLandGateway(wish, context.gazetteer), context);
}

type Converted = { readonly said: PartialTripBrief; readonly notes: readonly string[] };

function convert(wish: WishValues, { gazetteer, today }: Context): Converted {
  const hours = toHours(wish);
  const when = onWeekdays(
    wish,
    toWhen(hours === undefined ? wish : { ...wish, days: hours.days }, today),
    today,
  );
  const travellers = toTravellers(wish);
  const transport = listModes(wish);
  const fixedTimes = listFixedTimes(wish, when);
  const cityIds = listCities(wish, gazetteer);
  const lastWork = findLastWorkingStay(when, fixedTimes, cityIds);
  const limits = listDayLimits(wish, when?.days ?? wish.days ?? defaultTripDays(wish.cityIds.length));
  const said: Loose<PartialTripBrief> = {
    when,
    travellers,
    pace: wish.pace ?? ((wish.maxVisits ?? maxRelaxedVisits + 1) <= maxRelaxedVisits ? 'relaxed' : undefined),
    preferenceTagIds: capList(listTags(wish), 12),
    cityIds: capList(cityIds, 10),
    areaIds: capList(listOpenProvinces(wish, gazetteer), 10),
    mustSeeSpotIds: capList(wish.spotIds, 30),
    excludedSpotIds: capList(wish.excludedSpotIds, 60),
    excludedCityIds: capList(
      [...wish.excludedCityIds, ...listCitiesOfAreas(wish.excludedAreaIds, gazetteer)],
      40,
    ),
    budget: toMoney(wish.budget, {
      travellerCount: countTravellers(travellers),
      days: when?.days ?? wish.days ?? defaultTripDays(wish.cityIds.length),
    }),
    ...toEnds(wish),
    ...toTownEnds(wish, when?.days),
    ...(lastWork && wish.exitCityId === undefined && { exitCityId: lastWork.cityId }),
    openStops: wish.openStops,
    maxStays: wish.maxStays,
    onlyNamedCities: wish.onlyNamedCities || hours !== undefined ? true : undefined,
    cityNights: capList(
      lastWork && wish.cityNights.length === 0
        ? [lastWork]
        : listNights(wish, when, fixedTimes, [...cityIds, ...Object.values(toEnds(wish))]),
      10,
    ),
    cityOrder: capList(listOrder(wish), 10),
    ...toJourneys(wish, hours),
    nationality: wish.nationalities[0],
    otherNationalities: capList(wish.nationalities.slice(1), 5),
    childAges: listAges(wish),
    seniors: wish.seniors === undefined ? undefined : clamp(wish.seniors, 0, travellers?.adults ?? 12),
    mobility: capList(wish.mobility, 4),
    dailyBreaks: capList(wish.dailyBreaks, 3),
    fixedTimes: capList(fixedTimes, 20),
    ...toHabits(wish),
    transport: capList(transport, 4),
    nightTrains: toNightTrains(wish),
    rides: capList(wish.rides, 20),
    diet: capList(
      diets.filter((one) => wish.diets.includes(one)),
      3,
    ),
    hotelClass: wish.priceClass,
    interestWords: capList(wish.interestWords, 12),
    routeIds: capList(
      listRoutesOfLength(wish.routeIds, { gazetteer, days: when?.days ?? wish.days }),
      maxWishedRoutes,
    ),
    dislikedKinds: capList(wish.dislikedKinds, 12),
    fewerKinds: capList(wish.fewerKinds, 12),
    dayLimits: capList(limits, maxTripDays),
  };
  const present = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    said: Object.fromEntries(present) as PartialTripBrief, // its own fields, the absent ones left out
    notes: [...wish.problems.map(describeProblem), ...wishNotes(wish, { gazetteer, today })],
  };
}

function toTravellers({ adults, children }: WishValues): PartialTripBrief['travellers'] {
  if (adults === undefined && children === undefined) return undefined;
  return { adults: clamp(adults ?? defaultTravellers.adults, 1, 12), children: clamp(children ?? 0, 0, 8) };
}

/**
 * Returns the ends of the trip. An order of all named cities gives the ends that the wish does not state; hours between
 * flights start and end in their only city, and so does a trip to one city with an hour of departure.
 */
function toEnds(wish: WishValues): Pick<Loose<PartialTripBrief>, 'entryCityId' | 'exitCityId'> {
  const { entryCityId, exitCityId, cityOrder, cityIds, layoverHours } = wish;
  const named = new Set([...cityIds, entryCityId, exitCityId].filter((id) => id !== undefined));
  const [only] = named;
  if (layoverHours !== undefined && only !== undefined && named.size === 1)
    return { entryCityId: only, exitCityId: only };
  if (wish.departure !== undefined && entryCityId !== undefined && named.size === 1)
    return { entryCityId, exitCityId: entryCityId };
  const isWhole =
    cityOrder.length > 1 &&
    [...named].every((id) => cityOrder.includes(id) || id === entryCityId || id === exitCityId);
  const isReturn = exitCityId !== undefined && exitCityId === cityIds[0] && entryCityId === undefined;
  return {
    entryCityId: entryCityId ?? (isWhole ? cityOrder[0] : isReturn ? exitCityId : undefined),
    exitCityId: exitCityId ?? (isWhole ? cityOrder.at(-1) : undefined),
  };
}

/** Returns neighbouring countries, stations and hours of arrival and departure. */
function toJourneys(wish: WishValues, hours: ReturnType<typeof toHours>): Loose<PartialTripBrief> {
  return {
    comesFrom: wish.comesFrom,
    goesOnTo: wish.goesOnTo,
    entryStationId: wish.entryStationId,
    exitStationId: wish.exitStationId,
    arrivalMinute: hours?.arrivalMinute ?? (wish.arrival && leavesAirportAt(wish.arrival, wish.entryCityId)),
    departureMinute:
      hours?.departureMinute ?? (wish.departure && backAtAirportAt(wish.departure, wish.exitCityId)),
  };
}

/** Returns the habits of the group that have a single value. */
function toHabits(wish: WishValues): Loose<PartialTripBrief> {
  return {
    isCarefulWithAltitude: wish.isCarefulWithAltitude ? true : undefined,
    isFirstVisit: wish.isFirstVisit ? true : undefined,
    avoidsLongRides: wish.avoidsLongRides ? true : undefined,
    wantsSummitNight: wish.wantsSummitNight ? true : undefined,
    lastStopTagId: wish.lastStopTagId,
    avoidsCrowds: wish.avoidsCrowds ? true : undefined,
    climate: wish.climate,
  };
}

/** The city that people reach first by land from a neighbouring country. */
const landGateways: Readonly<Record<string, string>> = {
  VN: 'nanning',
  LA: 'xishuangbanna',
  MN: 'hohhot',
  KZ: 'yining',
  KG: 'kashgar',
  NP: 'shigatse',
};

/** Adds where a trip begins that comes from a neighbouring country without flying. */
function withLandGateway(wish: WishValues, { cities }: Gazetteer): WishValues {
  const { comesFrom = '', avoidedModes, cityIds } = wish;
  const isByLand = avoidedModes.includes('flight') && cityIds.length === 0 && wish.entryCityId === undefined;
  const gateway = isByLand ? cities.find(({ id }) => id === landGateways[comesFrom]) : undefined;
  return gateway ? { ...wish, entryCityId: gateway.id } : wish;
}

/** Trips up to this length from a city come back to it, unless another end is stated. */
const maxDaysOfReturn = 7;

/** Returns which ends are in town: no airport and no hour of a journey is stated. "5 days from Chengdu" also ends there. */
function toTownEnds(
  wish: WishValues,
  days: number | undefined,
): Pick<Loose<PartialTripBrief>, 'exitCityId' | 'startsInTown' | 'endsInTown'> {
  const { entryCityId, exitCityId } = toEnds(wish);
  const isFromAbroad = wish.comesFrom !== undefined || wish.layoverHours !== undefined;
  const starts =
    !isFromAbroad &&
    (wish.arrival === undefined || wish.arrival.by === 'ship') &&
    entryCityId !== undefined &&
    wish.startsInTown === entryCityId;
  const isImplied = starts && exitCityId === undefined && (days ?? maxDaysOfReturn + 1) <= maxDaysOfReturn;
  const ends =
    !isFromAbroad &&
    (wish.departure === undefined || wish.departure.by === 'ship') &&
    wish.goesOnTo === undefined &&
    (isImplied || (exitCityId !== undefined && wish.endsInTown === exitCityId));
  return {
    exitCityId: exitCityId ?? (isImplied ? entryCityId : undefined),
    startsInTown: starts ? true : undefined,
    endsInTown: ends ? true : undefined,
  };
}

/**
 * Returns the cities to visit. "4 days from Yinchuan" without another place means the city and what is around it; with a
 * stated way of travelling the trip goes elsewhere.
 */
function listCities(wish: WishValues, gazetteer: Gazetteer): readonly string[] {
  const { cityIds, startsInTown, exitCityId, livesIn, openStops } = wish;
  if (cityIds.length > 0 || startsInTown === undefined || (wish.days ?? Infinity) > maxDaysOfReturn)
    return cityIds;
  const isElsewhere =
    startsInTown === livesIn ||
    [...wish.onlyModes, ...wish.preferredModes].includes('train') ||
    openStops !== undefined ||
    listOpenProvinces(wish, gazetteer).length > 0 ||
    (exitCityId !== undefined && exitCityId !== startsInTown) ||
    wish.spotIds.some((id) => gazetteer.cityBySpot.get(id) !== startsInTown);
  return isElsewhere ? cityIds : [startsInTown];
}

/** Returns the order of cities without the ends where they contradict it. */
function listOrder({ cityOrder, entryCityId, exitCityId }: WishValues): string[] {
  const [first, last] = [cityOrder[0], cityOrder.at(-1)];
  const isContrary =
    (entryCityId !== undefined && cityOrder.includes(entryCityId) && entryCityId !== first) ||
    (exitCityId !== undefined &&
      exitCityId !== entryCityId &&
      cityOrder.includes(exitCityId) &&
      exitCityId !== last &&
      exitCityId !== first);
  return isContrary ? [] : [...cityOrder];
}

type Loose<T> = { [K in keyof T]-?: T[K] | undefined } extends infer L ? Partial<L> : never;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Removes duplicates and cuts the list to `max` entries; undefined for an empty list. */
function capList<T>(list: readonly T[], max: number): T[] | undefined {
  return list.length === 0 ? undefined : [...new Set(list)].slice(0, max);
}

/** Lists the provinces of the areas that the wish names without one of their cities. A city where it only starts or ends does not count. */
function listOpenProvinces({ areaIds, cityIds }: WishValues, gazetteer: Gazetteer): string[] {
  const named = new Set(cityIds);
  return areaIds
    .filter((id) => !listCitiesOfAreas([id], gazetteer).some((cityId) => named.has(cityId)))
    .flatMap((id) =>
      gazetteer.areas.filter((area) => area.id === id || (area.parentId === id && !ownEntry.has(area.id))),
    )
    .map(({ id }) => id);
}

/** Provinces with a permit or a border of their own, which the name of their region does not include. */
const ownEntry: ReadonlySet<string> = new Set(['tibet', 'hong-kong', 'macau', 'taiwan']);

/** Lists the cities of provinces, and of all provinces of regions, most popular first. */
export function listCitiesOfAreas(areaIds: readonly string[], { cities, areas }: Gazetteer): string[] {
  const inside = new Set(
    areas
      .filter(({ id, parentId }) => areaIds.includes(id) || areaIds.includes(parentId ?? ''))
      .map(({ id }) => id),
  );
  return cities
    .filter(({ areaId }) => inside.has(areaId))
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ id }) => id);
}

function toWhen(wish: WishValues, today: string): PartialTripBrief['when'] {
  const { month, monthPart, lastDate } = wish;
  const stated = wish.days ?? countUntil(wish);
  const days = clamp(stated ?? defaultTripDays(wish.cityIds.length), 1, maxTripDays);
  const firstDate =
    wish.firstDate ??
    (lastDate === undefined ? undefined : addDays(nextOccurrence(lastDate, today), 1 - days));
  if (firstDate !== undefined) return { kind: 'dates', firstDate: nextOccurrence(firstDate, today), days };
  if (month === undefined)
    return wish.days === undefined ? undefined : { kind: 'month', ...usualMonth(today), days };
  if (monthPart !== undefined)
    return { kind: 'dates', firstDate: nextOccurrence(firstDateOfPart(month, monthPart, days), today), days };
  // A plan for a month starts on its 8th. When that has passed, start in two days while the month lasts.
  if (month === today.slice(0, 7) && `${month}-08` < today && today < `${month}-28`)
    return { kind: 'dates', firstDate: addDays(today, minLeadDays), days };
  const first = nextOccurrence(`${month}-28`, today);
  return { kind: 'month', year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)), days };
}

/**
 * Gives a trip without dates the first date that suits the weekdays of the wish: "arriving Friday evening", "a meeting on
 * Tuesday". A plan for a month starts on its 8th or up to a week later.
 */
function onWeekdays(
  { firstDate, lastDate, firstWeekday, fixedTimes, cityIds }: WishValues,
  when: PartialTripBrief['when'],
  today: string,
): PartialTripBrief['when'] {
  const [event] = fixedTimes.flatMap(({ days }) => weekdays.filter((one) => days.includes(one)));
  const weekday = firstWeekday ?? event;
  if (weekday === undefined || (firstDate ?? lastDate) !== undefined) return when;
  const { days, ...start } = when ?? {
    kind: 'month',
    ...usualMonth(today),
    days: defaultTripDays(cityIds.length),
  };
  const [earliest = today] = listTripDates({ ...start, days });
  const date = nextWeekday(addDays(earliest, -1), weekday);
  // A trip does not begin with its event, where there is time before it.
  const isLater = firstWeekday === undefined && days > 1 && date > earliest;
  return { kind: 'dates', firstDate: isLater ? addDays(date, -1) : date, days };
}

/** Counts the days from the first to the last date; undefined when one is missing or they are in the wrong order. */
function countUntil({ firstDate, lastDate }: WishValues): number | undefined {
  if (firstDate === undefined || lastDate === undefined || lastDate < firstDate) return undefined;
  return countDays(firstDate, lastDate) + 1;
}

/** Returns the next occurrence of a date's month and day that is not before `today`; 29 February becomes the 28th. */
export function nextOccurrence(date: string, today: string): string {
  if (date >= today) return date;
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  const thisYear = `${today.slice(0, 4)}${day}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${day}`;
}

/** Lists up to eight ages of children; ages from 18 on are those of adults. */
function listAges({ childAges }: WishValues): number[] | undefined {
  const ages = childAges.filter((age) => age < 18).slice(0, 8);
  return ages.length === 0 ? undefined : ages;
}

/** Adds the step-free preference for every mobility need. */
function listTags({ preferenceTagIds, mobility }: WishValues): string[] {
  return mobility.length > 0 ? [...preferenceTagIds, stepFree] : [...preferenceTagIds];
}

/** Adds the wish for a night train to Tibet by train, because the train to Lhasa runs over night. */
function toNightTrains({
  avoidedModes,
  preferredModes,
  areaIds,
  cityIds,
}: WishValues): PartialTripBrief['nightTrains'] {
  if (avoidedModes.includes('sleeper')) return 'avoided';
  const isToTibet = areaIds.includes('tibet') || cityIds.includes('lhasa');
  const isWanted = preferredModes.includes('sleeper') || (isToTibet && preferredModes.includes('train'));
  return isWanted ? 'wanted' : undefined;
}

function listModes({ onlyModes, avoidedModes }: WishValues): (typeof modes)[number][] {
  const only = modes.filter((mode) => onlyModes.includes(mode));
  if (only.length > 0) return only;
  const rest = modes.filter((mode) => !avoidedModes.includes(mode));
  return rest.length === modes.length ? [] : rest;
}

function listDayLimits(
  { startMinute, endMinute, maxVisits }: WishValues,
  days: number,
): NonNullable<PartialTripBrief['dayLimits']> {
  if (startMinute === undefined && endMinute === undefined && maxVisits === undefined) return [];
  return Array.from({ length: Math.min(days, maxTripDays) }, (_, dayIndex) => ({
    dayIndex,
    ...(startMinute !== undefined && { startMinute }),
    ...(endMinute !== undefined && { endMinute }),
    ...(maxVisits !== undefined && { maxVisits }),
  }));
}

/** Converts fixed times to dates of the trip. A weekday is the first one of the trip; it needs the first date. */
function listFixedTimes(
  { fixedTimes }: WishValues,
  when: PartialTripBrief['when'],
): NonNullable<PartialTripBrief['fixedTimes']> {
  if (when?.kind !== 'dates') return fixedTimes.flatMap((one) => toDates(one, () => undefined));
  const dates = Array.from({ length: when.days }, (_, index) => addDays(when.firstDate, index));
  return fixedTimes.flatMap((one) =>
    toDates(one, (weekday) => dates.find((date) => weekdayOf(date) === weekday)),
  );
}

function toDates(
  { days, ...rest }: WishFixedTime,
  dateOf: (weekday: string) => string | undefined,
): NonNullable<PartialTripBrief['fixedTimes']> {
  return days.flatMap((day) => {
    const date = /^\d/.test(day) ? day : dateOf(day);
    return date === undefined ? [] : [{ date, ...rest }];
  });
}
