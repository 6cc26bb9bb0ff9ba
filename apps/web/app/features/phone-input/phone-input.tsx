import { type PhoneCheck, type PhoneMode, phoneErrorMessages } from '@yunyou/domain/phone/phone-modes';
import { useId, useRef, useState } from 'react';
import { ChevronIcon } from '../../frame/icons.tsx';
import { useDismiss } from '../../frame/use-dismiss.ts';
import { useSite } from '../../use-site.ts';
import { CountryList, Flag } from './country-list.tsx';
import styles from './phone-input.module.css';
import * as words from './phone-words.ts';
import { useDefaultCountry } from './use-default-country.ts';
import { usePhoneNumber } from './use-phone-number.ts';
import { usePhoneRules } from './use-phone-rules.ts';

export interface PhoneInputProps {
  label: string;
  /** Text as typed; pass the value of `onChange`. */
  value: string;
  /** `check` has validity, country and national number; undefined while the text is empty. */
  onChange(value: string, check: PhoneCheck | undefined): void;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  mode?: PhoneMode;
  hasAutoFormat?: boolean;
  /** Overrides the country of the visitor. */
  defaultCountry?: string;
  isCountryFromIp?: boolean;
  /** Overrides the IP-to-country service of the site. */
  countryServiceUrl?: string;
  onCountryError?: (error: Error) => void;
  /** Countries to offer; numbers of other countries are invalid. */
  only?: readonly string[];
  ignored?: readonly string[];
  hasFlagsInList?: boolean;
  hasDialCodesInList?: boolean;
  hasDialCodeInSelection?: boolean;
  hasSearchBox?: boolean;
  /** Accepts digits, spaces, plus, hyphen and parentheses only. */
  isRestricted?: boolean;
  pattern?: RegExp;
  isDisabled?: boolean;
}

/** Renders the input for a phone number with its country. */
export function PhoneInput({
  label,
  value,
  onChange,
  name = 'telephone',
  placeholder = words.placeholder,
  maxLength = 25,
  mode = 'auto',
  hasAutoFormat = true,
  defaultCountry,
  isCountryFromIp = true,
  countryServiceUrl,
  onCountryError,
  only,
  ignored,
  hasFlagsInList = true,
  hasDialCodesInList = true,
  hasDialCodeInSelection = false,
  hasSearchBox = false,
  isRestricted = false,
  pattern,
  isDisabled = false,
}: PhoneInputProps) {
  const site = useSite();
  const rules = usePhoneRules();
  const ownCountry = useDefaultCountry({
    given: defaultCountry,
    serviceUrl: countryServiceUrl ?? site?.countryServiceUrl ?? '',
    isFromIp: isCountryFromIp,
    onError: onCountryError,
  });
  const input = useRef<HTMLInputElement>(null);
  const number = usePhoneNumber({
    input,
    rules,
    value,
    defaultCountry: ownCountry,
    mode,
    hasAutoFormat,
    isRestricted,
    maxLength,
    only,
    ignored,
    pattern,
    onChange,
  });
  const { country, check } = number;
  const [placement, setPlacement] = useState<'above' | 'below'>();
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setPlacement(undefined);
  useDismiss([field], placement !== undefined, (by) => {
    close();
    if (by === 'escape') trigger.current?.focus();
  });

  const handleOpen = () => {
    if (!rules || !field.current) return;
    const spaceBelow = innerHeight - field.current.getBoundingClientRect().bottom;
    setPlacement(placement ? undefined : rules.listPlacement(spaceBelow));
  };
  const isWrong = isLeft && check !== undefined && !check.valid;
  const problem = isWrong
    ? check.error
      ? phoneErrorMessages[check.error]
      : words.noSuchNumber(country?.name)
    : undefined;

  return (
    <div className={styles.phone}>
      <label htmlFor={`${id}-input`}>{label}</label>
      <div ref={field} className={styles.field} data-invalid={isWrong || undefined}>
        <button
          ref={trigger}
          type="button"
          className={styles.country}
          disabled={isDisabled || !rules}
          aria-haspopup="listbox"
          aria-expanded={placement !== undefined}
          aria-controls={`${id}-list`}
          aria-label={country ? words.countryChosen(country.name, country.dialCode) : words.country}
          onClick={handleOpen}
        >
          {rules && country ? <Flag rules={rules} iso2={country.iso2} /> : <span className={styles.flag} />}
          {hasDialCodeInSelection && country && <span>+{country.dialCode}</span>}
          <ChevronIcon />
        </button>
        <input
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          type="tel"
          name={name}
          autoComplete="tel"
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={isDisabled}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) =>
            number.handleText(target.value, target.selectionStart ?? target.value.length)
          }
          onFocus={() => setIsLeft(false)}
          onBlur={() => {
            setIsLeft(true);
            number.handleLeave();
          }}
        />
        {rules && placement && (
          <CountryList
            id={`${id}-list`}
            rules={rules}
            countries={number.countries}
            selected={country?.iso2}
            placement={placement}
            hasSearchBox={hasSearchBox}
            hasFlags={hasFlagsInList}
            hasDialCodes={hasDialCodesInList}
            onSelect={(choice) => {
              number.handleCountry(choice);
              close();
              input.current?.focus();
            }}
          />
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
