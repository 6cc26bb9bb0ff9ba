import type { TravellerSecret } from '@yunyou/contract/orders/order.schema';
import { findOrder } from '@yunyou/database/orders/order.queries';
import { notFound } from '../../api-error.ts';
import type { Services } from '../../handler.ts';
import { type Actor, recordAudit } from '../../staff/audit.ts';

/** Returns one traveller's passport number, after recording in the audit log who saw it. The log has no number. */
export async function showPassport(
  { transaction, passports }: Pick<Services, 'transaction' | 'passports'>,
  { orderNo, traveller, staff }: { orderNo: string; traveller: number; staff: Actor },
): Promise<TravellerSecret> {
  return transaction(async (db) => {
    const order = await findOrder(db, orderNo);
    const secret = order && passports.open(order)?.[traveller];
    if (!secret) throw notFound('passport number');
    await recordAudit(db, staff, {
      action: 'order.show-passport',
      entity: 'order',
      entityId: orderNo,
      after: { traveller: traveller + 1 },
    });
    return secret;
  });
}
