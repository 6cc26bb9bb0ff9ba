import { type RateTable, rateSource, type StoredRates } from '@yunyou/contract/admin/admin-rules.endpoints';
import { currency } from '@yunyou/contract/entities/base.schema';
import type { ExchangeRates } from './money.ts';

/** Maximum change of a rate between two readings, as a share. A larger change is treated as an error of the source. */
const changeMax = 0.3;

/**
 * Reads the body of a rate source. Throws when a currency is missing or a rate differs too much from the current one, because
 * estimates at a wrong rate are worse than at an old one. Rates have four significant digits: pages show estimates.
 */
export function readRateSource(body: unknown, current: RateTable): RateTable {
  const { date, cny } = rateSource.parse(body);
  const rates = currency.options.map((code) => {
    const perYuan = cny[code.toLowerCase()];
    if (!perYuan || perYuan <= 0) throw new Error(`The source has no rate for ${code}`);
    const rate = code === 'CNY' ? 1 : Number((1 / perYuan).toPrecision(4));
    if (Math.abs(rateChange(current.cnyPer[code], rate)) > changeMax)
      throw new Error(`The rate of ${code} changed from ${current.cnyPer[code]} to ${rate}`);
    return [code, rate] as const;
  });
  return { asOf: date, cnyPer: Object.fromEntries(rates) as RateTable['cnyPer'] }; // one entry per currency
}

/** Returns the change of a rate as a part of 1. */
export const rateChange = (before: number, after: number): number => (after - before) / before;

/** Returns the stored rates, unless the shipped ones are newer. */
export function chooseRates(stored: StoredRates | undefined, shipped: ExchangeRates): ExchangeRates {
  return stored && stored.asOf >= shipped.asOf ? stored : shipped;
}
