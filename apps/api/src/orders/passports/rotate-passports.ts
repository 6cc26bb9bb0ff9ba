import type { Database } from '@yunyou/database/database';
import {
  lockOrdersOfOtherKeys,
  storeSealedTravellers,
} from '@yunyou/database/orders/traveller-secret.queries';
import type { PassportBox } from './passport-box.ts';

const batchSize = 200;

interface Rotation {
  rotated: number;
  /** Orders whose key is missing. They are kept, or deleted with `discardUnreadable`. */
  unreadable: number;
}

/**
 * Encrypts the passport numbers of all orders with the current key. Each batch is one transaction; an interrupted run
 * can be repeated. The hash of the request is cleared, because it was made with the old key.
 */
export async function rotatePassports(
  { transaction }: Pick<Database, 'transaction'>,
  passports: PassportBox,
  { discardUnreadable = false }: { discardUnreadable?: boolean } = {},
): Promise<Rotation> {
  const result: Rotation = { rotated: 0, unreadable: 0 };
  const currentKeyId = passports.currentKeyId();
  let afterOrderNo = '';
  for (;;) {
    const last = await transaction(async (db) => {
      const orders = await lockOrdersOfOtherKeys(db, { currentKeyId, afterOrderNo, limit: batchSize });
      for (const order of orders) {
        const secrets = passports.open(order);
        if (secrets) result.rotated += 1;
        else result.unreadable += 1;
        if (!secrets && !discardUnreadable) continue;
        await storeSealedTravellers(db, order.orderNo, {
          sealedTravellers: secrets ? passports.seal(order.orderNo, secrets) : null,
          requestHash: '',
        });
      }
      return orders.at(-1)?.orderNo;
    });
    if (last === undefined) return result;
    afterOrderNo = last;
  }
}
