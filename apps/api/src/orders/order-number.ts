import { randomInt } from 'node:crypto';
import { chinaNow } from '@yunyou/domain/time/china-time';

/** No I, L, O or U: nobody mistakes one for another on the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `YY261115-7K3M9QXD`: the day in China and forty random bits. */
export function createOrderNo(now: Date): string {
  const day = chinaNow(now).date.slice(2).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `YY${day}-${random}`;
}
