import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { areaCodes } from './area-codes.data.ts';

export type { CountryCode };

/** One line of the country list. */
export interface PhoneCountry {
  name: string;
  /** Two letters, upper-case. */
  iso2: CountryCode;
  /** Without the plus sign. */
  dialCode: string;
  /** Among countries with the same dial code: 0 is the one meant when nothing else is known. */
  priority: number;
  /** What follows the dial code where several countries share it. */
  areaCodes?: readonly string[];
}

/** The country meant by a dial code that several share. */
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

/** Every country with numbers of its own, by name in `language`; of the dial codes' main country comes first. */
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
  /** Only these, when given. */
  only?: readonly string[] | undefined;
  /** Not these. */
  ignored?: readonly string[] | undefined;
}

export function isCountryAllowed(iso2: string, { only = [], ignored = [] }: CountryLimits): boolean {
  const isIn = (list: readonly string[]) => list.some((code) => code.toUpperCase() === iso2);
  return (only.length === 0 || isIn(only)) && !isIn(ignored);
}

export function filterCountries(countries: readonly PhoneCountry[], limits: CountryLimits): PhoneCountry[] {
  return countries.filter(({ iso2 }) => isCountryAllowed(iso2, limits));
}

/** What the search box leaves: by name, code or dial code, with or without the plus sign. */
export function searchCountries(countries: readonly PhoneCountry[], words: string): PhoneCountry[] {
  const wanted = fold(words.replace(/^\+/, ''));
  return countries.filter(
    ({ name, iso2, dialCode }) =>
      fold(name).includes(wanted) || iso2.toLowerCase() === wanted || dialCode.startsWith(wanted || '-'),
  );
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** The country an international number begins with, as far as it is typed; the longest match decides. */
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
    // One that has area codes is meant only with one of them.
    if (country.areaCodes && !area) return [];
    return [{ country, length: country.dialCode.length + (area?.length ?? 0) }];
  });
  return matches.sort(
    (one, other) => other.length - one.length || one.country.priority - other.country.priority,
  )[0]?.country;
}

export const typeAheadResetMs = 700;

export interface TypedWord {
  text: string;
  at: number;
}

/** Typing in the open list: letters that follow each other within 700 ms make one word. */
export function findByTypeAhead(
  countries: readonly PhoneCountry[],
  before: TypedWord,
  key: string,
  now: number,
): { typed: TypedWord; found: PhoneCountry | undefined } {
  const text = now - before.at < typeAheadResetMs ? before.text + key : key;
  const found = countries.find(({ name }) => fold(name).startsWith(fold(text)));
  return { typed: { text, at: now }, found };
}

export const minSpaceBelowPx = 200;

/** The list opens below the input while more than 200 px remain there. */
export const listPlacement = (spaceBelowPx: number): 'below' | 'above' =>
  spaceBelowPx > minSpaceBelowPx ? 'below' : 'above';

/** Whether these two letters are a country's. */
export const isKnownCountry = (iso2: string) => getCountries().some((country) => country === iso2);
