import { getCountries } from 'libphonenumber-js/min';

/** Country codes of foreign passports. Residents of China travel on other documents. */
export const passportCountries: readonly string[] = getCountries().filter(
  (code) => !['CN', 'HK', 'MO', 'TW', 'AC', 'TA'].includes(code),
);
