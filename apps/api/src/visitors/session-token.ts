import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits. Only its hash is stored. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns whether a value has the format of a token; others are rejected without a database query. */
export function isTokenShaped(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}
