import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type TravellerSecret, travellerSecret } from '@yunyou/contract/orders/order.schema';
import { z } from 'zod';
import type { KeyRing } from '../../keys/key-ring.ts';

/** An order with its encrypted passport numbers. */
interface SealedOrder {
  orderNo: string;
  sealedTravellers: string | null;
}

/** Encrypts passport numbers and birth dates of an order's travellers. */
export interface PassportBox {
  /** Returns `p1.<key id>.<nonce>.<tag>.<text>`. */
  seal(orderNo: string, secrets: readonly TravellerSecret[]): string;
  /** Decrypts in the order of the travellers. Undefined: deleted, an unknown key, or a changed text. */
  open(order: SealedOrder): TravellerSecret[] | undefined;
  /** Returns a keyed hash, from which passport numbers cannot be guessed without the key. */
  hash(text: string): string;
  /** Returns whether `hashed` is a hash of the text with any known key. */
  isHashOf(hashed: string, text: string): boolean;
  currentKeyId(): string;
  knowsKey(id: string): boolean;
}

const version = 'p1';
const secretList = z.array(travellerSecret);

/** Uses AES-256-GCM with the order number as additional data, so that a sealed text is valid only in its order. */
export function createPassportBox(keys: KeyRing): PassportBox {
  const hashWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    seal(orderNo, secrets) {
      const { id, key } = keys.current();
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(orderNo));
      const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
      return [version, id, ...parts].join('.');
    },
    open({ orderNo, sealedTravellers }) {
      const [format, id = '', nonce = '', tag = '', text = ''] = sealedTravellers?.split('.') ?? [];
      const found = format === version ? keys.find(id) : undefined;
      if (!found) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', found.key, Buffer.from(nonce, 'base64url'), {
          authTagLength: 16,
        });
        decipher.setAAD(Buffer.from(orderNo)).setAuthTag(Buffer.from(tag, 'base64url'));
        const plain =
          decipher.update(Buffer.from(text, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
        return secretList.parse(JSON.parse(plain));
      } catch {
        return undefined; // failed authentication is the expected result for another order or a changed text
      }
    },
    hash(text) {
      const { id, key } = keys.current();
      return `${id}.${hashWith(key, text).toString('base64url')}`;
    },
    isHashOf(hashed, text) {
      const [id = '', given = ''] = hashed.split('.');
      const found = keys.find(id);
      if (!found) return false;
      const [one, other] = [Buffer.from(given, 'base64url'), hashWith(found.key, text)];
      return one.length === other.length && timingSafeEqual(one, other);
    },
    currentKeyId: () => keys.current().id,
    knowsKey: (id) => keys.find(id) !== undefined,
  };
}
