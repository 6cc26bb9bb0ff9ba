import { describe, expect, it } from 'vitest';
import { lockedUntil } from './login-lockout.ts';

const now = new Date('2026-11-15T00:00:00Z');
const waitSeconds = (failedLogins: number) =>
  ((lockedUntil(failedLogins, now)?.getTime() ?? now.getTime()) - now.getTime()) / 1000;

describe('lockedUntil', () => {
  it('starts with the fifth failure and doubles up to an hour', () => {
    expect([1, 4, 5, 6, 7, 12, 13, 400].map(waitSeconds)).toEqual([0, 0, 15, 30, 60, 1920, 3600, 3600]);
  });
});
