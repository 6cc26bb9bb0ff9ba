import { createHash, timingSafeEqual } from 'node:crypto';

/** Derives the CSRF token from the session token, which is in an HttpOnly cookie and thus unreadable for scripts. */
export function csrfTokenOf(sessionToken: string): string {
  return createHash('sha256').update(`csrf ${sessionToken}`).digest('base64url');
}

export function isSameToken(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
