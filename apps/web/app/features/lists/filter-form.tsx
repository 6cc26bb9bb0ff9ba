import { Button, buttonClass } from '@yunyou/ui/button';
import { IconButton } from '@yunyou/ui/icon-button';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Form, useNavigate } from 'react-router';
import { CloseIcon } from '../../frame/icons.tsx';
import styles from './filters.module.css';
import * as words from './list-words.ts';

interface FilterFormProps {
  /** Returns the canonical URL of the list for the form's fields. */
  toUrl: (params: URLSearchParams) => string;
  /** Number of chosen filters. */
  chosen: number;
  /** The number of results with what is counted: "12 tours". */
  results: string;
  children: ReactNode;
}

/**
 * Renders a GET form that works without JavaScript; with it, every change navigates immediately. On narrow screens a
 * button opens it as a sheet: it is a popover, which needs no JavaScript either.
 */
export function FilterForm({ toUrl, chosen, results, children }: FilterFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') params.append(name, value);
    }
    void navigate(toUrl(params), { preventScrollReset: true });
  };
  return (
    <>
      <button type="button" className={`${buttonClass('quiet')} ${styles.open}`} popoverTarget={id}>
        {chosen > 0 ? words.filtersChosen(chosen) : words.filters}
      </button>
      <Form
        id={id}
        popover="auto"
        className={styles.filters}
        onChange={handleChange}
        aria-label={words.filters}
      >
        <div className={styles.head}>
          <h2>{words.filters}</h2>
          <IconButton label={words.close} popoverTarget={id} popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </div>
        {children}
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
        <button
          type="button"
          className={`${buttonClass()} ${styles.done}`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {words.showResults(results)}
        </button>
      </Form>
    </>
  );
}
