import { useId } from 'react';
import styles from './fields.module.css';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number with a button on either side. */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={`Fewer: ${label}`}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output className={styles.count}>{value}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={`More: ${label}`}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
