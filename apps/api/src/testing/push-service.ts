import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '../push/send-push.ts';
import { listenLocally } from './listen-locally.ts';

interface BrowserKeys {
  /** In base64url. */
  privateKey: string;
  auth: string;
}

/** Decrypts a push message as a browser does (RFC 8291). Throws when it is not for these keys. */
export function decryptMessage(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const derive = (secret: Buffer, saltBytes: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltBytes, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1) throw new Error('The record has no delimiter');
  return padded.subarray(0, end).toString();
}

/** Returns the claims of a VAPID header (RFC 8292). Throws when its signature is not that of the key it names. */
function readClaims(header: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

interface Received {
  device: string;
  headers: http.IncomingHttpHeaders;
  claims: ReturnType<typeof readClaims>;
  message: PushMessage;
}

/** Starts a push service on this machine that checks and decrypts what it gets. `status` is its answer from then on. */
export async function startPushService() {
  const received: Received[] = [];
  const devices = new Map<string, BrowserKeys>();
  const state = { status: 201 };
  const receive = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await buffer(request);
    const device = request.url?.slice(1) ?? '';
    const keys = devices.get(device);
    if (state.status < 300 && keys)
      received.push({
        device,
        headers: request.headers,
        claims: readClaims(request.headers.authorization ?? ''),
        message: JSON.parse(decryptMessage(body, keys)),
      });
    response.writeHead(state.status).end();
  };
  const server = http.createServer((request, response) => void receive(request, response));
  const port = await listenLocally(server);
  const origin = `http://127.0.0.1:${port}`;
  /** Subscribes a browser, as `pushManager.subscribe` does. */
  const subscribe = (device: string) => {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    devices.set(device, { privateKey: keys.getPrivateKey('base64url'), auth });
    return { endpoint: `${origin}/${device}`, p256dh, auth };
  };
  return { origin, received, state, subscribe };
}
