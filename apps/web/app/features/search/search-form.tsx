import { Button } from '@yunyou/ui/button';
import { Form } from 'react-router';
import styles from './search-form.module.css';

interface SearchFormProps {
  action: string;
  name: string;
  label: string;
  placeholder: string;
  value?: string | undefined;
}

export function SearchForm({ action, name, label, placeholder, value = '' }: SearchFormProps) {
  return (
    <Form action={action} role="search" className={styles.form}>
      <input
        key={value}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        className={styles.input}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
