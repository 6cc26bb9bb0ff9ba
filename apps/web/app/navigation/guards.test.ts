import { describe, expect, it } from 'vitest';
import { passesGuard } from './guards.ts';

describe('route guards', () => {
  it('auth passes only with a token cookie that is not empty', () => {
    expect(passesGuard('auth', { cookie: 'a=1; token=abc' })).toBe(true);
    expect(passesGuard('auth', { cookie: 'mytoken=abc' })).toBe(false);
    expect(passesGuard('auth', { cookie: 'token=; a=1' })).toBe(false);
  });

  it('admin never passes on the public site', () => {
    expect(passesGuard('admin', { cookie: 'token=abc' })).toBe(false);
  });

  it.each(['nobody', 'toString', '__proto__'])('throws for the unknown guard %s', (name) => {
    expect(() => passesGuard(name, { cookie: '' })).toThrow(/Unknown route guard/);
  });
});
