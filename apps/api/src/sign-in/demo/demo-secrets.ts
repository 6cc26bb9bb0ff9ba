import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readOrCreateKey } from '../../keys/key-files.ts';
import type { Settings } from '../../settings.ts';

const secrets = z.object({ cookieKey: z.string(), jwk: z.record(z.string(), z.unknown()) });
export type DemoSecrets = z.infer<typeof secrets>;

/** Returns the keys of the demo provider. Generating them takes about 100 ms, once per installation. */
export function getDemoSecrets(settings: Settings): DemoSecrets {
  return secrets.parse(JSON.parse(readOrCreateKey(settings, 'demo-sign-in', createSecrets)));
}

function createSecrets(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
  return JSON.stringify({ cookieKey: randomBytes(32).toString('base64url'), jwk });
}
