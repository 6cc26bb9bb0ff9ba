import {
  type CountryCode,
  formatIncompletePhoneNumber,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import { type CountryLimits, isCountryAllowed } from './phone-country.ts';
import { type PhoneCheck, type PhoneError, type PhoneMode, phoneLimits } from './phone-modes.ts';

interface PhoneCheckOptions extends CountryLimits {
  /** Country of a number without a plus sign. */
  country?: CountryCode | undefined;
  mode?: PhoneMode;
  /** Country from which mode `idd` dials; defaults to `country`. */
  from?: CountryCode | undefined;
  /** The text must also match this pattern to be valid. */
  pattern?: RegExp | undefined;
}

/** Parses, validates and formats a phone number. Never throws. */
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
    // Extracts the number from a `tel:` URI (RFC 3966), but not from other text.
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

/** Formats a number while it is typed. Text with other characters stays as it is. */
export function formatWhileTyping(text: string, country: CountryCode | undefined): string {
  return /^[\d\s+()-]*$/.test(text) ? formatIncompletePhoneNumber(text, country) : text;
}

/** Removes everything except digits, spaces, plus, hyphen and parentheses. */
export const stripNonPhoneCharacters = (text: string) => text.replaceAll(/[^\d\s+()-]/g, '');

/** Returns the caret position after formatting: behind the same number of digits and plus signs as before. */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  let left = before.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
  let index = 0;
  while (left > 0 && index < after.length) {
    if (/[\d+]/.test(after.charAt(index))) left -= 1;
    index += 1;
  }
  return index;
}

/** Rewrites a number for another country. An international number gets the new dial code; a national one stays. */
export function changeCountry(
  text: string,
  from: CountryCode | undefined,
  to: { iso2: CountryCode; dialCode: string },
): string {
  if (!text.trim().startsWith('+')) return formatWhileTyping(text, to.iso2);
  const { nationalNumber = '' } = checkPhone(text, { country: from });
  return formatWhileTyping(`+${to.dialCode}${nationalNumber}`, to.iso2);
}
