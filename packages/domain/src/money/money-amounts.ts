import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import { type ExchangeRates, exchangeRates } from './money.ts';

/** Adds amounts of one currency. Throws on different currencies. */
export function addMoney(first: Money, ...rest: readonly Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency)
      throw new Error(`${next.currency} cannot be added to ${sum.currency}`);
    return { amountMinor: sum.amountMinor + next.amountMinor, currency: sum.currency };
  }, first);
}

export const multiplyMoney = ({ amountMinor, currency }: Money, times: number): Money => ({
  amountMinor: amountMinor * times,
  currency,
});

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.amountMinor === other.amountMinor;

/** Returns `percent` (0 to 100, whole) of an amount, rounded half up to a minor unit. */
export const percentOf = ({ amountMinor, currency }: Money, percent: number): Money => ({
  amountMinor: Number(divideHalfUp(BigInt(amountMinor) * BigInt(percent), 100n)),
  currency,
});

/**
 * Converts an amount to another currency, rounded half up to its minor unit. Computed in integers, without rounding
 * errors. For display only: the charge is always in the original currency.
 */
export function convertMoney(
  { amountMinor, currency }: Money,
  to: Currency,
  { cnyPer }: Pick<ExchangeRates, 'cnyPer'> = exchangeRates,
): Money {
  if (currency === to) return { amountMinor, currency };
  const amount = BigInt(amountMinor) * scaled(cnyPer[currency]) * 10n ** BigInt(currencies[to].minorDigits);
  const perUnit = scaled(cnyPer[to]) * 10n ** BigInt(currencies[currency].minorDigits);
  return { amountMinor: Number(divideHalfUp(amount, perUnit)), currency: to };
}

/** Converts a rate to an integer. Rates have at most eight decimals. */
const scaled = (rate: number): bigint => BigInt(Math.round(rate * 100_000_000));

const divideHalfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

/** Writes an amount as a plain decimal with all its minor digits, for tables of other programs: "120.00". */
export function toDecimal({ amountMinor, currency }: Money): string {
  const { minorDigits } = currencies[currency];
  const digits = String(Math.abs(amountMinor)).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  const part = digits.slice(digits.length - minorDigits);
  return `${amountMinor < 0 ? '-' : ''}${whole}${part && `.${part}`}`;
}

/**
 * Formats an amount: "CN¥120", "$16.50". Whole amounts have no decimals. Does not use `Intl.NumberFormat`: creating the
 * first one takes about 100 ms on a phone.
 */
export function formatMoney({ amountMinor, currency }: Money): string {
  const { sign, minorDigits } = currencies[currency];
  const digits = String(Math.abs(amountMinor)).padStart(minorDigits + 1, '0');
  const [whole, part] = [
    digits.slice(0, digits.length - minorDigits),
    digits.slice(digits.length - minorDigits),
  ];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountMinor < 0 ? '-' : ''}${sign}${grouped}${Number(part) === 0 ? '' : `.${part}`}`;
}
