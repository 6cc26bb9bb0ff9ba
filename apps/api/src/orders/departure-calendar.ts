import type { HandlerOutput } from '@yunyou/contract/endpoints';
import { listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { listDepartureSales } from '@yunyou/database/orders/departure.queries';
import { listSoldDepartures } from '@yunyou/domain/orders/departures';
import { lastDayOfMonth } from '@yunyou/domain/time/china-time';

const toursMax = 1000;

/** Lists the departures of all published tours in a month, with the seats sold. */
export async function readDepartureCalendar(
  db: Db,
  { month, now }: { month: string; now: Date },
): Promise<HandlerOutput<'GET /admin/departure/calendar'>> {
  const range = { from: `${month}-01`, to: lastDayOfMonth(month) };
  const [lines, sales] = await Promise.all([
    listPublished(db, 'trip-line', { orderBy: [], limit: toursMax }),
    listDepartureSales(db, { ...range, now }),
  ]);
  const salesOf = Map.groupBy(sales, ({ lineId }) => lineId);
  const departures = lines.flatMap(({ id, doc }) =>
    listSoldDepartures(doc, range, salesOf.get(id) ?? []).map((departure) => ({ lineId: id, ...departure })),
  );
  return { tours: lines.map(({ id, doc }) => ({ id, name: doc.name })), departures };
}
