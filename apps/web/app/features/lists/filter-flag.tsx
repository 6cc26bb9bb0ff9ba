import { useState } from 'react';
import styles from './filters.module.css';

interface FilterFlagProps {
  name: string;
  label: string;
  /** Results that are left when it is chosen. */
  count: number;
  isChosen: boolean;
}

/** Renders a checkbox with the number of results that it leaves. It cannot be chosen when it would leave none. */
export function FilterFlag({ name, label, count, isChosen }: FilterFlagProps) {
  // Shows the new choice before navigation ends, and follows the URL when it changes by other means.
  const [shown, setShown] = useState({ from: isChosen, isChosen });
  if (shown.from !== isChosen) setShown({ from: isChosen, isChosen });
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={shown.isChosen}
        disabled={count === 0 && !isChosen}
        onChange={(event) => setShown({ from: isChosen, isChosen: event.currentTarget.checked })}
      />
      <span>
        {label} ({count})
      </span>
    </label>
  );
}
