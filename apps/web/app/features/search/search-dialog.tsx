import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { CloseIcon, SearchIcon } from '../../frame/icons.tsx';
import { sharedWords } from '../../site-words.ts';
import { HitOptions } from './hit-options.tsx';
import { PopularPlaces } from './popular-places.tsx';
import { addRecentSearch, forgetRecentSearches, listRecentSearches } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import * as words from './search-words.ts';
import { useSearchBox } from './use-search-box.ts';

/** Renders the site-wide search dialog. It is mounted only while it is open. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox({
    listId: 'search-hits',
    startText: '',
    limit: 12,
    onLeave: onClose,
  });
  const [recent, setRecent] = useState(listRecentSearches);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // `close` returns the focus to the element that had it
  }, []);

  const handleSubmit = (event: FormEvent) => {
    if (!box.text.trim()) {
      event.preventDefault();
      return;
    }
    addRecentSearch(box.text);
    onClose();
  };
  const handleRecent = (text: string) => {
    box.setText(text);
    input.current?.focus();
  };
  const handleForget = () => {
    forgetRecentSearches();
    setRecent([]);
    input.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.searchTheSite}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.panel}>
        <Form action="/search" role="search" className={styles.form} onSubmit={handleSubmit}>
          <SearchIcon />
          <input
            ref={input}
            name="keyword"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            className={styles.input}
            placeholder={words.placeholder}
            role="combobox"
            aria-label={sharedWords.searchLabel}
            aria-autocomplete="list"
            aria-expanded={Boolean(box.groups?.length)}
            aria-controls={box.listId}
            aria-activedescendant={box.active && box.optionId(box.active)}
            value={box.text}
            onChange={(event) => box.setText(event.target.value)}
            onKeyDown={(event) => box.handleKey(event.nativeEvent)}
          />
          <button type="button" className={styles.close} aria-label={words.closeSearch} onClick={onClose}>
            <CloseIcon />
          </button>
        </Form>
        <div className={styles.results}>
          <HitOptions box={box} />
          {!box.text && recent.length > 0 && (
            <RecentSearches recent={recent} onChoose={handleRecent} onForget={handleForget} />
          )}
          {!box.text && <PopularPlaces onLeave={onClose} />}
        </div>
      </div>
    </dialog>
  );
}

interface RecentSearchesProps {
  recent: readonly string[];
  onChoose(text: string): void;
  onForget(): void;
}

function RecentSearches({ recent, onChoose, onForget }: RecentSearchesProps) {
  return (
    <section aria-label={words.recentSearches} className={styles.recent}>
      <ul className={styles.recentList}>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" className={styles.recentText} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.forget} onClick={onForget}>
        {words.clearRecent}
      </button>
    </section>
  );
}
