import type { ReactNode } from 'react';
import { LocalText } from '../../../preferences/local-text.tsx';
import styles from './item.module.css';

/** Additional parts of a stop for the owner. */
export interface StopExtras {
  /** Drag handle and edit button. */
  actions?: ReactNode;
  /** Breaks of the stop. */
  faults?: readonly string[];
  /** Editable note; without it the note is read-only. */
  note?: ReactNode;
}

export function Faults({ faults }: { faults: readonly string[] | undefined }) {
  if (!faults || faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault}>
          <LocalText text={fault} />
        </li>
      ))}
    </ul>
  );
}
