import { fold } from '@yunyou/domain/search/search-fold';
import { useId, useState } from 'react';
import styles from './fields.module.css';

export interface PlaceOption {
  id: string;
  name: string;
  /** Chinese name, or what tells it from others. */
  note?: string | undefined;
}

interface PlaceSearchProps {
  label: string;
  placeholder: string;
  options: readonly PlaceOption[];
  onPick: (id: string) => void;
  /** Told of every word typed, where options come from elsewhere. */
  onWord?: (word: string) => void;
  /** The options are the answer to the word already. */
  isAnswer?: boolean;
}

const mostShown = 30;

/** A field that finds things by name as one types; arrows choose, Enter takes. */
export function PlaceSearch({
  label,
  placeholder,
  options,
  onPick,
  onWord,
  isAnswer = false,
}: PlaceSearchProps) {
  const id = useId();
  const [word, setWord] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const wanted = fold(word);
  const found = options
    .filter(({ name, note = '' }) => isAnswer || fold(name).includes(wanted) || fold(note).includes(wanted))
    .slice(0, mostShown);
  const pick = (option: PlaceOption | undefined) => {
    if (!option) return;
    onPick(option.id);
    setWord('');
    onWord?.('');
    setActive(0);
    setIsOpen(false);
  };
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) pick(found[active]);
    } else if (event.key === 'Escape') setIsOpen(false);
  };
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        {label}
        <input
          className={styles.control}
          role="combobox"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={word}
          onChange={(event) => {
            setWord(event.target.value);
            onWord?.(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={handleKey}
        />
      </label>
      <div
        id={`${id}-list`}
        className={styles.options}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || found.length === 0}
      >
        {found.map((option, index) => (
          // Keys are heard by the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field would lose focus and the list close before a click is heard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.name}
            <span className={styles.optionNote}>{option.note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
