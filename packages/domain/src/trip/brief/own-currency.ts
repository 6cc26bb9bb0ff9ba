import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** What people count in at home, by passport; countries whose money we have no rate for are left out. */
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
 * The money the traveller thinks in, shown beside yuan: that of their budget, of their profile, of their passport,
 * or dollars. Yuan only for those whose own money it is.
 */
export function ownCurrency(
  { budget, nationality }: Pick<TripBrief, 'budget' | 'nationality'>,
  home?: Currency | null,
): Currency {
  if (budget && budget.currency !== 'CNY') return budget.currency;
  return home ?? currencyByCountry.get(nationality ?? '') ?? 'USD';
}
