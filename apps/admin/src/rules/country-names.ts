import { passportCountries } from '@yunyou/domain/rules/passport-countries';
import { useMemo } from 'react';
import { useLanguage } from '../language/language.ts';

/** Returns the names of countries in the chosen language. */
export function useCountryNames() {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
    const list = passportCountries
      .map((value) => ({ value, label: `${nameOf(value)} (${value})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
    return { nameOf, list };
  }, [language]);
}
