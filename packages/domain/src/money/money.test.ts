import { currency } from '@yunyou/contract/entities/base.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertParts, exchangeRates, fromFen, toFen } from './money.ts';

describe('toFen, fromFen and convertParts', () => {
  it('handles currencies without minor units (JPY, KRW)', () => {
    const rates = { asOf: '2026-01-01', cnyPer: { ...exchangeRates.cnyPer, USD: 7.11, JPY: 0.0467 } };
    expect(toFen({ amountMinor: 300_000, currency: 'USD' }, rates)).toBe(2_133_000);
    expect(toFen({ amountMinor: 10_000, currency: 'JPY' }, rates)).toBe(46_700);
    expect(fromFen(46_700, 'JPY', rates)).toBe(10_000);
    expect(fromFen(100, 'CNY', rates)).toBe(100);
  });

  it('rounds half up once', () => {
    const rates = { asOf: '2026-01-01', cnyPer: { ...exchangeRates.cnyPer, USD: 8 } };
    expect(fromFen(4, 'USD', rates)).toBe(1); // half a cent
    expect(fromFen(3, 'USD', rates)).toBe(0);
  });

  it('converts parts so that they add up to the converted total', () => {
    fc.assert(
      fc.property(
        fc.record({ a: fc.nat(5_000_000), b: fc.nat(5_000_000), c: fc.nat(5_000_000) }),
        fc.constantFrom(...currency.options),
        (parts, code) => {
          const converted = convertParts(parts, code);
          const sum = Object.values(converted.parts).reduce((total, part) => total + part, 0);
          expect(sum).toBe(converted.total);
          expect(converted.total).toBe(fromFen(parts.a + parts.b + parts.c, code));
          for (const name of ['a', 'b', 'c'] as const)
            expect(Math.abs(converted.parts[name] - fromFen(parts[name], code))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
