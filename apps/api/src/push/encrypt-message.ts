import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of the receiving browser, in base64url. */
export interface ReceiverKeys {
  p256dh: string;
  auth: string;
}

/** A push service must take messages of 4096 bytes; the header of 86 bytes, the padding byte and the tag are part of it. */
const messageBytesMax = 4096 - 86 - 17;
const recordBytes = 4096;
const [contentKeyBytes, nonceBytes, saltBytes] = [16, 12, 16];
/** Ends the only record (RFC 8188). */
const lastRecord = Buffer.from([2]);

/** Encrypts a message for one browser with the content encoding `aes128gcm` (RFC 8291). Throws on keys that are no point of the curve. */
export function encryptMessage(message: string, { p256dh, auth }: ReceiverKeys): Buffer {
  const plain = Buffer.from(message);
  if (plain.length > messageBytesMax) throw new Error(`A push message has at most ${messageBytesMax} bytes`);
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const sender = own.generateKeys();
  const salt = randomBytes(saltBytes);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(own.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', contentKeyBytes);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', nonceBytes);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const encrypted = [cipher.update(plain), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header(salt, sender), ...encrypted]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Returns the header of a message: salt, size of a record, and the public key of the sender (RFC 8188, section 2.1). */
function header(salt: Buffer, sender: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordBytes, 0);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender]);
}
