import type { TripLine } from '@yunyou/contract/entities/trip-line.schema';
import type { DepartureView } from '@yunyou/contract/orders/order.schema';
import type { Db } from '@yunyou/database/database';
import { listDepartureSales } from '@yunyou/database/orders/departure.queries';
import {
  firstBookableDate,
  lastBookableDate,
  listDepartures,
  type SoldDeparture,
  withSale,
} from '@yunyou/domain/orders/departures';
import { chinaNow } from '@yunyou/domain/time/china-time';

export interface AvailabilityOptions {
  line: { id: string; doc: TripLine };
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
}

type StaffDeparture = DepartureView & SoldDeparture;

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
  const sales = await listDepartureSales(db, { lineId: line.id, from: first, to: last, now });
  const saleOf = new Map(sales.map((sale) => [sale.date, sale]));
  return listDepartures(line.doc, { from: first, to: last }).map((departure) =>
    withSale(departure, saleOf.get(departure.date)),
  );
}

const later = (wanted: string | undefined, limit: string) => (wanted && wanted > limit ? wanted : limit);
const earlier = (wanted: string | undefined, limit: string) => (wanted && wanted < limit ? wanted : limit);
