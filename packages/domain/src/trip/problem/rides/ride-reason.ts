import type { RideCatalogue } from '../../catalogue/trip-catalogue.ts';
import type { RideKey } from './rides.ts';
import { listLegs } from './routes.ts';

/** Returns the reason for a ride, compared with the other links between the two cities. */
export function describeRide(
  { fromCityId, toCityId, linkIds, number }: RideKey,
  { links }: RideCatalogue,
): string {
  const first = links.filter(({ id }) => id === linkIds[0]);
  if (first.some(({ voyage }) => voyage?.nights === 0))
    return 'You see this on the way: the boat is the sight and the ride in one.';
  if (first.some(({ voyage }) => voyage))
    return 'The voyage that you asked for: cabin and meals are on board, and the nights need no hotel.';
  const nights = first
    .flatMap(({ services = [] }) => services)
    .find((service) => number !== undefined && service.number === number)?.dayOffset;
  if (nights) return nightTrainReason(nights);
  if (linkIds.length > 1) return 'There is no direct connection; you change on the way.';
  const rivals = (listLegs(links).get(fromCityId) ?? [])
    .filter((leg) => leg.toCityId === toCityId)
    .map(({ link }) => link);
  const own = rivals.find(({ id }) => id === linkIds[0]);
  if (!own || rivals.length === 1) return 'The direct connection between the two cities.';
  if (rivals.every(({ minutes }) => minutes >= own.minutes)) return 'The fastest direct connection.';
  return 'Leaves the most of the day for its price, counting the way to the station and waiting.';
}

function nightTrainReason(nights: number): string {
  const time =
    nights === 1 ? 'save a hotel and arrive the next day' : `for ${nights} nights, with a window on the way`;
  return `A night train: you sleep on board, ${time}. Book a berth in a soft sleeper (four beds) or hard sleeper (six).`;
}
