import type {
  City,
  CostScope,
  Gateway,
  Hotel,
  Place,
  Problem,
  Restaurant,
  Rule,
  Service,
} from '../problem.ts';
import { createWishWorth } from './wish-worth.ts';

/**
 * A problem under one combination of its rules: alternatives decided, forbidden candidates removed, and the rest
 * grouped by the solver part that enforces it.
 */
export type SearchSpace = {
  readonly problem: Problem;
  readonly cityById: ReadonlyMap<string, City>;
  readonly gatewayById: ReadonlyMap<string, Gateway>;
  /** Candidates by city, without what the rules forbid. */
  readonly placesByCity: ReadonlyMap<string, readonly Place[]>;
  readonly restaurantsByCity: ReadonlyMap<string, readonly Restaurant[]>;
  readonly hotelsByCity: ReadonlyMap<string, readonly Hotel[]>;
  readonly allowedCities: ReadonlySet<string>;
  readonly requiredCities: ReadonlySet<string>;
  readonly counts: readonly CountRule[];
  readonly budgets: readonly { readonly scopes: readonly CostScope[]; readonly maxMinor: number }[];
  readonly times: readonly Extract<Rule, { rule: 'timeAt' }>[];
  readonly orders: readonly Extract<Rule, { rule: 'order' }>[];
  readonly modesToUse: readonly string[];
  /** Whether a local mode may serve a leg of this length. */
  readonly isModeAllowed: (mode: string, meters: number) => boolean;
  /** Services that may be the first, a middle or the last ride. */
  readonly isRideAllowed: (service: Service, position: RidePosition) => boolean;
  readonly arriveBy: { readonly dayIndex: number; readonly minute: number } | undefined;
  readonly tooManyDays: boolean;
  /** What soft wishes add to a place, restaurant or hotel. */
  readonly wishWorth: (id: string) => number;
};

export type RidePosition = { readonly isFirst: boolean; readonly isLast: boolean };

/** So many of these places or restaurants. */
export type CountRule = {
  readonly ids: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
};

type Of<Name extends Rule['rule']> = Extract<Rule, { rule: Name }>;

export function createSearchSpace(problem: Problem, rules: readonly Rule[]): SearchSpace {
  const of = <Name extends Rule['rule']>(name: Name): Of<Name>[] =>
    rules.filter((rule): rule is Of<Name> => rule.rule === name);
  const avoided = new Set(of('avoid').flatMap(({ ids }) => ids));
  const visa = of('visaArea');
  const counts = listCounts(problem, rules);
  const needed = new Set(counts.filter(({ min, ids }) => min >= ids.size).flatMap(({ ids }) => [...ids]));
  const keep = <T extends { id: string; cityId: string }>(things: readonly T[]): Map<string, T[]> =>
    Map.groupBy(
      things.filter(({ id }) => !avoided.has(id)),
      ({ cityId }) => cityId,
    );
  const cityById = new Map(problem.cities.map((city) => [city.id, city]));
  const cityOf = new Map([...problem.places, ...problem.restaurants].map(({ id, cityId }) => [id, cityId]));
  const beyond = of('modeBeyond');
  const local = of('localModes');
  const rides = of('rideModes');
  return {
    problem,
    cityById,
    gatewayById: new Map(problem.gateways.map((gateway) => [gateway.id, gateway])),
    placesByCity: keep(problem.places),
    restaurantsByCity: keep(problem.restaurants),
    hotelsByCity: keep(listHotels(problem, rules)),
    allowedCities: new Set(
      problem.cities
        .filter(({ id, transitOnly }) => !transitOnly && visa.every(({ cityIds }) => cityIds.includes(id)))
        .map(({ id }) => id),
    ),
    requiredCities: new Set([
      ...of('cities').flatMap(({ cityIds }) => cityIds),
      ...[...needed].flatMap((id) => cityOf.get(id) ?? []),
    ]),
    counts,
    budgets: of('budget'),
    times: of('timeAt'),
    orders: of('order'),
    modesToUse: of('useLocalModes').flatMap(({ modes }) => modes),
    isModeAllowed: (mode, meters) =>
      local.every(({ allowed }) => allowed.includes(mode)) &&
      beyond.every((rule) => meters <= rule.meters || mode === rule.mode),
    isRideAllowed: (service, { isFirst, isLast }) =>
      rides.every(
        ({ which, allowed }) =>
          (which === 'first' && !isFirst) || (which === 'last' && !isLast) || allowed.includes(service.mode),
      ),
    arriveBy: of('arriveBy').sort((a, b) => a.dayIndex - b.dayIndex || a.minute - b.minute)[0],
    wishWorth: createWishWorth(problem),
    tooManyDays: visa.some(({ maxDays }) => problem.days.length > maxDays),
  };
}

function listCounts(problem: Problem, rules: readonly Rule[]): CountRule[] {
  return rules.flatMap((rule): CountRule[] => {
    if (rule.rule === 'visit') return [countOf(rule.placeIds, rule.atLeast)];
    if (rule.rule === 'dine') return [countOf(rule.restaurantIds, rule.atLeast)];
    if (rule.rule === 'timeAt') {
      const isHotel = problem.hotels.some(({ id }) => id === rule.locationId);
      return isHotel ? [] : [countOf([rule.locationId], 1)];
    }
    if (rule.rule !== 'kindCount') return [];
    const things = rule.of === 'place' ? problem.places : problem.restaurants;
    const ids = things.filter(({ kinds }) => kinds.some((kind) => rule.kinds.includes(kind)));
    return [{ ids: new Set(ids.map(({ id }) => id)), min: rule.min ?? 0, max: rule.max ?? Infinity }];
  });
}

function countOf(list: readonly string[], atLeast: number | undefined): CountRule {
  const ids = new Set(list);
  return { ids, min: atLeast ?? ids.size, max: Infinity };
}

function listHotels(problem: Problem, rules: readonly Rule[]): Hotel[] {
  return problem.hotels.filter((hotel) => rules.every((rule) => isHotelAllowed(problem, hotel, rule)));
}

function isHotelAllowed(problem: Problem, hotel: Hotel, rule: Rule): boolean {
  if (rule.rule === 'hotels') return rule.hotelIds.includes(hotel.id);
  if (rule.rule === 'hotelFeatures') return fits(hotel.features, rule.features, rule.match);
  if (rule.rule === 'hotelWithin') return isNear(problem, hotel, rule.locationId, rule.meters);
  if (rule.rule !== 'timeAt') return true;
  const asked = problem.hotels.find(({ id }) => id === rule.locationId);
  return !asked || asked.cityId !== hotel.cityId || asked.id === hotel.id;
}

function fits(own: readonly string[], asked: readonly string[], match: 'all' | 'any' | 'none'): boolean {
  if (match === 'none') return !asked.some((feature) => own.includes(feature));
  return match === 'all'
    ? asked.every((feature) => own.includes(feature))
    : asked.some((feature) => own.includes(feature));
}

function isNear(problem: Problem, hotel: Hotel, locationId: string, meters: number): boolean {
  const city = problem.cities.find(({ id }) => id === hotel.cityId);
  const from = city?.locationIds.indexOf(locationId) ?? -1;
  if (!city || from < 0) return true;
  const distance = city.modes[0]?.meters[from * city.locationIds.length + city.locationIds.indexOf(hotel.id)];
  return distance !== undefined && distance <= meters;
}
