import type { HandlerInput } from '@yunyou/contract/endpoints';
import { findOrder, type OrderRow } from '@yunyou/database/orders/order.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findUserIdByEmail } from '@yunyou/database/visitors/user.queries';
import type { Services } from '../handler.ts';
import { writeOrderMail } from '../mail/order-mail.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import {
  type Booker,
  bookingConflict,
  checkRequest,
  digestRequest,
  insertBooking,
  requireSameRequest,
} from './booking.ts';
import { applyStaffMove } from './staff-move.ts';

const hourMs = 3_600_000;

/**
 * Books seats for a customer who did not book on the site. Rules, price and seats are those of every booking; the order
 * number is the idempotency key. The order belongs to the account with the customer's address, if there is one.
 */
export async function enterOrder(
  services: Services,
  staff: Actor,
  { isPaid, ...input }: HandlerInput<'POST /admin/order/enter'>,
): Promise<OrderRow> {
  const digest = digestRequest({ ...input, isPaid });
  const request = { ...(await checkRequest(services, input)), digest };
  const booker: Booker = {
    userId: (await findUserIdByEmail(services.db, input.contact.email)) ?? null,
    actor: 'staff',
    actorName: staff.name,
    enteredBy: staff.name,
    heldUntil: new Date(staff.now.getTime() + services.settings.PAY_LATER_HOURS * hourMs),
    paymentAttempts: 1,
  };
  const order = await services.transaction(async (db) => {
    await lockUntilCommit(db, `order ${input.orderNo}`);
    const repeated = await findOrder(db, input.orderNo);
    if (repeated) return requireSameRequest(services, repeated, digest);
    const booked = await insertBooking(db, services, booker, request);
    if (!booked) return undefined;
    const { lineId, date, adults, children, totalMinor, currency } = booked;
    await recordAudit(db, staff, {
      action: 'order.enter',
      entity: 'order',
      entityId: input.orderNo,
      after: { lineId, date, adults, children, totalMinor, currency },
    });
    if (!isPaid) {
      await writeOrderMail(db, booked, 'arrange', services);
      return booked;
    }
    const step = { action: 'pay', staff, note: '', change: { paidMinor: totalMinor } } as const;
    return applyStaffMove(db, booked, step, services);
  });
  if (order) return order;
  throw await bookingConflict(services, 'SOLD_OUT', request);
}
