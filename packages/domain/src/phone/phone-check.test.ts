import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caretAfterFormat,
  changeCountry,
  checkPhone,
  formatWhileTyping,
  stripNonPhoneCharacters,
} from './phone-check.ts';
import type { PhoneMode } from './phone-modes.ts';

describe('checkPhone', () => {
  it.each([
    ['+8613800138000', undefined, { valid: true, country: 'CN', nationalNumber: '13800138000' }],
    ['138 0013 8000', 'CN', { valid: true, country: 'CN', e164: '+8613800138000' }],
    ['(415) 555-2671', 'US', { valid: true, country: 'US', nationalNumber: '4155552671' }],
    ['020 7946 0958', 'GB', { valid: true, country: 'GB', e164: '+442079460958' }],
    ['+1 204 234 5678', undefined, { valid: true, country: 'CA' }],
    ['+86 10 6552 9988 ext. 12', undefined, { valid: true, country: 'CN', extension: '12' }],
    ['tel:+86-10-65529988;ext=7', undefined, { valid: true, country: 'CN', extension: '7' }],
    ['+1 415 555', undefined, { valid: false, possible: false }],
    ['12345', 'US', { valid: false, possible: false }],
    ['+999 123 4567', undefined, { valid: false, error: 'INVALID_COUNTRY' }],
    ['4155552671', undefined, { valid: false, error: 'INVALID_COUNTRY' }],
    ['', 'US', { valid: false, error: 'NOT_A_NUMBER' }],
    ['call me', 'US', { valid: false, error: 'NOT_A_NUMBER' }],
    ['<script>alert(1)</script>', 'US', { valid: false, error: 'NOT_A_NUMBER' }],
    ['1', 'US', { valid: false, error: 'TOO_SHORT' }],
    ['+861', undefined, { valid: false, error: 'TOO_SHORT' }],
    ['12', 'US', { valid: false, possible: false }],
    ['+44 2345 6789 0123 456789', undefined, { valid: false, error: 'TOO_LONG' }],
    [`+86 ${'1'.repeat(250)}`, undefined, { valid: false, error: 'TOO_LONG' }],
    ['４１５５５５２６７１', 'US', { valid: true, country: 'US' }],
  ] as const)('parses %s in %s as %o', (text, country, expected) => {
    expect(checkPhone(text, { country })).toMatchObject(expected);
  });

  it('rejects countries that are not allowed or are ignored', () => {
    const china = '+8613800138000';
    expect(checkPhone(china, { only: ['US', 'gb'] })).toMatchObject({
      valid: false,
      possible: true,
      country: 'CN',
      error: 'INVALID_COUNTRY',
    });
    expect(checkPhone(china, { ignored: ['cn'] }).valid).toBe(false);
    expect(checkPhone(china, { only: ['cn'] }).valid).toBe(true);
  });

  it('requires the text to match the pattern', () => {
    expect(checkPhone('+8613800138000', { pattern: /^\+86/ }).valid).toBe(true);
    expect(checkPhone('+14155552671', { pattern: /^\+86/ }).valid).toBe(false);
    const sticky = /^\+86/g; // a sticky pattern stores where it stopped
    expect([1, 2, 3].map(() => checkPhone('+8613800138000', { pattern: sticky }).valid)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each<[PhoneMode, string, string]>([
    ['auto', '+14155552671', '+1 415 555 2671'],
    ['auto', '4155552671', '(415) 555-2671'],
    ['national', '+14155552671', '(415) 555-2671'],
    ['international', '4155552671', '+1 415 555 2671'],
    ['e.164', '(415) 555-2671', '+14155552671'],
    ['rfc3966', '(415) 555-2671 ext 9', 'tel:+14155552671;ext=9'],
    ['idd', '+8613800138000', '011 86 138 0013 8000'],
  ])('in mode %s, %s is written %s', (mode, text, written) => {
    expect(checkPhone(text, { country: 'US', mode }).formatted).toBe(written);
  });

  it('uses the international prefix of the calling country in mode idd', () => {
    const { formatted } = checkPhone('+8613800138000', { country: 'CN', from: 'GB', mode: 'idd' });
    expect(formatted).toBe('00 86 138 0013 8000');
  });

  it('never throws and keeps a valid number equal in every mode', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(typeof checkPhone(text, { country: 'US' }).valid).toBe('boolean');
      }),
    );
    for (const mode of ['international', 'e.164', 'rfc3966'] as const) {
      const { formatted, e164 } = checkPhone('+8613800138000', { mode });
      expect(checkPhone(formatted).e164).toBe(e164);
    }
  });
});

describe('formatting while typing', () => {
  it.each([
    ['4155552', 'US', '(415) 555-2'],
    ['+86138', undefined, '+86 138'],
    ['13800138000', 'CN', '138 0013 8000'],
    ['call 415', 'US', 'call 415'],
  ] as const)('formats %s in %s as %s', (text, country, shown) => {
    expect(formatWhileTyping(text, country)).toBe(shown);
  });

  it('stripNonPhoneCharacters keeps digits, spaces, plus, hyphen and parentheses', () => {
    expect(stripNonPhoneCharacters('+1 (415) 555-abc26x71*#')).toBe('+1 (415) 555-2671');
  });

  it.each([
    ['4155552', 3, '(415) 555-2', 4],
    ['4155552', 7, '(415) 555-2', 11],
    ['4155552', 0, '(415) 555-2', 0],
    ['+1415', 2, '+1 415', 2],
  ])('caretAfterFormat moves the caret of %s at %i in %s to %i', (before, caret, after, expected) => {
    expect(caretAfterFormat(before, caret, after)).toBe(expected);
  });

  it('changeCountry replaces the dial code of international numbers only', () => {
    const germany = { iso2: 'DE', dialCode: '49' } as const;
    expect(changeCountry('+1 415 555 2671', 'US', germany).replaceAll(/\s/g, '')).toBe('+494155552671');
    expect(changeCountry('415', 'US', germany)).not.toContain('+');
    expect(changeCountry('', 'US', germany)).toBe('');
  });
});
