import { stepFree } from '@yunyou/contract/entities/step-free';
import { diet, maxTripDays, type PartialTripBrief, rideMode } from '@yunyou/contract/trip/trip-brief.schema';
import type { Gazetteer } from '../gazetteer.ts';
import { backAtAirportAt, leavesAirportAt, toHours } from '../journey-hours.ts';
import type { WishValues } from '../wish-values.ts';
import { countTravellers, toMoney } from './brief-money.ts';
import { defaultTravellers, defaultTripDays } from './complete-brief.ts';
import { clamp, type Loose } from './loose-fields.ts';
import { listRoutesOfLength, maxWishedRoutes } from './routes-of-length.ts';
import {
  listCities,
  listCitiesOfAreas,
  listOpenProvinces,
  listOrder,
  toEnds,
  toTownEnds,
  withLandGateway,
} from './trip-ends.ts';
import { listFixedTimes, onWeekdays, toWhen } from './trip-when.ts';
import { describeProblem, wishNotes } from './wish-notes.ts';
import { findLastWorkingStay, listNights } from './working-stays.ts';

type Context = { readonly gazetteer: Gazetteer; readonly today: string };

const modes = rideMode.options;

const diets = diet.options;

/** So few visits a day are a relaxed pace. */
const maxRelaxedVisits = 2;

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

/** Removes duplicates and cuts the list to `max` entries; undefined for an empty list. */
function capList<T>(list: readonly T[], max: number): T[] | undefined {
  return list.length === 0 ? undefined : [...new Set(list)].slice(0, max);
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
