import type { Db } from '@yunyou/database/database';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { applyMove, type Move, type MoveContext } from './order-moves.ts';

type StaffStep = Pick<Move, 'action' | 'change'> & { staff: Actor; note: string };

/** Applies an action of a staff member and writes its audit entry in the same transaction. */
export async function applyStaffMove(
  db: Db,
  order: OrderRow,
  { staff, note, action, change = {} }: StaffStep,
  context: MoveContext,
): Promise<OrderRow> {
  const move = { action, actor: 'staff', actorName: staff.name, note, change } as const;
  const moved = await applyMove(db, order, move, context);
  await recordAudit(db, staff, {
    action: `order.${action}`,
    entity: 'order',
    entityId: order.orderNo,
    before: auditedFields(order),
    after: { ...auditedFields(moved), note },
  });
  return moved;
}

/** Returns the fields for the audit log; it must not contain travellers' data. */
const auditedFields = ({ state, paidMinor, refundMinor, currency }: OrderRow) => ({
  state,
  paidMinor,
  refundMinor,
  currency,
});
