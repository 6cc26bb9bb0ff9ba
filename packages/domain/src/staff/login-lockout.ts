const firstWaitSeconds = 15;
const longestWaitSeconds = 3600;

/** Failed logins before a lockout of one name at one address, or on one known device. */
export const attemptsPerPair = 5;

/** Failed logins before a name is locked for all unknown devices. */
export const attemptsPerName = 100;

/** Failed logins of all names before an address is locked, as a multiple of `SIGN_IN_LIMIT`. */
export const attemptsPerAddressFactor = 5;

/**
 * Returns the end of the lockout: 15 s after failed login number `limit`, doubled by each further one, at most an hour.
 * `null`: no lockout.
 */
export function lockedUntil(failedLogins: number, limit: number, now: Date): Date | null {
  if (failedLogins < limit) return null;
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failedLogins - limit));
  return new Date(now.getTime() + seconds * 1000);
}

/**
 * Returns the part of an address that one caller controls: an IPv4 address, or the first 64 bits of an IPv6 address.
 * An IPv4 address mapped to IPv6 counts as IPv4. Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
