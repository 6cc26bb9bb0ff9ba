import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { Button } from '@yunyou/ui/button';
import { useEffect, useRef } from 'react';
import { preferenceWords } from './preference-words.ts';
import {
  clockPreference,
  currencyPreference,
  dataPreference,
  themePreference,
  usePreference,
} from './preferences.ts';
import styles from './preferences-dialog.module.css';
import { clockNames, dataNames, dialogWords, themeNames } from './preferences-dialog-words.ts';
import { applyTheme } from './theme.ts';

const currencyNames = Object.fromEntries(
  Object.entries(currencies).map(([code, { name }]) => [code, `${code} ${name}`]),
) as Record<keyof typeof currencies, string>; // `fromEntries` loses the keys

export default function PreferencesDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [currency, setCurrency] = usePreference(currencyPreference, 'CNY');
  const [theme, setTheme] = usePreference(themePreference, 'system');
  const [clock, setClock] = usePreference(clockPreference, '24');
  const [data, setData] = usePreference(dataPreference, 'full');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-labelledby="preferences-title"
      onClose={onClose}
    >
      <h2 id="preferences-title">{preferenceWords.title}</h2>
      <Choice
        label={preferenceWords.currency}
        names={currencyNames}
        value={currency}
        onChange={setCurrency}
      />
      <Choice
        label={dialogWords.theme}
        names={themeNames}
        value={theme}
        onChange={(value) => {
          setTheme(value);
          applyTheme();
        }}
      />
      <Choice label={dialogWords.clock} names={clockNames} value={clock} onChange={setClock} />
      <Choice label={dialogWords.data} names={dataNames} value={data} onChange={setData} />
      <p className={styles.note}>{dialogWords.note}</p>
      <Button tone="quiet" onClick={() => dialog.current?.close()}>
        {dialogWords.done}
      </Button>
    </dialog>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  names: Record<T, string>;
  value: T;
  onChange(value: T): void;
}

function Choice<T extends string>({ label, names, value, onChange }: ChoiceProps<T>) {
  const values = Object.keys(names) as T[]; // Object.keys returns string[]
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((option) => option === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
