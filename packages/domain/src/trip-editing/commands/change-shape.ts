import { maxTripDays, type PartialTripBrief, type TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { RouteStops, TripCommand, TripEnds } from '@yunyou/contract/trip/trip-command.schema';
import type { Draft } from '../draft.ts';
import { nightsByCity } from '../nights-by-city.ts';

/** Facts that shape commands need. */
export type ShapeFacts = {
  /** Returns the city of a spot. */
  readonly cityOfSpot: (spotId: string) => string | undefined;
  readonly cityName: (cityId: string) => string;
  /** Returns the best known sights of a city, best first. */
  readonly bestSpotsOf: (cityId: string) => readonly string[];
  /** Cost of the current plan. */
  readonly costFen: number;
};

type Nights = TripBrief['cityNights'];
type CityName = ShapeFacts['cityName'];

/** Nights of an added city when the sentence names none. */
const usualNights = 2;

/** Number of sights that a day trip adds to the must-sees. */
const dayTripSights = 2;

/**
 * Adds the sights of a day trip to the must-sees. The choice of the shape finds the city from which the day trip
 * starts, or adds a night when the way is too long for a day.
 */
function withDayTrip(brief: TripBrief, nights: Nights, spotIds: readonly string[]): TripBrief {
  return {
    ...brief,
    cityNights: nights.slice(0, 10),
    mustSeeSpotIds: unique([...brief.mustSeeSpotIds, ...spotIds]).slice(-30),
    excludedSpotIds: brief.excludedSpotIds.filter((id) => !spotIds.includes(id)),
  };
}

/** Returns the brief of a trip that is planned again, or undefined for a command that needs no planning. */
export function changeShape(draft: Draft, command: TripCommand, facts: ShapeFacts): TripBrief | undefined {
  const brief = withCitiesOf(draft);
  const nights = listNights(draft);
  switch (command.kind) {
    case 'add-city':
      return addCity(brief, nights, command);
    case 'day-trip':
      return withDayTrip(brief, nights, facts.bestSpotsOf(command.cityId).slice(0, dayTripSights));
    case 'remove-city':
      return removeCity(brief, command.cityId, facts);
    case 'swap-city': {
      const { cityId, forCityId } = command;
      const other = (id: string): string => (id === cityId ? forCityId : id);
      const without = removeCity(brief, cityId, facts);
      return {
        ...without,
        cityIds: unique(brief.cityIds.map(other)),
        cityNights: nights.map((stay) => ({ ...stay, cityId: other(stay.cityId) })).slice(0, 10),
        cityOrder: unique(brief.cityOrder.map(other)),
        excludedCityIds: without.excludedCityIds.filter((id) => id !== forCityId),
      };
    }
    case 'nights': {
      const before = nights.find(({ cityId }) => cityId === command.cityId)?.nights ?? 0;
      const cityNights = setNights(nights, command.cityId, command.nights);
      return withDays({ ...brief, cityNights }, brief.when.days + command.nights - before);
    }
    case 'route':
      return withRoute(brief, nights, command.stops, facts);
    case 'ends':
      return withEnds(brief, command.ends);
    case 'days':
      return withDays({ ...draft.brief, cityNights: [] }, command.days);
    case 'pace':
      return { ...brief, pace: command.pace };
    case 'more':
      return {
        ...brief,
        preferenceTagIds: unique([...brief.preferenceTagIds, ...command.tagIds]).slice(-12),
        dislikedKinds: (brief.dislikedKinds ?? []).filter((kind) => !command.tagIds.includes(kind)),
      };
    case 'cost': {
      const amountMinor = Math.round((facts.costFen * command.percent) / 100 / 10_000) * 10_000;
      return {
        ...brief,
        hotelIds: [],
        budget: { amountMinor: Math.max(10_000, amountMinor), currency: 'CNY' },
      };
    }
    case 'wishes':
      return withWishes(brief, command.change);
    case 'hotels':
      return typeof command.level === 'number' && command.cityId === undefined
        ? { ...brief, hotelClass: command.level, hotelIds: [] }
        : undefined;
    default:
      return undefined;
  }
}

/** Sets the fields of a wish. Likes, dislikes, diets and mobility needs are added to those of the brief. */
function withWishes(brief: TripBrief, change: PartialTripBrief): TripBrief {
  const { preferenceTagIds = [], dislikedKinds = [], fewerKinds = [], diet = [], mobility = [] } = change;
  const said = present(change);
  return {
    ...brief,
    ...said,
    preferenceTagIds: unique([...brief.preferenceTagIds, ...preferenceTagIds]).slice(-12),
    ...(said.dislikedKinds && {
      dislikedKinds: unique([...(brief.dislikedKinds ?? []), ...dislikedKinds]).slice(-12),
    }),
    ...(said.fewerKinds && { fewerKinds: unique([...(brief.fewerKinds ?? []), ...fewerKinds]).slice(-12) }),
    diet: unique([...brief.diet, ...diet]),
    mobility: unique([...brief.mobility, ...mobility]),
  };
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Leaves out fields without a value. */
function present<T extends object>(change: T): Present<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Present<T>; // its own fields
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Returns the nights of each city of the plan. */
function listNights({ plan }: Draft): Nights {
  return [...nightsByCity(plan)].map(([cityId, nights]) => ({ cityId, nights: Math.min(20, nights) }));
}

/** Adds the cities of the plan to the named ones, so that planning again keeps those that the planner chose. */
function withCitiesOf(draft: Draft): TripBrief {
  const cityIds = listNights(draft).map(({ cityId }) => cityId);
  return cityIds.length === 0 || cityIds.length > 10 ? draft.brief : { ...draft.brief, cityIds };
}

function setNights(nights: Nights, cityId: string, count: number): Nights {
  return [...nights.filter((stay) => stay.cityId !== cityId), { cityId, nights: count }].slice(-10);
}

function withDays(brief: TripBrief, days: number): TripBrief {
  return { ...brief, when: { ...brief.when, days: Math.min(maxTripDays, Math.max(1, days)) } };
}

/** Adds a city at the end of the list; the planner chooses its place in the trip. The trip becomes longer by its nights. */
function addCity(
  brief: TripBrief,
  nights: Nights,
  { cityId, nights: asked, spotId }: Extract<TripCommand, { kind: 'add-city' }>,
): TripBrief {
  const count = asked ?? usualNights;
  return withDays(
    {
      ...brief,
      cityIds: unique([...brief.cityIds, cityId]).slice(-10),
      cityNights: setNights(nights, cityId, count),
      excludedCityIds: brief.excludedCityIds.filter((id) => id !== cityId),
      ...(spotId && { mustSeeSpotIds: unique([...brief.mustSeeSpotIds, spotId]).slice(-30) }),
    },
    brief.when.days + count,
  );
}

/** Removes a city with its sights, hotels and rides. The other cities share its nights. */
function removeCity(brief: TripBrief, cityId: string, { cityOfSpot }: ShapeFacts): TripBrief {
  const { entryCityId, exitCityId, entryStationId, exitStationId, ...rest } = brief;
  return {
    ...rest,
    ...(entryCityId !== undefined &&
      entryCityId !== cityId && { entryCityId, ...(entryStationId && { entryStationId }) }),
    ...(exitCityId !== undefined &&
      exitCityId !== cityId && { exitCityId, ...(exitStationId && { exitStationId }) }),
    cityIds: brief.cityIds.filter((id) => id !== cityId),
    cityNights: [],
    cityOrder: brief.cityOrder.filter((id) => id !== cityId),
    excludedCityIds: unique([...brief.excludedCityIds, cityId]).slice(-40),
    mustSeeSpotIds: brief.mustSeeSpotIds.filter((id) => cityOfSpot(id) !== cityId),
    ...(brief.ownPlaces && { ownPlaces: brief.ownPlaces.filter((own) => own.cityId !== cityId) }),
    rides: brief.rides.filter((ride) => ride.fromCityId !== cityId && ride.toCityId !== cityId),
  };
}

/**
 * Applies the removed cities and the nights of one reading together: added nights come from the removed cities first, so that "one
 * night more in Beijing and skip Hangzhou" does not make the trip longer. Undefined unless the reading has both.
 */
export function removeAndSetNights(
  draft: Draft,
  commands: readonly TripCommand[],
  facts: ShapeFacts,
): TripBrief | undefined {
  const removed = commands.flatMap((command) => (command.kind === 'remove-city' ? [command.cityId] : []));
  const asked = commands.flatMap((command) =>
    command.kind === 'nights' ? [{ cityId: command.cityId, nights: command.nights }] : [],
  );
  if (removed.length === 0 || asked.length === 0) return undefined;
  const before = new Map(listNights(draft).map(({ cityId, nights }) => [cityId, nights]));
  const freed = removed.reduce((sum, id) => sum + (before.get(id) ?? 0), 0);
  const added = asked.reduce((sum, { cityId, nights }) => sum + nights - (before.get(cityId) ?? 0), 0);
  const brief = removed.reduce((rest, id) => removeCity(rest, id, facts), withCitiesOf(draft));
  return withDays({ ...brief, cityNights: asked }, brief.when.days + Math.max(0, added - freed));
}

/** Sets cities, order and nights. Cities that are no longer named leave the trip with their sights, hotels and rides. */
function withRoute(brief: TripBrief, nights: Nights, stops: RouteStops, facts: ShapeFacts): TripBrief {
  const cityIds = stops.map(({ cityId }) => cityId);
  const gone = nights.map(({ cityId }) => cityId).filter((id) => !cityIds.includes(id));
  const kept = gone.reduce((rest, id) => removeCity(rest, id, facts), brief);
  const total = (list: Nights): number => list.reduce((sum, stay) => sum + stay.nights, 0);
  return withDays(
    {
      ...kept,
      cityIds,
      cityNights: stops,
      cityOrder: cityIds,
      excludedCityIds: kept.excludedCityIds.filter((id) => !cityIds.includes(id)),
    },
    brief.when.days + total(stops) - total(nights),
  );
}

/** Sets dates, cities and hours of arrival and departure. A station is kept while its city is. */
function withEnds(brief: TripBrief, { firstDate, ...ends }: TripEnds): TripBrief {
  const { entryStationId, exitStationId } = brief;
  const rest = Object.fromEntries(
    Object.entries(brief).filter(([field]) => !endFields.has(field)),
  ) as unknown as TripBrief; // the removed fields are optional
  return {
    ...rest,
    ...present(ends),
    ...(entryStationId && ends.entryCityId === brief.entryCityId && { entryStationId }),
    ...(exitStationId && ends.exitCityId === brief.exitCityId && { exitStationId }),
    ...(firstDate && { when: { kind: 'dates', firstDate, days: brief.when.days } }),
  };
}

const endFields: ReadonlySet<string> = new Set<keyof TripBrief>([
  'entryCityId',
  'exitCityId',
  'entryStationId',
  'exitStationId',
  'arrivalMinute',
  'departureMinute',
]);

/** Returns why a trip cannot follow a route, or undefined. Where the group arrives and leaves does not follow from its route. */
export function refuseRoute({ brief, plan }: Draft, stops: RouteStops, nameOf: CityName): string | undefined {
  const [first, last] = [stops[0]?.cityId, stops.at(-1)?.cityId];
  const named = (id: string | undefined): id is string => stops.some(({ cityId }) => cityId === id);
  const { entryCityId, exitCityId } = brief;
  if (named(entryCityId) && entryCityId !== first)
    return `You arrive in ${nameOf(entryCityId)}, so your trip starts there.`;
  const returns = plan.stays.length > 1 && plan.stays[0]?.cityId === plan.stays.at(-1)?.cityId;
  if (named(exitCityId) && exitCityId !== last && !(exitCityId === first && returns))
    return `You leave from ${nameOf(exitCityId)}, so your trip ends there.`;
  const days = brief.when.days - plan.stays.reduce((sum, stay) => sum + stay.nights, 0);
  const total = stops.reduce((sum, stop) => sum + stop.nights, 0);
  return total + days > maxTripDays ? `A trip has at most ${maxTripDays} days.` : undefined;
}
