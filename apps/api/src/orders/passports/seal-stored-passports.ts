import type { Traveller, TravellerSecret } from '@yunyou/contract/orders/order.schema';
import type { Database } from '@yunyou/database/database';
import { lockUnsealedOrders, storeSealedTravellers } from '@yunyou/database/orders/traveller-secret.queries';
import type { PassportBox } from './passport-box.ts';

const batchSize = 200;

/** Splits a traveller's data into the part that is stored in plain text and the part that is encrypted. */
export function splitTraveller({ kind, name, passportNumber, birthDate }: Traveller) {
  const secret: TravellerSecret = { passportNumber, ...(birthDate !== undefined && { birthDate }) };
  return { named: { kind, name }, secret };
}

/**
 * Encrypts passport numbers that an earlier release stored in plain text. Each batch is one transaction, so an
 * interrupted run continues where it stopped, and several processes may run it. Returns the number of orders.
 */
export async function sealStoredPassports(
  { transaction }: Pick<Database, 'transaction'>,
  passports: PassportBox,
): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await transaction(async (db) => {
      const orders = await lockUnsealedOrders(db, batchSize);
      for (const { orderNo, travellers, requestHash } of orders) {
        const parts = travellers.map(splitTraveller);
        const isAnonymous = travellers.some(({ passportNumber }) => passportNumber === anonymousNumber);
        await storeSealedTravellers(db, orderNo, {
          travellers: parts.map(({ named }) => named),
          sealedTravellers: isAnonymous
            ? null
            : passports.seal(
                orderNo,
                parts.map(({ secret }) => secret),
              ),
          requestHash: isAnonymous ? '' : passports.hash(requestHash),
        });
      }
      return orders.length;
    });
    if (sealed === 0) return total;
    total += sealed;
  }
}

/** Stored by an earlier release in place of the passport numbers of a deleted account. */
const anonymousNumber = 'DELETED';
