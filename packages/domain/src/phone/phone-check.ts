import {
  type CountryCode,
  formatIncompletePhoneNumber,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import { type CountryLimits, isCountryAllowed } from './phone-country.ts';
import { type PhoneCheck, type PhoneError, type PhoneMode, phoneLimits } from './phone-modes.ts';

export interface PhoneCheckOptions extends CountryLimits {
  /** For numbers without a plus sign. */
  country?: CountryCode | undefined;
  mode?: PhoneMode;
  /** Where mode `idd` dials from; else `country`. */
  from?: CountryCode | undefined;
  /** The number as written must match it as well. */
  pattern?: RegExp | undefined;
}

/** Reads a number as people write it. Never throws. */
export function checkPhone(text: string, options: PhoneCheckOptions = {}): PhoneCheck {
  const { country, mode = 'auto', pattern, from = country } = options;
  const parsed = parse(text, country);
  if (typeof parsed === 'string') return { valid: false, possible: false, formatted: text, error: parsed };
  const isAllowed = parsed.country === undefined || isCountryAllowed(parsed.country, options);
  const matches = pattern === undefined || new RegExp(pattern.source, pattern.flags).test(text);
  const possible = parsed.isPossible();
  return {
    valid: parsed.isValid() && isAllowed && matches,
    possible,
    ...(parsed.country && { country: parsed.country }),
    countryCallingCode: parsed.countryCallingCode,
    nationalNumber: parsed.nationalNumber,
    ...(parsed.ext && { extension: parsed.ext }),
    e164: parsed.number,
    formatted: formatPhone(parsed, { mode, text, from }),
    ...(!isAllowed && { error: 'INVALID_COUNTRY' as const }),
  };
}

function parse(text: string, country: CountryCode | undefined): PhoneNumber | PhoneError {
  if (text.length > phoneLimits.maxCharacters) return 'TOO_LONG';
  try {
    // An address (RFC 3966) is taken apart; words around a number are not.
    const extract = text.startsWith('tel:');
    return parsePhoneNumberWithError(text, { ...(country && { defaultCountry: country }), extract });
  } catch (error) {
    if (error instanceof ParseError && isPhoneError(error.message)) return error.message;
    return 'NOT_A_NUMBER';
  }
}

const isPhoneError = (message: string): message is PhoneError =>
  ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'].includes(message);

interface FormatOptions {
  mode: PhoneMode;
  text: string;
  from: CountryCode | undefined;
}

function formatPhone(number: PhoneNumber, { mode, text, from }: FormatOptions): string {
  switch (mode) {
    case 'auto':
      return text.trim().startsWith('+') ? number.formatInternational() : number.formatNational();
    case 'national':
      return number.formatNational();
    case 'international':
      return number.formatInternational();
    case 'e.164':
      return number.format('E.164');
    case 'rfc3966':
      return number.format('RFC3966');
    case 'idd': {
      const fromCountry = from ?? number.country;
      return fromCountry ? number.format('IDD', { fromCountry }) : number.formatInternational();
    }
  }
}

/** Spaces and signs as the country writes them, while the number is still being typed. */
export function formatWhileTyping(text: string, country: CountryCode | undefined): string {
  return /^[\d\s+()-]*$/.test(text) ? formatIncompletePhoneNumber(text, country) : text;
}

/** Digits, spaces, plus, hyphen and parentheses; the rest goes. */
export const stripNonPhoneCharacters = (text: string) => text.replaceAll(/[^\d\s+()-]/g, '');

/** Where the caret belongs after formatting: behind as many digits (and plus signs) as before. */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  let left = before.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
  let index = 0;
  while (left > 0 && index < after.length) {
    if (/[\d+]/.test(after.charAt(index))) left -= 1;
    index += 1;
  }
  return index;
}

/** The same number seen from another country: an international one changes its dial code, a national one stays. */
export function changeCountry(
  text: string,
  from: CountryCode | undefined,
  to: { iso2: CountryCode; dialCode: string },
): string {
  if (!text.trim().startsWith('+')) return formatWhileTyping(text, to.iso2);
  const { nationalNumber = '' } = checkPhone(text, { country: from });
  return formatWhileTyping(`+${to.dialCode}${nationalNumber}`, to.iso2);
}
