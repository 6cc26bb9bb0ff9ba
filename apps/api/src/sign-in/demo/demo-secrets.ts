import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '@yunyou/database/database';
import { findSignInRecord, saveSignInRecordOnce } from '@yunyou/database/visitors/demo-sign-in.queries';
import { z } from 'zod';

const secrets = z.object({ cookieKey: z.string(), jwk: z.record(z.string(), z.unknown()) });
export type DemoSecrets = z.infer<typeof secrets>;

const key = { model: 'Secret', id: 'demo' };

/** Returns the keys of the demo provider, stored in the database and shared by all processes. */
export async function getDemoSecrets({ db }: Database): Promise<DemoSecrets> {
  const stored = await findSignInRecord(db, { ...key, now: new Date() });
  if (stored) return secrets.parse(stored);
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
  const made = { cookieKey: randomBytes(32).toString('base64url'), jwk };
  await saveSignInRecordOnce(db, { ...key, payload: made, expiresAt: null });
  return secrets.parse(await findSignInRecord(db, { ...key, now: new Date() }));
}
