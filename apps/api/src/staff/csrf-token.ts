import { createHash, timingSafeEqual } from 'node:crypto';

/** Follows from the session's secret, which no script can read: the server hands it to our own pages only. */
export function csrfTokenOf(sessionToken: string): string {
  return createHash('sha256').update(`csrf ${sessionToken}`).digest('base64url');
}

export function isSameToken(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
