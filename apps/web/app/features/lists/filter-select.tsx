import { useState } from 'react';
import { useLocalText } from '../preferences/local-text.tsx';
import styles from './filters.module.css';

interface FilterSelectProps {
  name: string;
  label: string;
  any: string;
  choices: readonly { value: string; name: string; count?: number; parent?: string | undefined }[];
  value: string | number | undefined;
}

/** Renders a labelled select with an option for "no filter". */
export function FilterSelect({ name, label, any, choices, value = '' }: FilterSelectProps) {
  const local = useLocalText();
  // Shows the new choice before navigation ends, and follows the URL when it changes by other means.
  const [shown, setShown] = useState({ from: value, value });
  if (shown.from !== value) setShown({ from: value, value });
  return (
    <label className={styles.filter} data-chosen={shown.value !== '' || undefined}>
      <span>{label}</span>
      <select
        name={name}
        value={shown.value}
        onChange={(event) => setShown({ from: value, value: event.currentTarget.value })}
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.parent ? '\u2003' : ''}
            {local(choice.name)}
            {choice.count === undefined ? '' : ` (${choice.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
