import type { SearchHit } from '@yunyou/contract/destination.endpoints';
import { Button } from '@yunyou/ui/button';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { Below } from './below.tsx';
import { HitOptions } from './hit-options.tsx';
import { addRecentSearch } from './recent-searches.ts';
import styles from './search-form.module.css';
import { useSearchBox } from './use-search-box.ts';

interface SearchFormProps {
  action: string;
  name: string;
  label: string;
  placeholder: string;
  value?: string | undefined;
  /** Kinds to suggest; all when absent. */
  types?: readonly SearchHit['type'][];
}

/** A plain form that works by itself; where scripts run it also suggests. */
export function SearchForm({ value = '', ...props }: SearchFormProps) {
  return <SuggestingForm key={value} value={value} {...props} />;
}

function SuggestingForm({
  action,
  name,
  label,
  placeholder,
  value,
  types,
}: SearchFormProps & { value: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const box = useSearchBox({
    startText: value,
    limit: 8,
    types: types ?? (action === '/wiki' ? ['guide'] : undefined),
    isFirstChosen: false,
    onLeave: close,
  });
  const isShown = isOpen && Boolean(box.groups?.length);
  return (
    <Form
      ref={form}
      action={action}
      role="search"
      className={styles.form}
      onSubmit={() => {
        addRecentSearch(box.text);
        close();
      }}
      onBlur={close}
    >
      <input
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={box.listId}
        aria-activedescendant={isShown && box.active ? box.optionId(box.active) : undefined}
        value={box.text}
        onChange={(event) => {
          box.handleChange(event);
          setIsOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isShown) {
            event.preventDefault();
            close();
          } else if (isShown) box.handleKey(event);
        }}
      />
      <Button type="submit">Search</Button>
      <Below anchor={form} isShown={isShown}>
        <HitOptions box={box} />
      </Below>
    </Form>
  );
}
