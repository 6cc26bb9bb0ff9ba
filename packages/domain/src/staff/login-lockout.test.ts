import { describe, expect, it } from 'vitest';
import { lockedUntil, networkOf } from './login-lockout.ts';

const now = new Date('2026-11-15T00:00:00Z');
const waitSeconds = (failedLogins: number, limit: number) =>
  ((lockedUntil(failedLogins, limit, now)?.getTime() ?? now.getTime()) - now.getTime()) / 1000;

describe('lockedUntil', () => {
  it('starts with the last allowed failure and doubles up to an hour', () => {
    const waits = [1, 4, 5, 6, 7, 12, 13, 400].map((failures) => waitSeconds(failures, 5));
    expect(waits).toEqual([0, 0, 15, 30, 60, 1920, 3600, 3600]);
    expect([99, 100, 101].map((failures) => waitSeconds(failures, 100))).toEqual([0, 15, 30]);
  });
});

describe('networkOf', () => {
  it('is the address itself for IPv4, also when mapped to IPv6', () => {
    expect([networkOf('192.0.2.7'), networkOf('::ffff:192.0.2.7')]).toEqual(['192.0.2.7', '192.0.2.7']);
  });

  it('is the same for all addresses of a /64', () => {
    const same = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:1:2:3', '2001:db8::1:0:0:0:9', '2001:0db8:0:01::'];
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:1::/64']));
    expect(networkOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
