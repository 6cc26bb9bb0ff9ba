import type { ReactNode } from 'react';
import { ChevronIcon } from '../../../frame/icons.tsx';
import * as words from './brief-words.ts';
import styles from './slot.module.css';

interface SlotProps {
  name: string;
  /** Current value; undefined means that the planner chooses. */
  value?: string | undefined;
  /** The value is an assumption, not entered. */
  isAssumed?: boolean;
  unset: string;
  children: ReactNode;
}

/** Renders one field of the brief: a summary with its value, and the controls when expanded. */
export function Slot({ name, value, isAssumed = false, unset, children }: SlotProps) {
  return (
    <details className={styles.slot}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value} data-assumed={isAssumed || !value || undefined}>
          {value ?? unset}
          {value && isAssumed && (
            <>
              {' '}
              <span className={styles.assumed}>{words.assumed}</span>
            </>
          )}
        </span>
        <span className={styles.mark} aria-hidden="true">
          <ChevronIcon />
        </span>
      </summary>
      <div className={styles.controls}>{children}</div>
    </details>
  );
}

/** Renders a list of removable chips. */
export function Chips({
  label,
  chips,
  onRemove,
}: {
  label: string;
  chips: readonly { id: string; name: string }[];
  onRemove: (id: string) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ id, name }) => (
        <li key={id} className={styles.chip}>
          {name}
          <button
            type="button"
            className={styles.remove}
            aria-label={words.remove(name)}
            onClick={() => onRemove(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders a list of toggle buttons. */
export function Choices({
  label,
  options,
  chosen,
  onToggle,
}: {
  label: string;
  options: readonly { id: string; name: string; description?: string | undefined }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {options.map(({ id, name, description }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={chosen.includes(id)}
            onClick={() => onToggle(id)}
          >
            <span>{name}</span>
            {description && <span className={styles.description}>{description}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
