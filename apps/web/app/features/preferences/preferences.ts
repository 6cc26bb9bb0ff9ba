import type { Currency } from '@yunyou/contract/entities/base.schema';
import { useSyncExternalStore } from 'react';
import type { TextKeyId } from '../../browser-storage/stored-keys.ts';
import { storedTexts } from '../../browser-storage/stored-texts.ts';

/** A choice of the visitor that is stored in this browser. */
interface Preference<T extends string> {
  read(): T;
  write(value: T): void;
  subscribe(onChange: () => void): () => void;
}

/** Returns a preference with these values; the first is the default. */
function choiceOf<T extends string>(key: TextKeyId, values: readonly [T, ...T[]]): Preference<T> {
  const texts = storedTexts(key);
  return {
    read: () => values.find((value) => value === texts.get()) ?? values[0],
    write: (value) => texts.set(value === values[0] ? undefined : value),
    subscribe: texts.subscribe,
  };
}

export const themes = ['system', 'light', 'dark'] as const;
export const clocks = ['24', '12'] as const;
export const dataUses = ['full', 'reduced'] as const;

export const themePreference = choiceOf('theme', themes);
export const clockPreference = choiceOf('clock', clocks);
export const dataPreference = choiceOf('data', dataUses);

const currencyTexts = storedTexts('currency');

/** Currency by region of the browser language. */
const byRegion: Readonly<Record<string, Currency>> = {
  ...{ US: 'USD', GB: 'GBP', AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MO: 'MOP', JP: 'JPY' },
  ...{ KR: 'KRW', TH: 'THB', MY: 'MYR', IN: 'INR', RU: 'RUB', CH: 'CHF', CN: 'CNY' },
  ...{ DE: 'EUR', FR: 'EUR', ES: 'EUR', IT: 'EUR', NL: 'EUR', IE: 'EUR', AT: 'EUR', BE: 'EUR', PT: 'EUR' },
  FI: 'EUR',
};

const pageCurrencyListeners = new Set<() => void>();
let pageCurrency: Currency | undefined;

/** Sets the currency of the open page, such as that of a trip's budget. A currency that the visitor chose comes first. */
export function setPageCurrency(currency?: Currency): void {
  pageCurrency = currency;
  for (const notify of pageCurrencyListeners) notify();
}

/** The stored currency, otherwise that of the page, otherwise that of the browser's region. */
export const currencyPreference: Preference<Currency> = {
  read: () => {
    const stored = currencyTexts.get();
    if (stored && /^[A-Z]{3}$/.test(stored)) return stored as Currency; // only `write` stores it
    if (pageCurrency) return pageCurrency;
    const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
    return (region && byRegion[region]) || 'USD';
  },
  write: (currency) => currencyTexts.set(currency),
  subscribe: (onChange) => {
    const unsubscribe = currencyTexts.subscribe(onChange);
    pageCurrencyListeners.add(onChange);
    return () => {
      unsubscribe();
      pageCurrencyListeners.delete(onChange);
    };
  },
};

/** Returns a preference and its setter. The server renders pages for all visitors, so it uses `onServer`. */
export function usePreference<T extends string>(
  { read, write, subscribe }: Preference<T>,
  onServer: T,
): [T, (value: T) => void] {
  return [useSyncExternalStore(subscribe, read, () => onServer), write];
}
