import { currency } from '@yunyou/contract/entities/base.schema';
import { describe, expect, it } from 'vitest';
import { exchangeRates } from './money.ts';
import { chooseRates, readRateSource } from './rate-source.ts';

const { asOf, cnyPer } = exchangeRates;
const perYuan = Object.fromEntries(currency.options.map((code) => [code.toLowerCase(), 1 / cnyPer[code]]));

describe('readRateSource', () => {
  it('reads yuan per unit with four digits', () => {
    const read = readRateSource({ date: '2026-11-17', cny: { ...perYuan, usd: 0.1411 } }, exchangeRates);
    expect(read).toMatchObject({ asOf: '2026-11-17', cnyPer: { CNY: 1, USD: 7.087, EUR: cnyPer.EUR } });
  });

  it('rejects a source without a currency, and a rate that jumps', () => {
    const { usd: _, ...rest } = perYuan;
    expect(() => readRateSource({ date: asOf, cny: rest }, exchangeRates)).toThrow('no rate for USD');
    const jump = { ...perYuan, usd: 1.41 };
    expect(() => readRateSource({ date: asOf, cny: jump }, exchangeRates)).toThrow('The rate of USD changed');
    expect(() => readRateSource('<html>', exchangeRates)).toThrow();
  });
});

it('uses stored rates until the product ships newer ones', () => {
  const stored = { ...exchangeRates, setBy: 'Ada', setAt: '2026-11-17T00:00:00Z' };
  expect(chooseRates(stored, exchangeRates)).toBe(stored);
  expect(chooseRates({ ...stored, asOf: '2020-01-01' }, exchangeRates)).toBe(exchangeRates);
  expect(chooseRates(undefined, exchangeRates)).toBe(exchangeRates);
});
