import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Pass } from '@yunyou/planner/problem';
import { isInSeason } from '../../../opening-hours/opening-hours.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import { type TripCatalogue, type TripSpot, toFen } from '../../catalogue/trip-catalogue.ts';

/**
 * Returns the ticket price of the group in fen on the most expensive day of the trip. Uses the entry ticket of the season,
 * or a combined ticket where there is no entry ticket, and adds required tickets (shuttle bus) and those of the variant
 * (cable car). Children pay the child's price where there is one, else the adult's.
 */
export function priceOf(
  spot: TripSpot,
  brief: TripBrief,
  catalogue: TripCatalogue,
  ticketNames: readonly string[] = [],
): number {
  const { adults, children } = brief.travellers;
  const used = spot.tickets.filter(
    ({ kind, name, required }) => kind !== 'entry' && (required === true || ticketNames.includes(name)),
  );
  const extras = used.reduce(
    (sum, ticket) => sum + toFen(ticket.price, catalogue) * tripsOf(ticket, used),
    0,
  );
  if (spot.free) return extras * (adults + children);
  const dates = listTripDates(brief.when);
  const isSeasonal = spot.tickets.some(({ season }) => season);
  const perDay = (isSeasonal ? dates : dates.slice(0, 1)).map((date) => {
    const adult = ticketPrice(spot, date, ['adult', 'everyone'], catalogue) ?? 0;
    const child = ticketPrice(spot, date, ['child', 'everyone'], catalogue) ?? adult;
    return adults * (adult + extras) + children * (child + extras);
  });
  return Math.max(0, ...perDay);
}

/** Returns the parts of the price that also admit to other spots. Tickets with the same pass are one pass. */
export function listPasses(
  spot: TripSpot,
  brief: TripBrief,
  catalogue: TripCatalogue,
  ticketNames: readonly string[] = [],
): Pass[] {
  const ids = new Set(spot.tickets.flatMap(({ pass }) => pass ?? []));
  if (ids.size === 0) return [];
  const full = priceOf(spot, brief, catalogue, ticketNames);
  return [...ids].flatMap((id) => {
    const own = { ...spot, tickets: spot.tickets.filter(({ pass }) => pass !== id) };
    const costMinor = full - priceOf(own, brief, catalogue, ticketNames);
    const days = Math.max(...spot.tickets.map(({ pass, validDays = 1 }) => (pass === id ? validDays : 1)));
    return costMinor > 0 ? [{ id, costMinor, days }] : [];
  });
}

/**
 * Returns how often a ticket is paid. A shuttle or cable car with one-way tickets is paid up and down, unless the
 * visit takes another one down.
 */
function tripsOf({ trip, vehicle }: Ticket, used: readonly Ticket[]): number {
  if (trip !== 'one-way') return 1;
  const sameVehicle = used.filter((other) => other.trip === 'one-way' && other.vehicle === vehicle);
  return vehicle !== undefined && sameVehicle.length > 1 ? 1 : 2;
}

type Ticket = TripSpot['tickets'][number];

function ticketPrice(
  spot: TripSpot,
  date: string,
  audiences: readonly string[],
  catalogue: TripCatalogue,
): number | undefined {
  for (const kind of ['entry', 'combined']) {
    const fitting = spot.tickets.filter(
      (ticket) => ticket.kind === kind && audiences.includes(ticket.audience),
    );
    const seasonal = fitting.filter(({ season }) => season && isInSeason(date.slice(5), season));
    const tickets = seasonal.length > 0 ? seasonal : fitting.filter(({ season }) => !season);
    if (tickets.length > 0) return Math.min(...tickets.map(({ price }) => toFen(price, catalogue)));
  }
  return undefined;
}
