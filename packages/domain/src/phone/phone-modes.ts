import type { CountryCode } from 'libphonenumber-js/min';

/** Output formats. `auto`: international if the input starts with a plus sign, else national. `idd`: as dialled abroad. */
export const phoneModes = ['auto', 'national', 'international', 'e.164', 'rfc3966', 'idd'] as const;
export type PhoneMode = (typeof phoneModes)[number];

export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export const phoneLimits = { minDigits: 2, maxDigits: 17, maxCharacters: 250 } as const;

/** Result of checking a phone number. */
export interface PhoneCheck {
  /** The number can exist, in an allowed country, and matches the pattern. */
  valid: boolean;
  /** The length is possible for the country. */
  possible: boolean;
  country?: CountryCode;
  countryCallingCode?: string;
  nationalNumber?: string;
  extension?: string;
  /** For example `+8613800000000`; present once the text parses as a number. */
  e164?: string;
  /** The number in the requested mode; the input when it does not parse. */
  formatted: string;
  error?: PhoneError;
}

/** Error messages for visitors. */
export const phoneErrorMessages: Readonly<Record<PhoneError, string>> = {
  NOT_A_NUMBER: 'This is not a phone number.',
  TOO_SHORT: 'This number is too short.',
  TOO_LONG: 'This number is too long.',
  INVALID_COUNTRY: 'Choose a country, or begin with + and the country code.',
};
