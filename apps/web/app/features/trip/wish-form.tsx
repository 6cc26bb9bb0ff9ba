import { Button } from '@yunyou/ui/button';
import { type FormEvent, type RefObject, useRef } from 'react';
import { Form } from 'react-router';
import * as words from './trip-page-words.ts';
import styles from './wish-form.module.css';

interface WishFormProps {
  wish?: string;
  /** Example wishes; pressing one fills the field. */
  examples?: readonly string[];
  submitName?: string;
  /** Another button of the page is the next step. */
  isQuiet?: boolean;
  /** The wish is being read. */
  isBusy?: boolean;
  /** Handles the wish on this page instead of navigating to `/trip?wish=`. */
  onWish?: (wish: string) => void;
  /** Gives the page access to the current text. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
}

const noExamples: readonly string[] = [];

/** Renders the field for a wish. Works as a plain form without JavaScript. */
export function WishForm({
  wish = '',
  examples = noExamples,
  submitName = words.planWithAi,
  isQuiet = false,
  isBusy = false,
  onWish,
  fieldRef,
}: WishFormProps) {
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const handleSubmit = (event: FormEvent) => {
    if (!onWish || !field.current) return;
    event.preventDefault();
    onWish(field.current.value.trim());
  };
  return (
    <Form action="/trip" className={`panel ${styles.form}`} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor="wish">
        {words.wishLabel}
      </label>
      <textarea
        ref={field}
        id="wish"
        name="wish"
        className={styles.wish}
        rows={2}
        maxLength={2000}
        required
        defaultValue={wish}
        placeholder={words.wishPlaceholder}
        onKeyDown={(event) => {
          // During IME composition, Enter selects characters.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {examples.length > 0 && (
        <ul className={styles.examples} aria-label={words.examples}>
          {examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                className={styles.example}
                onClick={() => {
                  if (!field.current) return;
                  field.current.value = example;
                  field.current.focus();
                }}
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" tone={isQuiet ? 'quiet' : 'primary'} disabled={isBusy}>
        {submitName}
      </Button>
    </Form>
  );
}
