import type { ApiClient } from '@yunyou/contract/client';
import type { Currency } from '@yunyou/contract/entities/base.schema';
import { type ExchangeRates, exchangeRates } from '@yunyou/domain/money/money';

/**
 * Returns the exchange rates of this site, for the data of pages; undefined while they are the built-in ones, which the
 * browser has, or when they cannot be read.
 */
export async function loadSiteRates(api: ApiClient): Promise<ExchangeRates | undefined> {
  try {
    const { list } = await api('GET /travel/currencyList');
    const isBuiltIn = list.every(
      ({ code, cnyPer, ratesAsOf }) =>
        ratesAsOf === exchangeRates.asOf && cnyPer === exchangeRates.cnyPer[code],
    );
    if (isBuiltIn) return undefined;
    const rates = list.map(({ code, cnyPer }) => [code, cnyPer] as const);
    return {
      asOf: list[0]?.ratesAsOf ?? exchangeRates.asOf,
      cnyPer: { ...exchangeRates.cnyPer, ...(Object.fromEntries(rates) as Record<Currency, number>) }, // one entry per currency
    };
  } catch {
    return undefined; // a page without estimates at new rates is better than none
  }
}
