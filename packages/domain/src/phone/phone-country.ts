import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { areaCodes } from './area-codes.data.ts';

export type { CountryCode };

/** An entry of the country list. */
export interface PhoneCountry {
  name: string;
  /** Two letters, upper-case. */
  iso2: CountryCode;
  /** Without the plus sign. */
  dialCode: string;
  /** Rank among countries with the same dial code; 0 is the default country of the code. */
  priority: number;
  /** Area codes that identify the country when several countries share the dial code. */
  areaCodes?: readonly string[];
}

/** Default countries of shared dial codes. */
const mainCountries = new Set<CountryCode>([
  'US',
  'RU',
  'IT',
  'GB',
  'NO',
  'AU',
  'MA',
  'RE',
  'FI',
  'GP',
  'CW',
]);

/** Lists all countries with a dial code, sorted by name in `language`. The default country of a code has priority 0. */
export function listPhoneCountries(language = 'en'): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const seen = new Map<string, number>();
  return [...getCountries()]
    .sort((one, other) => Number(mainCountries.has(other)) - Number(mainCountries.has(one)))
    .map((iso2): PhoneCountry => {
      const dialCode = getCountryCallingCode(iso2);
      const priority = seen.get(dialCode) ?? 0;
      seen.set(dialCode, priority + 1);
      const codes = areaCodes[iso2];
      const name = names.of(iso2) ?? iso2;
      return { name, iso2, dialCode, priority, ...(codes && { areaCodes: codes }) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

export interface CountryLimits {
  /** If not empty, only these countries are allowed. */
  only?: readonly string[] | undefined;
  /** These countries are not allowed. */
  ignored?: readonly string[] | undefined;
}

export function isCountryAllowed(iso2: string, { only = [], ignored = [] }: CountryLimits): boolean {
  const isIn = (list: readonly string[]) => list.some((code) => code.toUpperCase() === iso2);
  return (only.length === 0 || isIn(only)) && !isIn(ignored);
}

export function filterCountries(countries: readonly PhoneCountry[], limits: CountryLimits): PhoneCountry[] {
  return countries.filter(({ iso2 }) => isCountryAllowed(iso2, limits));
}

/** Filters countries by part of the name, by country code, or by the start of the dial code with or without plus. */
export function searchCountries(countries: readonly PhoneCountry[], words: string): PhoneCountry[] {
  const wanted = normalise(words.replace(/^\+/, ''));
  return countries.filter(
    ({ name, iso2, dialCode }) =>
      normalise(name).includes(wanted) || iso2.toLowerCase() === wanted || dialCode.startsWith(wanted || '-'),
  );
}

const normalise = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** Finds the country of an international number, complete or partly typed, by its longest matching prefix. */
export function findCountryByPrefix(
  countries: readonly PhoneCountry[],
  text: string,
): PhoneCountry | undefined {
  if (!text.trim().startsWith('+')) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const matches = countries.flatMap((country) => {
    if (!digits.startsWith(country.dialCode)) return [];
    const rest = digits.slice(country.dialCode.length);
    const area = country.areaCodes?.find((code) => rest.startsWith(code));
    // A country with area codes matches only together with one of them.
    if (country.areaCodes && !area) return [];
    return [{ country, length: country.dialCode.length + (area?.length ?? 0) }];
  });
  return matches.sort(
    (one, other) => other.length - one.length || one.country.priority - other.country.priority,
  )[0]?.country;
}

const typeAheadResetMs = 700;

interface TypedWord {
  text: string;
  at: number;
}

/** Finds a country by type-ahead: keys within 700 ms of each other are joined to one search text. */
export function findByTypeAhead(
  countries: readonly PhoneCountry[],
  before: TypedWord,
  key: string,
  now: number,
): { typed: TypedWord; found: PhoneCountry | undefined } {
  const text = now - before.at < typeAheadResetMs ? before.text + key : key;
  const found = countries.find(({ name }) => normalise(name).startsWith(normalise(text)));
  return { typed: { text, at: now }, found };
}

const minSpaceBelowPx = 200;

/** Places the list below the input when more than 200 px are free there. */
export const listPlacement = (spaceBelowPx: number): 'below' | 'above' =>
  spaceBelowPx > minSpaceBelowPx ? 'below' : 'above';

/** Returns true for a known upper-case ISO 3166-1 alpha-2 code. */
export const isKnownCountry = (iso2: string) => getCountries().some((country) => country === iso2);
