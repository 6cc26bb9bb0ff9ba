import { describe, expect, it } from 'vitest';
import { addressKind, assertNavigable } from './safe-address.ts';

const origin = 'https://yunyou.example';

describe('an address', () => {
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

  it('of another site is refused unless that is allowed explicitly, an unsafe one always', () => {
    expect(() => assertNavigable('https://elsewhere.example', origin)).toThrow(/not allowed explicitly/);
    expect(() =>
      assertNavigable('https://elsewhere.example', origin, { isExternalAllowed: true }),
    ).not.toThrow();
    expect(() => assertNavigable('javascript:alert(1)', origin, { isExternalAllowed: true })).toThrow(
      /unsafe/,
    );
    expect(() => assertNavigable('/wiki', origin)).not.toThrow();
  });
});
