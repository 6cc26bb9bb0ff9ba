import type { CountryCode, PhoneCountry } from '@yunyou/domain/phone/phone-country';
import type { PhoneCheck, PhoneMode } from '@yunyou/domain/phone/phone-modes';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PhoneRules } from './use-phone-rules.ts';

interface PhoneNumberOptions {
  input: RefObject<HTMLInputElement | null>;
  rules: PhoneRules | undefined;
  value: string;
  defaultCountry: string | undefined;
  mode: PhoneMode;
  hasAutoFormat: boolean;
  isRestricted: boolean;
  maxLength: number;
  only: readonly string[] | undefined;
  ignored: readonly string[] | undefined;
  pattern: RegExp | undefined;
  onChange(value: string, check: PhoneCheck | undefined): void;
}

// React warns about layout effects on the server, where they do not run.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Handles typing, country choice and blur: keeps text, country and caret consistent. */
export function usePhoneNumber(options: PhoneNumberOptions) {
  const { input, rules, value, mode, only, ignored, pattern, onChange } = options;
  const [chosen, setChosen] = useState<string>();
  const caret = useRef<number>(undefined);
  const countries = useMemo(
    () => rules?.filterCountries(rules.countries, { only, ignored }) ?? [],
    [rules, only, ignored],
  );
  const isListed = (iso2: string | undefined) => countries.some((country) => country.iso2 === iso2);
  const ownCountry = rules?.countries.find(({ iso2 }) => iso2 === options.defaultCountry)?.iso2;
  const fallback = isListed(options.defaultCountry) ? options.defaultCountry : countries[0]?.iso2;
  const countryCode = typedCountry(value) ?? chosen ?? fallback;
  const country = countries.find(({ iso2 }) => iso2 === countryCode);

  /** Returns the country of an international number; the chosen country while a shared dial code is ambiguous. */
  function typedCountry(text: string): CountryCode | undefined {
    const begun = rules?.findCountryByPrefix(countries, text);
    if (!begun) return undefined;
    const read = rules?.checkPhone(text).country;
    if (isListed(read)) return read;
    const own = countries.find(({ iso2 }) => iso2 === chosen);
    return own?.dialCode === begun.dialCode && !begun.areaCodes ? own.iso2 : begun.iso2;
  }

  const check = (text: string, iso2: CountryCode | undefined) =>
    text
      ? rules?.checkPhone(text, { country: iso2, mode, from: ownCountry, only, ignored, pattern })
      : undefined;

  useBrowserLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value, input]);

  // Checks the number that was typed before the rules were loaded.
  useEffect(() => {
    if (rules && value) onChange(value, check(value, country?.iso2));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the rules arrive
  }, [rules]);

  const handleText = (typed: string, at: number) => {
    if (!rules) {
      onChange(typed, undefined);
      return;
    }
    const text = options.isRestricted ? rules.stripNonPhoneCharacters(typed) : typed;
    const iso2 = typedCountry(text) ?? country?.iso2;
    const isDeleting = text.length < value.length;
    const formatted = options.hasAutoFormat ? rules.formatWhileTyping(text, iso2) : text;
    const digits = (some: string) => some.replaceAll(/\D/g, '');
    const staysAsTyped =
      formatted.length > options.maxLength || (isDeleting && digits(text) === digits(value));
    const next = staysAsTyped ? text : formatted;
    caret.current = next === typed ? at : rules.caretAfterFormat(typed, at, next);
    onChange(next, check(next, iso2));
  };
  const handleCountry = ({ iso2, dialCode }: PhoneCountry) => {
    setChosen(iso2);
    const next = rules?.changeCountry(value, country?.iso2, { iso2, dialCode }) ?? value;
    onChange(next, check(next, iso2));
  };
  const handleLeave = () => {
    const checked = check(value, country?.iso2);
    if (options.hasAutoFormat && checked?.valid && checked.formatted !== value)
      onChange(checked.formatted, checked);
  };
  return {
    countries,
    country,
    check: check(value, country?.iso2),
    handleText,
    handleCountry,
    handleLeave,
  };
}
