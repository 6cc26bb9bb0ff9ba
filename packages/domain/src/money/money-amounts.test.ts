import type { Currency } from '@yunyou/contract/entities/base.schema';
import { describe, expect, it } from 'vitest';
import { currencies } from '../trip/brief/travel-choices.ts';
import { exchangeRates } from './money.ts';
import { addMoney, convertMoney, formatMoney, multiplyMoney, percentOf, toDecimal } from './money-amounts.ts';

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' }) as const;
const rates = { cnyPer: { ...exchangeRates.cnyPer, USD: 7.1586, JPY: 0.049594, KRW: 0.0053, HKD: 0.91195 } };
const twoYuanDollar = { cnyPer: { ...exchangeRates.cnyPer, USD: 2 } };

describe('money amounts', () => {
  it('refuses to add different currencies', () => {
    expect(addMoney(cny(1), cny(2), cny(3))).toEqual(cny(6));
    expect(() => addMoney(cny(1), { amountMinor: 1, currency: 'USD' })).toThrow('USD cannot be added to CNY');
  });

  it('rounds percentages half up and returns the whole amount for 100', () => {
    expect(percentOf(cny(1), 50)).toEqual(cny(1));
    expect(percentOf(cny(3), 50)).toEqual(cny(2));
    expect(percentOf(cny(101), 33)).toEqual(cny(33));
    expect(percentOf(cny(188_000), 100)).toEqual(cny(188_000));
    expect(percentOf(cny(188_000), 0)).toEqual(cny(0));
    for (let amount = 0; amount < 400; amount += 7) {
      for (let percent = 0; percent <= 100; percent += 1) {
        const { amountMinor } = percentOf(cny(amount), percent);
        expect(Math.abs(amountMinor - (amount * percent) / 100)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('converts to the minor unit of the target currency', () => {
    expect(convertMoney(cny(188_000), 'USD', rates)).toEqual({ amountMinor: 26_262, currency: 'USD' }); // 1880 / 7.1586 = 262.621
    expect(convertMoney(cny(188_000), 'JPY', rates)).toEqual({ amountMinor: 37_908, currency: 'JPY' }); // whole yen
    expect(convertMoney({ amountMinor: 10_000, currency: 'USD' }, 'CNY', rates)).toEqual(cny(71_586));
    expect(convertMoney({ amountMinor: 10_000, currency: 'JPY' }, 'HKD', rates)).toEqual({
      amountMinor: 54_382,
      currency: 'HKD',
    });
  });

  it('rounds conversions half up without floating-point errors', () => {
    expect(convertMoney(cny(1), 'USD', twoYuanDollar)).toEqual({
      amountMinor: 1,
      currency: 'USD',
    });
    expect(convertMoney(cny(201), 'USD', twoYuanDollar)?.amountMinor).toBe(101);
    expect(convertMoney(cny(100_000_000_00), 'KRW', rates)?.amountMinor).toBe(18_867_924_528);
  });

  it('formats with sign, thousands separators and only needed decimals', () => {
    expect(formatMoney(cny(188_000))).toBe('CN¥1,880');
    expect(formatMoney({ amountMinor: 26_262, currency: 'USD' })).toBe('$262.62');
    expect(formatMoney({ amountMinor: 37_908, currency: 'JPY' })).toBe('¥37,908');
    expect(formatMoney(multiplyMoney(cny(1_050), 3))).toBe('CN¥31.50');
  });

  it('writes a decimal with all minor digits for other programs', () => {
    expect(toDecimal(cny(188_000))).toBe('1880.00');
    expect(toDecimal(cny(-5))).toBe('-0.05');
    expect(toDecimal({ amountMinor: 37_908, currency: 'JPY' })).toBe('37908');
  });

  it.each(Object.keys(currencies) as Currency[])('formats %s like Intl.NumberFormat', (currency) => {
    const usual = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    const digits = usual.maximumFractionDigits ?? 0;
    for (const amountMinor of [0, 5, 99, 100, 12_345, 99_900, 100_000, 1_234_567_800, -4_250]) {
      const amount = amountMinor / 10 ** digits;
      const least = Number.isInteger(amount) ? 0 : digits;
      const platform = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
        minimumFractionDigits: least,
        maximumFractionDigits: digits,
      });
      expect(formatMoney({ amountMinor, currency })).toBe(platform.format(amount));
    }
  });
});
