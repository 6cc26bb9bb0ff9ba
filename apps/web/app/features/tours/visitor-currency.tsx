import type { Currency } from '@yunyou/contract/entities/base.schema';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { preferenceWords } from '../preferences/preference-words.ts';
import { currencyPreference, usePreference } from '../preferences/preferences.ts';
import styles from './visitor-currency.module.css';

const codes = Object.keys(currencies) as Currency[]; // Object.keys returns string[]

/** Returns the currency of the visitor; CNY on the server, which renders pages for all visitors. */
export const useVisitorCurrency = () => usePreference(currencyPreference, 'CNY');

export function CurrencySelect({ value, onChange }: { value: Currency; onChange(currency: Currency): void }) {
  return (
    <label className={styles.select}>
      <span>{preferenceWords.currency}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = codes.find((code) => code === event.currentTarget.value);
          if (chosen) onChange(chosen);
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
