import type { Query } from '../query.ts';
import type { City, Sandbox } from '../sandbox.ts';
import type { Nights } from './hotel-choice.ts';
import { listNights } from './hotel-choice.ts';
import { scopeLimit } from './limits.ts';
import type { Requirements } from './requirements.ts';
import type { ServicePair } from './service-choice.ts';
import { countLostDays, listServicePairs } from './service-choice.ts';
import type { Thrift } from './thrift.ts';

/** Inputs that are the same for every attempt at a query. */
export interface Scene {
  sandbox: Sandbox;
  query: Query;
  city: City;
}

/** Demands and thrift level of a choice. */
export interface Choosing {
  requirements: Requirements;
  thrift: Thrift;
}

/** Lists pairs of rides that leave enough money for the rest, best first. */
export function listPairs(scene: Scene, { requirements, thrift }: Choosing): ServicePair[] {
  const reserve = thrift.reservePerDay * requirements.people * requirements.days;
  return listServicePairs({
    ...scene,
    requirements,
    minutesPerYuan: thrift.serviceMinutesPerYuan,
    maxCost: totalLimit(requirements) - reserve,
    minutesPerStationKm: thrift.minutesPerStationKm,
  });
}

function totalLimit(requirements: Requirements): number {
  return scopeLimit(requirements, ['attraction', 'meal', 'hotel', 'intercity', 'local']);
}

/** Lists hotels for the nights of a trip with these rides, best first. */
export function listHotels(
  { city }: Scene,
  { requirements, thrift, pair }: Choosing & { pair: ServicePair },
): Nights[] {
  const reserve = thrift.reservePerDay * requirements.people * requirements.days;
  const { days } = requirements;
  const times = requirements.times.map(({ place }) => place).filter((place) => city.hotels.has(place));
  const fixed = [...requirements.attraction.names, ...requirements.restaurant.names].map(([first]) => first);
  const timed = [
    ...requirements.times.map(({ place }) => place),
    ...requirements.orders.flatMap((order) => [order.first, order.second]),
  ];
  return listNights({
    city,
    requirements: {
      ...requirements,
      hotel: {
        ...requirements.hotel,
        names: [...requirements.hotel.names, ...times.map((place) => [place])],
      },
    },
    nights: days === 1 ? 0 : Math.max(1, days - 1 - countLostDays(pair)),
    stations: [pair.outward.service.to, pair.homeward.service.from],
    fixedPlaces: [...fixed.filter((place) => place !== undefined), ...timed],
    maxCost: Math.min(
      scopeLimit(requirements, ['hotel']),
      totalLimit(requirements) - pair.cost - reserve * 0.6,
    ),
    kmPerYuan: thrift.hotelKmPerYuan,
    stationWeight: thrift.stationWeight,
  });
}
