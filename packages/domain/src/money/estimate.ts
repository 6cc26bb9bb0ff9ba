import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import type { ExchangeRates } from './money.ts';
import { convertMoney, formatMoney } from './money-amounts.ts';

/** Formats an amount in another currency. From ten units on it is rounded to whole ones: the rates are approximate. */
export function formatEstimate(money: Money, to: Currency, rates?: ExchangeRates): string {
  const converted = convertMoney(money, to, rates);
  const whole = 10 ** currencies[to].minorDigits;
  const isLarge = converted.amountMinor >= 10 * whole;
  const amountMinor = isLarge ? Math.round(converted.amountMinor / whole) * whole : converted.amountMinor;
  return formatMoney({ amountMinor, currency: to });
}
