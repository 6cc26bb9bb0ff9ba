import styles from './stepper.module.css';

interface StepperProps {
  /** Accessible names of the two buttons. */
  fewerLabel: string;
  moreLabel: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** Renders a number with buttons to decrease and increase it. The surrounding group provides its name. */
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
