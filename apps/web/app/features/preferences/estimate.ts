import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import type { ExchangeRates } from '@yunyou/domain/money/money';
import { convertMoney, formatMoney } from '@yunyou/domain/money/money-amounts';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';

/** Formats an amount in another currency. From ten units on it is rounded to whole ones: the rates are approximate. */
export function formatEstimate(money: Money, to: Currency, rates?: ExchangeRates): string {
  const converted = convertMoney(money, to, rates);
  const whole = 10 ** currencies[to].minorDigits;
  const isLarge = converted.amountMinor >= 10 * whole;
  const amountMinor = isLarge ? Math.round(converted.amountMinor / whole) * whole : converted.amountMinor;
  return formatMoney({ amountMinor, currency: to });
}
