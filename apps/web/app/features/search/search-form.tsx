import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { Button } from '@yunyou/ui/button';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import styles from './search-form.module.css';
import * as words from './search-words.ts';

const FormSuggestions = lazy(() => import('./form-suggestions.tsx'));

interface SearchFormProps {
  action: string;
  name: string;
  label: string;
  placeholder: string;
  value?: string | undefined;
  /** Types to suggest. Default: guides on the guides page, otherwise all. */
  types?: readonly SearchHit['type'][];
}

const guidesOnly = ['guide'] as const;

/** Renders a search form that works without JavaScript. Suggestions are loaded when it first receives the focus. */
export function SearchForm({ action, name, label, placeholder, value = '', types }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  return (
    <Form
      key={value}
      ref={form}
      action={action}
      role="search"
      className={styles.form}
      onFocus={() => setIsUsed(true)}
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
        aria-controls={listId}
        aria-expanded={false}
        defaultValue={value}
      />
      <Button type="submit">{words.search}</Button>
      {isUsed && (
        <Suspense>
          <FormSuggestions
            form={form}
            listId={listId}
            types={types ?? (action === '/wiki' ? guidesOnly : undefined)}
          />
        </Suspense>
      )}
    </Form>
  );
}
