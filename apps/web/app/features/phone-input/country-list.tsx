import type { PhoneCountry } from '@yunyou/domain/phone/phone-country';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './phone-input.module.css';
import * as labels from './phone-words.ts';
import type { PhoneRules } from './use-phone-rules.ts';

interface CountryListProps {
  id: string;
  rules: PhoneRules;
  countries: readonly PhoneCountry[];
  selected: string | undefined;
  placement: 'above' | 'below';
  hasSearchBox: boolean;
  hasFlags: boolean;
  hasDialCodes: boolean;
  onSelect(country: PhoneCountry): void;
}

/** Lists the countries. Typing jumps to a name, or filters when there is a search box. */
export function CountryList(props: CountryListProps) {
  const { id, rules, countries, selected, placement, hasSearchBox, hasFlags, hasDialCodes, onSelect } = props;
  const [words, setWords] = useState('');
  const shown = words ? rules.searchCountries(countries, words) : countries;
  const [active, setActive] = useState(selected ?? countries[0]?.iso2);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const optionId = useId();

  useEffect(() => {
    (search.current ?? list.current)?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${optionId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  const move = (to: number) => {
    const next = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (next) setActive(next.iso2);
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = shown.findIndex(({ iso2 }) => iso2 === active);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    if (!hasSearchBox) Object.assign(steps, { Home: 0, End: shown.length - 1 });
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
      return;
    }
    const chosen = shown[at];
    if (event.key === 'Enter' || (event.key === ' ' && !hasSearchBox && !typed.current.text)) {
      event.preventDefault();
      if (chosen) onSelect(chosen);
      return;
    }
    if (hasSearchBox || event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const result = rules.findByTypeAhead(countries, typed.current, event.key, Date.now());
    typed.current = result.typed;
    if (result.found) setActive(result.found.iso2);
  };
  const activeOption = shown.some(({ iso2 }) => iso2 === active) ? `${optionId}-${active}` : undefined;

  return (
    <div className={`${styles.dropdown} ${styles[placement]}`} data-placement={placement}>
      {hasSearchBox && (
        <input
          ref={search}
          type="search"
          role="combobox"
          className={styles.search}
          aria-label={labels.searchCountries}
          placeholder={labels.search}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={activeOption}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(rules.searchCountries(countries, event.target.value)[0]?.iso2);
          }}
          onKeyDown={handleKey}
        />
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={labels.countries}
        tabIndex={hasSearchBox ? -1 : 0}
        className={styles.list}
        aria-activedescendant={activeOption}
        onKeyDown={handleKey}
      >
        {shown.map((country) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and handles the keys
          <div
            key={country.iso2}
            id={`${optionId}-${country.iso2}`}
            role="option"
            aria-selected={country.iso2 === selected}
            className={styles.option}
            data-active={country.iso2 === active || undefined}
            onClick={() => onSelect(country)}
          >
            {hasFlags && <Flag rules={rules} iso2={country.iso2} />}
            <span className={styles.name}>{country.name}</span>
            {hasDialCodes && <span className={styles.dialCode}>+{country.dialCode}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>{labels.noMatchingData}</p>}
    </div>
  );
}

export function Flag({ rules, iso2 }: { rules: PhoneRules; iso2: string }) {
  const url = rules.flagUrls.get(iso2);
  return url ? (
    <img className={styles.flag} src={url} alt="" width="24" height="16" loading="lazy" />
  ) : (
    <span className={styles.flag} />
  );
}
