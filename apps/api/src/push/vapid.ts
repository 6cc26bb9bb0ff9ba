import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Settings } from '../settings.ts';

/** Identity of this site at push services. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Push services accept tokens of at most a day. */
const tokenSeconds = 12 * 3600;

/** Returns the push keys of this installation; undefined where it sends no push messages. */
export function findVapidKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Settings): VapidKeys | undefined {
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey, subject };
}

/** Creates a pair of keys in base64url. */
export function createVapidKeys(): Pick<VapidKeys, 'publicKey' | 'privateKey'> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    publicKey: keys.getPublicKey('base64url'),
    privateKey: leftPad(keys.getPrivateKey(), 32).toString('base64url'),
  };
}

const leftPad = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([Buffer.alloc(length - bytes.length), bytes]);

/** Returns the `authorization` header for a push service (RFC 8292): a signed token for its origin. */
export function authorise(endpoint: string, keys: VapidKeys, now: Date): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds;
  const claims = { aud: new URL(endpoint).origin, exp, sub: keys.subject };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

/** Throws when the two keys do not belong together. */
function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url'); // 4, x, y
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
      d: privateKey,
    },
  });
}
