import type { CountryCode } from 'libphonenumber-js/min';

/** How a number is written. `auto`: as it was begun, with or without a plus sign. `idd`: as dialled from the country. */
export const phoneModes = ['auto', 'national', 'international', 'e.164', 'rfc3966', 'idd'] as const;
export type PhoneMode = (typeof phoneModes)[number];

export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export const phoneLimits = { minDigits: 2, maxDigits: 17, maxCharacters: 250 } as const;

/** What is known about a number as written. */
export interface PhoneCheck {
  /** A number that can exist in an allowed country. */
  valid: boolean;
  /** Its length fits the country. */
  possible: boolean;
  country?: CountryCode;
  countryCallingCode?: string;
  nationalNumber?: string;
  extension?: string;
  /** `+8613800000000`, once there is a number. */
  e164?: string;
  /** Written in the asked mode; what cannot be read stays as it is. */
  formatted: string;
  error?: PhoneError;
}

/** What a person should read about an error. */
export const phoneErrorMessages: Readonly<Record<PhoneError, string>> = {
  NOT_A_NUMBER: 'This is not a phone number.',
  TOO_SHORT: 'This number is too short.',
  TOO_LONG: 'This number is too long.',
  INVALID_COUNTRY: 'Choose a country, or begin with + and the country code.',
};
