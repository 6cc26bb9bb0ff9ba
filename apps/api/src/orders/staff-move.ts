import type { Db } from '@yunyou/database/database';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { applyMove, type Move, type MoveContext } from './order-moves.ts';

type StaffStep = Pick<Move, 'action' | 'change'> & { staff: Actor; note: string };

/** A step that staff take: it and its entry in the audit log belong to one transaction. */
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

/** What a move may change; nothing about travellers belongs into the log. */
const auditedFields = ({ state, paidMinor, refundMinor, currency }: OrderRow) => ({
  state,
  paidMinor,
  refundMinor,
  currency,
});
