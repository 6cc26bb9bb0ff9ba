import type { TripLine } from '@yunyou/contract/entities/trip-line.schema';
import type { DepartureView } from '@yunyou/contract/orders/order.schema';
import type { Db } from '@yunyou/database/database';
import { listDepartureSales } from '@yunyou/database/orders/departure.queries';
import { firstBookableDate, lastBookableDate, listDepartures } from '@yunyou/domain/orders/departures';
import { chinaNow } from '@yunyou/domain/time/china-time';

export interface AvailabilityOptions {
  line: { id: string; doc: TripLine };
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
}

export interface StaffDeparture extends DepartureView {
  taken: number;
  seatsOverride: number | null;
  isClosed: boolean;
}

/** Returns the bookable departures with the seats left now. */
export async function listAvailability(db: Db, wish: AvailabilityOptions): Promise<DepartureView[]> {
  return (await listStaffDepartures(db, wish)).filter((departure) => !departure.isClosed);
}

/** Returns all departures for staff: also closed ones, with the changes staff made. */
export async function listStaffDepartures(
  db: Db,
  { line, from, to, now }: AvailabilityOptions,
): Promise<StaffDeparture[]> {
  const today = chinaNow(now).date;
  const first = later(from, firstBookableDate(today));
  const last = earlier(to, lastBookableDate(today));
  const sales = await listDepartureSales(db, line.id, { from: first, to: last, now });
  const saleOf = new Map(sales.map((sale) => [sale.date, sale]));
  return listDepartures(line.doc, { from: first, to: last }).map((departure) => {
    const sale = saleOf.get(departure.date);
    const seats = sale?.seatsOverride ?? departure.seats;
    const taken = (sale?.seatsTaken ?? 0) - (sale?.lapsed ?? 0);
    const isClosed = sale?.isClosed ?? false;
    return {
      ...departure,
      seats,
      seatsLeft: isClosed ? 0 : Math.max(0, seats - taken),
      taken,
      seatsOverride: sale?.seatsOverride ?? null,
      isClosed,
    };
  });
}

const later = (wanted: string | undefined, limit: string) => (wanted && wanted > limit ? wanted : limit);
const earlier = (wanted: string | undefined, limit: string) => (wanted && wanted < limit ? wanted : limit);
