import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';
import { lockDeparture, saveDeparture } from '@yunyou/database/orders/departure.queries';
import { findDeparture } from '@yunyou/domain/orders/departures';
import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { actorOf, recordAudit } from '../staff/audit.ts';
import { expireLapsedOrders } from './order-moves.ts';

/**
 * Changes the seats of a departure, or closes it. Refuses to lower the seats below those sold: the departure is locked,
 * so that no seat is sold meanwhile.
 */
export async function changeDeparture(
  context: HandlerContext,
  line: CatalogueRow<'trip-line'>,
  { lineId, date, ...change }: HandlerInput<'POST /admin/departure/save'>,
): Promise<void> {
  const planned = findDeparture(line.doc, date);
  if (!planned) throw badInput('date', 'The tour does not leave on this day.');
  await context.transaction(async (db) => {
    const before = await lockDeparture(db, { lineId, date });
    const expired = await expireLapsedOrders(db, { lineId, date }, context);
    const { seatsTaken } = expired > 0 ? await lockDeparture(db, { lineId, date }) : before;
    const seats = change.seatsOverride ?? planned.seats;
    if (seats < seatsTaken && seats < (before.seatsOverride ?? planned.seats))
      throw badInput('seatsOverride', `Seats sold on ${date}: ${seatsTaken}. Choose at least ${seatsTaken}.`);
    await saveDeparture(db, { lineId, date }, change);
    await recordAudit(db, actorOf(context), {
      action: 'departure.save',
      entity: 'trip-line',
      entityId: lineId,
      after: { date, ...change },
    });
  });
}

const badInput = (field: string, message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field, message }] });
