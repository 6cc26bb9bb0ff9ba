import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import { shippedRates } from './exchange-rates.data.ts';

/** Yuan per unit of each currency. `asOf` is the date of the rates. */
export interface ExchangeRates {
  asOf: string;
  cnyPer: Record<Currency, number>;
}

/** Approximate rates for estimates on pages. No charge uses them. `npm run rates:update` renews them. */
export const exchangeRates: ExchangeRates = shippedRates;

/** Converts an amount to fen, rounded half up. */
export function toFen({ amountMinor, currency }: Money, { cnyPer } = exchangeRates): number {
  const units = amountMinor / 10 ** currencies[currency].minorDigits;
  return Math.round(units * cnyPer[currency] * 100);
}

/** Converts fen to minor units of another currency, rounded half up. */
export function fromFen(fen: number, currency: Currency, { cnyPer } = exchangeRates): number {
  return Math.round((fen / 100 / cnyPer[currency]) * 10 ** currencies[currency].minorDigits);
}

/**
 * Converts the parts of a total from fen to another currency so that they add up to the rounded total (largest remainder
 * method).
 */
export function convertParts<K extends string>(
  parts: Readonly<Record<K, number>>,
  currency: Currency,
  rates = exchangeRates,
): { total: number; parts: Record<K, number> } {
  const names = Object.keys(parts) as K[]; // Object.keys returns string[]; a Record<K, number> has the keys K only
  const total = fromFen(
    names.reduce((sum, name) => sum + parts[name], 0),
    currency,
    rates,
  );
  const scale = 10 ** currencies[currency].minorDigits / (100 * rates.cnyPer[currency]);
  const exact = names.map((name) => ({ name, value: parts[name] * scale }));
  const floors = new Map(exact.map(({ name, value }) => [name, Math.floor(value)]));
  let left = total - [...floors.values()].reduce((sum, value) => sum + value, 0);
  for (const { name } of exact.toSorted((a, b) => (b.value % 1) - (a.value % 1))) {
    if (left <= 0) break;
    floors.set(name, (floors.get(name) ?? 0) + 1);
    left -= 1;
  }
  // `floors` has one entry per name of `parts`.
  return { total, parts: Object.fromEntries(floors) as Record<K, number> };
}
