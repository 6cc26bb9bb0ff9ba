import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import { formatEstimate } from './estimate.ts';
import type { ExchangeRates } from './money.ts';

/** Preferred currency and clock of a reader. */
export interface TextPreferences {
  currency: Currency;
  clock: '24' | '12';
  /** Rates of this site; without them the built-in ones. */
  rates?: ExchangeRates | undefined;
}

/** Currencies in which prices in the guide are given. */
const localCurrencies = ['CNY', 'HKD', 'MOP'] as const;
const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const range = `(${number})(?:(?:–| to )(${number}))?`;
const amounts = [
  ...localCurrencies.map((currency) => ({
    currency,
    pattern: new RegExp(`${currencies[currency].sign.replace('$', String.raw`\$`)}${range}`, 'g'),
  })),
  // The forms that articles use.
  { currency: 'CNY' as const, pattern: new RegExp(`\\bCNY ${range}`, 'g') },
  { currency: 'CNY' as const, pattern: new RegExp(`${range} yuan\\b`, 'g') },
];
const time = /\b([01]\d|2[0-4]):([0-5]\d)\b/g;

/**
 * Writes prices in the visitor's currency after those of the place, and times of day by the visitor's clock: "CN¥60, open
 * 09:00–17:30" becomes "CN¥60 (≈ $8.30), open 9:00 am–5:30 pm". Texts are composed for all visitors, on the server.
 * Articles write "CNY 60" or "60 yuan". Yuan beside another currency stay: "about €500 (CN¥4,000)".
 */
export function adaptText(text: string, { currency, clock, rates }: TextPreferences): string {
  const timed =
    clock === '12' ? text.replace(time, (_, hour: string, minute: string) => onTwelve(hour, minute)) : text;
  return amounts.reduce(
    (adapted, { currency: from, pattern }) =>
      from === currency
        ? adapted
        : adapted.replace(
            pattern,
            (amount: string, low: string, high: string | undefined, at: number, whole: string) => {
              if (isConversion(whole, at)) return amount;
              const shown = [low, high].flatMap((price) =>
                price ? estimate(price, from, currency, rates) : [],
              );
              return `${amount} (≈\u00a0${shown.join('–\u2060')})`;
            },
          ),
    timed,
  );
}

/** Returns whether a price follows another one in parentheses. */
const isConversion = (text: string, at: number): boolean => /\d \($/.test(text.slice(0, at));

function onTwelve(hour: string, minute: string): string {
  const hours = Number(hour) % 24;
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

function estimate(price: string, from: Currency, to: Currency, rates: ExchangeRates | undefined): string {
  const unit = 10 ** currencies[from].minorDigits;
  const money: Money = { amountMinor: Math.round(Number(price.replaceAll(',', '')) * unit), currency: from };
  return formatEstimate(money, to, rates);
}
