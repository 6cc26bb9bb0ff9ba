import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { PassengerList } from '@yunyou/contract/orders/staff-order.endpoints';
import type { Db } from '@yunyou/database/database';
import { listOrdersOfDeparture } from '@yunyou/database/orders/order.queries';
import { toSheetFile } from '../admin/export-rows.ts';
import type { Services } from '../handler.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { getTour } from './get-tour.ts';
import { asOf } from './order-views.ts';
import { maskTravellers } from './passports/masked-travellers.ts';

interface DepartureKey {
  lineId: string;
  date: string;
}

/** Lists the travellers of all orders that hold seats of a departure, with masked passport numbers. */
export async function readPassengers(
  { db, passports, now }: Pick<Services, 'passports' | 'now'> & { db: Db },
  { lineId, date }: DepartureKey,
): Promise<PassengerList> {
  const orders = await listOrdersOfDeparture(db, { lineId, date });
  // Orders have a copy of their tour, which may not be published any more.
  const { name, zhName } = orders[0]?.tour ?? (await getTour(db, lineId)).doc;
  return {
    tour: { id: lineId, name, zhName },
    date,
    list: orders
      .filter((order) => asOf(order, now()).state !== 'expired')
      .flatMap((order) =>
        maskTravellers(order.travellers, passports.open(order)).map((traveller) => ({
          ...traveller,
          orderNo: order.orderNo,
          state: order.state,
          contactName: order.contact.name,
          phone: order.contact.phone,
          wish: order.contact.note ?? null,
        })),
      ),
  };
}

const headers = ['Name', 'Kind', 'Passport ending', 'Born', 'Order', 'State', 'Contact', 'Phone', 'Wish'];

/** Returns the passenger list as CSV, after recording the export in the audit log. */
export function exportPassengers(services: Services, staff: Actor, key: DepartureKey): Promise<FileAnswer> {
  return services.transaction(async (db) => {
    const { list } = await readPassengers({ ...services, db }, key);
    await recordAudit(db, staff, {
      action: 'departure.export',
      entity: 'trip-line',
      entityId: key.lineId,
      after: { date: key.date, travellers: list.length },
    });
    const rows = list.map((row) => [
      row.name,
      row.kind,
      row.passportEnding,
      row.birthYear,
      row.orderNo,
      row.state,
      row.contactName,
      row.phone,
      row.wish,
    ]);
    return toSheetFile(`passengers-${key.lineId}-${key.date}`, 'csv', [headers, ...rows]);
  });
}
