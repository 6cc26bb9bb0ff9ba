import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'name'> & {
  label: string;
  /** Path in the order request; errors are found by it. */
  name: string;
  note?: string;
  error?: string | undefined;
  onChange(value: string): void;
};

/** Renders an input with its label and, below it, a hint or the error message. */
export function Field({ label, name, note, error, onChange, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasWords = error !== undefined || note !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={hasWords ? noteId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hasWords && (
        <p id={noteId} className={error ? styles.error : styles.note}>
          {error ?? note}
        </p>
      )}
    </div>
  );
}
