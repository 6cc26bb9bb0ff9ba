import { randomInt } from 'node:crypto';
import { chinaNow } from '@yunyou/domain/time/china-time';

/** Crockford's base 32: without I, L, O and U, which are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns an order number such as `YY261115-7K3M9QXD`: the date in China and 40 random bits. */
export function createOrderNo(now: Date): string {
  const day = chinaNow(now).date.slice(2).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `YY${day}-${random}`;
}
