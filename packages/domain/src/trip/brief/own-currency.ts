import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Home currency by passport. Countries whose currency has no exchange rate here are left out. */
const countriesByCurrency: Readonly<Partial<Record<Currency, string>>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC ME SM VA XK',
  USD: 'US EC SV PA PR',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  CNY: 'CN',
  HKD: 'HK',
  MOP: 'MO',
  JPY: 'JP',
  KRW: 'KR',
  AUD: 'AU KI NR TV',
  CAD: 'CA',
  SGD: 'SG',
  NZD: 'NZ CK NU',
  THB: 'TH',
  MYR: 'MY',
  INR: 'IN BT',
  RUB: 'RU',
};

const currencyByCountry = new Map(
  Object.entries(countriesByCurrency).flatMap(
    ([currency, countries]) =>
      countries.split(' ').map((country) => [country, currency as Currency] as const), // keyed by Currency
  ),
);

/**
 * Returns the currency shown beside yuan: that of the budget, of the profile, of the passport, or dollars. A budget in
 * yuan does not count, because many travellers look up prices in yuan. Returns CNY only for Chinese passports and profiles.
 */
export function ownCurrency(
  { budget, nationality }: Pick<TripBrief, 'budget' | 'nationality'>,
  home?: Currency | null,
): Currency {
  if (budget && budget.currency !== 'CNY') return budget.currency;
  return home ?? currencyByCountry.get(nationality ?? '') ?? 'USD';
}
