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

describe('the country list', () => {
  it('has every country by name, with code, dial code and rank among those that share one', () => {
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

  it('is limited by what is allowed and what is ignored, in any case of letters', () => {
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
  ])('is searched for %s', (words, iso2) => {
    expect(searchCountries(countries, words).map((country) => country.iso2)).toContain(iso2);
  });

  it('finds by typing; letters more than 700 ms apart begin a new word', () => {
    const first = findByTypeAhead(countries, { text: '', at: 0 }, 'n', 10_000);
    const second = findByTypeAhead(countries, first.typed, 'e', 10_699);
    const third = findByTypeAhead(countries, second.typed, 't', 11_000);
    expect(third.found?.name).toBe(nameOf('NL'));
    const late = findByTypeAhead(countries, third.typed, 'c', 11_700);
    expect(late.typed.text).toBe('c');
    expect(late.found?.name.startsWith('C')).toBe(true);
  });

  it('opens below while more than 200 px remain', () => {
    expect([201, 200, 50].map(listPlacement)).toEqual(['below', 'above', 'above']);
  });
});

describe('the beginning of an international number', () => {
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
  ])('%s means %s', (text, iso2) => {
    expect(findCountryByPrefix(countries, text)?.iso2).toBe(iso2);
  });
});

describe('the default country', () => {
  it.each([
    ['1;US;USA;United States', 'US'],
    ['1;cn', 'CN'],
    ['1DE', 'DE'],
  ])('is read from %s', (answer, country) => {
    expect(parseCountryAnswer(answer)).toBe(country);
  });

  it.each(['', '0;;;', '2;;;UNKNOWN', '<html>', '1;', '1;U', '1;ZZZ'])('is not in "%s"', (answer) => {
    expect(() => parseCountryAnswer(answer)).toThrow('unable to fetch the country');
  });

  it.each([
    [['en-GB', 'en'], 'GB'],
    [['fr', 'de-CH'], 'CH'],
    [['ja'], 'JP'],
    [['not a language', 'pt'], 'BR'],
    [[], undefined],
  ])('of %o is %s', (languages, country) => {
    expect(countryFromLanguages(languages)).toBe(country);
  });
});
