import { addOrderEvent, type OrderRow } from '@yunyou/database/orders/order.queries';
import type { Services } from '../handler.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { withOrder } from './order-moves.ts';

/** Adds a note that only staff see. The audit entry has no text, because a note may name a person. */
export function addOrderNote(
  services: Services,
  { orderNo, note, staff }: { orderNo: string; note: string; staff: Actor },
): Promise<OrderRow> {
  return withOrder(services, { orderNo }, async (db, order) => {
    await addOrderEvent(db, {
      orderNo,
      at: staff.now,
      actor: 'staff',
      actorName: staff.name,
      what: 'note',
      state: order.state,
      note,
    });
    await recordAudit(db, staff, { action: 'order.note', entity: 'order', entityId: orderNo });
    return order;
  });
}
