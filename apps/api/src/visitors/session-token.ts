import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Only the hash is ever stored. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whatever is not shaped like a token of ours needs no look into the database. */
export function isTokenShaped(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}
