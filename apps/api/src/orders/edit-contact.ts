import type { OrderContact } from '@yunyou/contract/orders/order.schema';
import { addOrderEvent, type OrderRow, updateOrder } from '@yunyou/database/orders/order.queries';
import { holdsSeats } from '@yunyou/domain/orders/order-state';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { withOrder } from './order-moves.ts';

const fieldNames = { name: 'name', email: 'e-mail address', phone: 'phone number' } as const;
const fields = ['name', 'email', 'phone'] as const;

/** Absent fields stay as they are. */
type ContactChange = { [K in keyof typeof fieldNames]?: OrderContact[K] | undefined };

/**
 * Corrects the contact of an order whose tour is not over. Neither timeline nor audit log contain the old or new values:
 * both name only the changed fields.
 */
export function editContact(
  services: Services,
  { orderNo, staff, ...change }: ContactChange & { orderNo: string; staff: Actor },
): Promise<OrderRow> {
  return withOrder(services, { orderNo }, async (db, order) => {
    if (!holdsSeats(order.state) || order.state === 'completed')
      throw new ApiError('ORDER_STATE', { message: 'The contact can be corrected until the tour is over.' });
    const contact = { ...order.contact };
    for (const field of fields) contact[field] = change[field] ?? contact[field];
    const changed = fields.filter((field) => contact[field] !== order.contact[field]);
    if (changed.length === 0) return order;
    const edited = await updateOrder(db, orderNo, { contact, updatedAt: staff.now });
    await addOrderEvent(db, {
      orderNo,
      at: staff.now,
      actor: 'staff',
      actorName: staff.name,
      what: 'contact',
      state: order.state,
      note: changed.map((field) => fieldNames[field]).join(', '),
    });
    await recordAudit(db, staff, {
      action: 'order.edit-contact',
      entity: 'order',
      entityId: orderNo,
      after: { fields: changed },
    });
    return edited;
  });
}
