import { Button } from '@yunyou/ui/button';
import type { ChangeEvent, ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import styles from './filters.module.css';

interface FilterFormProps {
  /** Returns the canonical URL of the list for the form's fields. */
  toUrl: (params: URLSearchParams) => string;
  children: ReactNode;
}

/** A GET form that works without JavaScript; with it, every change navigates at once. */
export function FilterForm({ toUrl, children }: FilterFormProps) {
  const navigate = useNavigate();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') params.append(name, value);
    }
    void navigate(toUrl(params), { preventScrollReset: true });
  };
  return (
    <Form className={styles.filters} onChange={handleChange} aria-label="Filters">
      {children}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}
