import { describe, expect, it } from 'vitest';
import { addressKind, assertNavigable } from './safe-address.ts';

const origin = 'https://yunyou.example';

describe('an address for navigation', () => {
  it.each([
    ['/', 'internal'],
    ['/wiki', 'internal'],
    ['/wiki/detail?id=high-speed-trains&x=%20', 'internal'],
    ['/\\elsewhere.example', 'external'],
    ['/\t/elsewhere.example', 'external'],
    ['https://yunyou.example/x', 'internal'],
    ['https://elsewhere.example/', 'external'],
    ['//elsewhere.example', 'external'],
    ['mailto:a@b.example', 'external'],
    ['javascript:alert(1)', 'unsafe'],
    ['JaVaScRiPt:alert(1)', 'unsafe'],
    ['\tjavascript:alert(1)', 'unsafe'],
    ['data:text/html,x', 'unsafe'],
    ['vbscript:x', 'unsafe'],
    ['file:///etc/passwd', 'unsafe'],
    ['http://[', 'unsafe'],
  ])('%s is %s', (address, kind) => {
    expect(addressKind(address, origin)).toBe(kind);
  });

  it('throws for another site unless allowed, and always for an unsafe address', () => {
    expect(() => assertNavigable('https://elsewhere.example', origin)).toThrow(/without isExternalAllowed/);
    expect(() =>
      assertNavigable('https://elsewhere.example', origin, { isExternalAllowed: true }),
    ).not.toThrow();
    expect(() => assertNavigable('javascript:alert(1)', origin, { isExternalAllowed: true })).toThrow(
      /unsafe/,
    );
    expect(() => assertNavigable('/wiki', origin)).not.toThrow();
  });
});
