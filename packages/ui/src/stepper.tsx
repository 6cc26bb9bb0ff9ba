import styles from './stepper.module.css';

interface StepperProps {
  /** What the buttons do, for who cannot see what they stand beside. */
  fewerLabel: string;
  moreLabel: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A small number with a button on either side. Its name is the business of the group it stands in. */
export function Stepper({ fewerLabel, moreLabel, value, least, most, onChange }: StepperProps) {
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={fewerLabel}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={styles.count} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
