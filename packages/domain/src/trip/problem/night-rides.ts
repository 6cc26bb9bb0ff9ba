import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toMinutes } from '../../time/china-time.ts';
import type { TripLink } from '../catalogue/trip-catalogue.ts';
import type { Leg } from './routes.ts';

type NightService = NonNullable<TripLink['services']>[number];

/** A train that leaves earlier takes the day as well. Minutes after midnight. */
const earliestDeparture = 15 * 60;
/** A train that arrives later leaves nothing of the next day. Minutes after midnight. */
const latestArrival = 18 * 60;
/** A train that arrives earlier ends the night too soon. */
const earliestArrival = 5 * 60 + 30;
/** Shorter rides leave no time to sleep. */
const shortestNight = 6 * 60;

/** Returns whether the brief allows nights in a train: it contains one, or it has trains and no flights. */
export function allowsNightRides({
  nightTrains,
  transport,
}: Pick<TripBrief, 'nightTrains' | 'transport'>): boolean {
  if (nightTrains !== undefined) return nightTrains === 'wanted';
  return transport.includes('train') && !transport.includes('flight');
}

/** Lists the trains of a leg that leave in the afternoon or evening and arrive on the next day. */
export function listNightServices({ link, fromCityId }: Leg): readonly NightService[] {
  if (link.mode !== 'train') return [];
  const direction = link.fromCityId === fromCityId ? 'there' : 'back';
  return (link.services ?? []).filter((service) => {
    const [departs, arrives] = [toMinutes(service.departs), toMinutes(service.arrives)];
    return (
      service.direction === direction &&
      service.dayOffset === 1 &&
      departs >= earliestDeparture &&
      arrives >= earliestArrival &&
      arrives <= latestArrival &&
      nightMinutes(service) >= shortestNight
    );
  });
}

/** Returns the minutes of a ride that arrives on the next day. */
export function nightMinutes({ departs, arrives }: Pick<NightService, 'departs' | 'arrives'>): number {
  return 1440 + toMinutes(arrives) - toMinutes(departs);
}

/** Lists the links with night trains in the direction in which they run, however long they take. */
export function listNightLegs(links: readonly TripLink[]): readonly Leg[] {
  return links
    .flatMap((link): Leg[] => {
      const there = { link, fromCityId: link.fromCityId, toCityId: link.toCityId };
      return [there, { link, fromCityId: link.toCityId, toCityId: link.fromCityId }];
    })
    .filter((leg) => listNightServices(leg).length > 0);
}
