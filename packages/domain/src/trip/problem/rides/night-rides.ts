import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toMinutes } from '../../../time/china-time.ts';
import type { TripLink } from '../../catalogue/trip-catalogue.ts';
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
export function listNightServices(leg: Leg): readonly NightService[] {
  return listOvernightServices(leg).filter((service) => {
    const [departs, arrives] = [toMinutes(service.departs), toMinutes(service.arrives)];
    return (
      service.dayOffset === 1 &&
      departs >= earliestDeparture &&
      arrives >= earliestArrival &&
      arrives <= latestArrival &&
      nightMinutes(service) >= shortestNight
    );
  });
}

/** Lists the trains of a leg that arrive on a later day, at any hour. */
function listOvernightServices({ link, fromCityId }: Leg): readonly NightService[] {
  if (link.mode !== 'train') return [];
  const direction = link.fromCityId === fromCityId ? 'there' : 'back';
  return (link.services ?? []).filter((service) => service.direction === direction && service.dayOffset > 0);
}

/** Returns the minutes of a ride that arrives on a later day. */
export function nightMinutes({
  departs,
  arrives,
  dayOffset,
}: Pick<NightService, 'departs' | 'arrives' | 'dayOffset'>): number {
  return dayOffset * 1440 + toMinutes(arrives) - toMinutes(departs);
}

/** The night trains of a leg. All of them take the same number of nights. */
export type NightLeg = Leg & {
  readonly services: readonly NightService[];
  readonly nights: number;
  /** The brief asks for the train between these two cities. */
  readonly isAsked: boolean;
};

/**
 * Lists the legs with night trains for a brief, in the direction in which the trains run, however long they take. Where the
 * brief asks for the train between two cities and none suits a night, it may take several nights or leave in the morning.
 */
export function listNightLegs(
  links: readonly TripLink[],
  brief: Pick<TripBrief, 'nightTrains' | 'transport' | 'rides'>,
): readonly NightLeg[] {
  const allowsNights = allowsNightRides(brief);
  return links
    .filter(({ mode }) => mode === 'train')
    .flatMap((link): NightLeg[] =>
      [
        { link, fromCityId: link.fromCityId, toCityId: link.toCityId },
        { link, fromCityId: link.toCityId, toCityId: link.fromCityId },
      ].flatMap((leg) => {
        const isAsked = asksForTrain(leg, brief);
        const usual = allowsNights || isAsked ? listNightServices(leg) : [];
        const found = usual.length === 0 && isAsked ? listOvernightServices(leg) : usual;
        const nights = Math.min(...found.map(({ dayOffset }) => dayOffset));
        const services = found.filter(({ dayOffset }) => dayOffset === nights);
        return services.length > 0 ? [{ ...leg, services, nights, isAsked }] : [];
      }),
    );
}

function asksForTrain(
  leg: Pick<Leg, 'fromCityId' | 'toCityId'>,
  { rides }: Pick<TripBrief, 'rides'>,
): boolean {
  return rides.some(
    ({ fromCityId, toCityId, mode }) =>
      mode === 'train' && fromCityId === leg.fromCityId && toCityId === leg.toCityId,
  );
}
