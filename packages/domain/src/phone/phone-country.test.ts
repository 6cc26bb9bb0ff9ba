import { describe, expect, it } from 'vitest';
import { countryFromLanguages, parseCountryAnswer } from './default-country.ts';
import {
  filterCountries,
  findByTypeAhead,
  findCountryByPrefix,
  listPhoneCountries,
  listPlacement,
  searchCountries,
} from './phone-country.ts';

const countries = listPhoneCountries();
const nameOf = (iso2: string) => countries.find((country) => country.iso2 === iso2)?.name;

describe('country list', () => {
  it('lists all countries by name with codes and priority', () => {
    expect(countries.length).toBeGreaterThan(230);
    expect(countries.every(({ iso2, dialCode }) => /^[A-Z]{2}$/.test(iso2) && /^\d+$/.test(dialCode))).toBe(
      true,
    );
    expect(countries.find(({ iso2 }) => iso2 === 'US')).toMatchObject({ dialCode: '1', priority: 0 });
    expect(countries.find(({ iso2 }) => iso2 === 'CA')).toMatchObject({ dialCode: '1' });
    const mains = countries.filter(({ priority }) => priority === 0).map(({ dialCode }) => dialCode);
    expect(new Set(mains).size).toBe(mains.length);
    expect([...countries].map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en')),
    );
  });

  it('filters by allowed and ignored codes, case-insensitively', () => {
    const codes = (limits: object) => filterCountries(countries, limits).map(({ iso2 }) => iso2);
    expect(codes({ only: ['cn', 'US'] }).sort()).toEqual(['CN', 'US']);
    expect(codes({ ignored: ['cn'] })).not.toContain('CN');
    expect(codes({ only: ['CN', 'US'], ignored: ['US'] })).toEqual(['CN']);
  });

  it.each([
    ['switz', 'CH'],
    ['CH', 'CH'],
    ['+41', 'CH'],
    ['cote', 'CI'],
  ])('finds countries by %s', (words, iso2) => {
    expect(searchCountries(countries, words).map((country) => country.iso2)).toContain(iso2);
  });

  it('finds by type-ahead and restarts after 700 ms', () => {
    const first = findByTypeAhead(countries, { text: '', at: 0 }, 'n', 10_000);
    const second = findByTypeAhead(countries, first.typed, 'e', 10_699);
    const third = findByTypeAhead(countries, second.typed, 't', 11_000);
    expect(third.found?.name).toBe(nameOf('NL'));
    const late = findByTypeAhead(countries, third.typed, 'c', 11_700);
    expect(late.typed.text).toBe('c');
    expect(late.found?.name.startsWith('C')).toBe(true);
  });

  it('opens below the input when more than 200 px are free', () => {
    expect([201, 200, 50].map(listPlacement)).toEqual(['below', 'above', 'above']);
  });
});

describe('findCountryByPrefix', () => {
  it.each([
    ['+1', 'US'],
    ['+1 204', 'CA'],
    ['+1 876 1', 'JM'],
    ['+7 7', 'KZ'],
    ['+7 9', 'RU'],
    ['+44', 'GB'],
    ['+86138', 'CN'],
    ['+852 2', 'HK'],
    ['415', undefined],
    ['+', undefined],
  ])('maps %s to %s', (text, iso2) => {
    expect(findCountryByPrefix(countries, text)?.iso2).toBe(iso2);
  });
});

describe('default country', () => {
  it.each([
    ['1;US;USA;United States', 'US'],
    ['1;cn', 'CN'],
    ['1DE', 'DE'],
  ])('parses %s', (answer, country) => {
    expect(parseCountryAnswer(answer)).toBe(country);
  });

  it.each(['', '0;;;', '2;;;UNKNOWN', '<html>', '1;', '1;U', '1;ZZZ'])('rejects "%s"', (answer) => {
    expect(() => parseCountryAnswer(answer)).toThrow('unable to fetch the country');
  });

  it.each([
    [['en-GB', 'en'], 'GB'],
    [['fr', 'de-CH'], 'CH'],
    [['ja'], 'JP'],
    [['not a language', 'pt'], 'BR'],
    [['en-US@posix'], 'US'],
    [[], undefined],
  ])('for languages %o is %s', (languages, country) => {
    expect(countryFromLanguages(languages)).toBe(country);
  });
});
