import { describe, expect, it } from 'vitest';
import { passesGuard } from './guards.ts';

describe('route guards', () => {
  it('auth lets in whoever has a token', () => {
    expect(passesGuard('auth', { cookie: 'a=1; token=abc' })).toBe(true);
    expect(passesGuard('auth', { cookie: 'mytoken=abc' })).toBe(false);
  });

  it('admin lets nobody in on the public site', () => {
    expect(passesGuard('admin', { cookie: 'token=abc' })).toBe(false);
  });

  it.each(['nobody', 'toString', '__proto__'])('an unknown name such as %s raises an error', (name) => {
    expect(() => passesGuard(name, { cookie: '' })).toThrow(/Unknown route guard/);
  });
});
