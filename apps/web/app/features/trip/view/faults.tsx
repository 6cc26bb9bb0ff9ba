import type { ReactNode } from 'react';
import styles from './item.module.css';

/** What the owner of a trip sees of a stop beside the stop itself. */
export interface StopExtras {
  /** Handle and menu of a stop that can be changed. */
  actions?: ReactNode;
  /** What does not work about it. */
  faults?: readonly string[];
}

export function Faults({ faults }: { faults: readonly string[] | undefined }) {
  if (!faults || faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
