import type { NamedTraveller, Traveller, TravellerSecret } from '@yunyou/contract/orders/order.schema';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { addOrderEvent, type OrderRow } from '@yunyou/database/orders/order.queries';
import { storeSealedTravellers } from '@yunyou/database/orders/traveller-secret.queries';
import { holdsSeats } from '@yunyou/domain/orders/order-state';
import { listTravellerProblems } from '@yunyou/domain/orders/order-travellers';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { withOrder } from './order-moves.ts';

/** Absent fields stay as they are. */
type TravellerChange = { [K in 'name' | 'passportNumber' | 'birthDate']?: Traveller[K] | undefined };

interface TravellerEdit extends TravellerChange {
  orderNo: string;
  /** Position in the list of travellers, from 0. */
  traveller: number;
  staff: Actor;
}

const fieldNames = { name: 'name', passportNumber: 'passport number', birthDate: 'birth date' } as const;

/**
 * Corrects one traveller of an order whose tour is not over. Neither timeline nor audit log contain the old or new
 * values: both name only the changed fields.
 */
export function editTraveller(
  services: Services,
  { orderNo, traveller: index, staff, ...change }: TravellerEdit,
): Promise<OrderRow> {
  return withOrder(services, { orderNo }, async (db, order) => {
    const named = order.travellers[index];
    if (!named) throw notFound('traveller');
    if (!holdsSeats(order.state) || order.state === 'completed')
      throw new ApiError('ORDER_STATE', { message: 'Travellers can be corrected until the tour is over.' });
    const secrets = services.passports.open(order);
    const fields = changedFields({ ...named, ...secrets?.[index] }, change);
    if (fields.length === 0) return order;
    await assertAge(db, order, named, change);
    const edited = await storeTraveller(db, services, order, { index, change, secrets });
    const what = `Traveller ${index + 1}: ${fields.map((field) => fieldNames[field]).join(', ')}`;
    await addOrderEvent(db, {
      orderNo,
      at: staff.now,
      actor: 'staff',
      actorName: staff.name,
      what: 'travellers',
      state: order.state,
      note: what,
    });
    await recordAudit(db, staff, {
      action: 'order.edit-traveller',
      entity: 'order',
      entityId: orderNo,
      after: { traveller: index + 1, fields },
    });
    return edited;
  });
}

function changedFields(before: TravellerChange, change: TravellerChange) {
  const fields = ['name', 'passportNumber', 'birthDate'] as const;
  return fields.filter((field) => change[field] !== undefined && change[field] !== before[field]);
}

/** Rejects a birth date with which the child would not travel for the child's price. */
async function assertAge(
  db: Db,
  order: OrderRow,
  { kind }: NamedTraveller,
  { birthDate }: TravellerChange,
): Promise<void> {
  if (birthDate === undefined) return;
  const line = await findPublished(db, 'trip-line', order.lineId);
  if (!line || kind !== 'child') return;
  const { groupSizeMax, childAgeMax } = line.doc;
  const tour = { date: order.date, groupSizeMax, childAgeMax };
  const problem = listTravellerProblems([{ kind, birthDate }], tour).find(({ field }) => field);
  if (problem)
    throw new ApiError('BAD_INPUT', {
      message: problem.message,
      fields: [{ field: 'birthDate', message: problem.message }],
    });
}

async function storeTraveller(
  db: Db,
  { passports }: Services,
  order: OrderRow,
  {
    index,
    change: { name, ...secret },
    secrets,
  }: { index: number; change: TravellerChange; secrets: TravellerSecret[] | undefined },
): Promise<OrderRow> {
  const travellers = order.travellers.map((named, at) =>
    at === index && name !== undefined ? { ...named, name } : named,
  );
  const { passportNumber, birthDate } = secret;
  const hasSecret = passportNumber !== undefined || birthDate !== undefined;
  if (hasSecret && !secrets)
    throw new ApiError('NOT_POSSIBLE', { message: 'The passport numbers of this order have been deleted.' });
  const sealedTravellers =
    hasSecret && secrets
      ? passports.seal(
          order.orderNo,
          secrets.map((stored, at) =>
            at === index
              ? {
                  ...stored,
                  ...(passportNumber !== undefined && { passportNumber }),
                  ...(birthDate !== undefined && { birthDate }),
                }
              : stored,
          ),
        )
      : order.sealedTravellers;
  await storeSealedTravellers(db, order.orderNo, { travellers, sealedTravellers });
  return { ...order, travellers, sealedTravellers };
}
