import type { Currency } from '@yunyou/contract/entities/base.schema';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { useSyncExternalStore } from 'react';
import { storedTexts } from '../../browser-storage/stored-texts.ts';
import styles from './visitor-currency.module.css';

const texts = storedTexts('currency');
const codes = Object.keys(currencies) as Currency[]; // Object.keys returns string[]

/** Currency by region of the browser language. */
const byRegion: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MO: 'MOP',
  JP: 'JPY',
  KR: 'KRW',
  TH: 'THB',
  MY: 'MYR',
  IN: 'INR',
  RU: 'RUB',
  CH: 'CHF',
  CN: 'CNY',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  AT: 'EUR',
  BE: 'EUR',
  PT: 'EUR',
  FI: 'EUR',
};

const isCurrency = (value: string | undefined): value is Currency => codes.some((code) => code === value);

function readCurrency(): Currency {
  const stored = texts.get();
  if (isCurrency(stored)) return stored;
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
  return (region && byRegion[region]) || 'USD';
}

const storeCurrency = (currency: Currency): void => texts.set(currency);

/** Returns the currency of the visitor; CNY on the server, which renders pages for all visitors. */
export function useVisitorCurrency(): [Currency, (currency: Currency) => void] {
  const currency = useSyncExternalStore<Currency>(texts.subscribe, readCurrency, () => 'CNY');
  return [currency, storeCurrency];
}

export function CurrencySelect({ value, onChange }: { value: Currency; onChange(currency: Currency): void }) {
  return (
    <label className={styles.select}>
      <span>Also show in</span>
      <select
        value={value}
        onChange={(event) => {
          if (isCurrency(event.target.value)) onChange(event.target.value);
        }}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {code} {currencies[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
