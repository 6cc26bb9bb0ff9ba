import { Stepper as Steps } from '@yunyou/ui/stepper';
import { useId } from 'react';
import * as words from './brief-words.ts';
import styles from './fields.module.css';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** Renders a stepper with a label above it. */
export function Stepper({ label, ...steps }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <Steps {...steps} fewerLabel={words.fewer(label)} moreLabel={words.more(label)} />
    </div>
  );
}
