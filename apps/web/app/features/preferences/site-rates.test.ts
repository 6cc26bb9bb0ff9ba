import { answeringClient } from '@yunyou/contract/testing/answering-client';
import { adaptText } from '@yunyou/domain/money/adapt-text';
import { exchangeRates } from '@yunyou/domain/money/money';
import { describe, expect, it } from 'vitest';
import { loadSiteRates } from './site-rates.ts';

const answering = (usd: number, ratesAsOf: string) => {
  const codes = Object.entries({ ...exchangeRates.cnyPer, USD: usd });
  const list = codes.map(([code, cnyPer]) => ({ code, cnyPer, ratesAsOf, name: code, minorDigits: 2 }));
  return answeringClient(() => ({ list }));
};

describe('exchange rates of the site', () => {
  it('are not sent with pages while they are the built-in ones', async () => {
    expect(await loadSiteRates(answering(exchangeRates.cnyPer.USD, exchangeRates.asOf))).toBeUndefined();
  });

  it('replace the built-in ones in texts', async () => {
    const rates = await loadSiteRates(answering(5, '2030-01-01'));
    expect(rates).toMatchObject({ asOf: '2030-01-01', cnyPer: { USD: 5, EUR: exchangeRates.cnyPer.EUR } });
    expect(adaptText('CN¥100', { currency: 'USD', clock: '24', rates })).toBe('CN¥100 (≈\u00a0$20)');
  });

  it('do not keep a page from being shown', async () => {
    const failing = answeringClient(() => Promise.reject(new Error('down')));
    expect(await loadSiteRates(failing)).toBeUndefined();
  });
});
