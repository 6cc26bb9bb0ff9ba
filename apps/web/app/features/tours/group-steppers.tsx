import type { Group } from '@yunyou/domain/money/price';
import { Stepper as Steps } from '@yunyou/ui/stepper';
import styles from './group-steppers.module.css';
import * as words from './tour-words.ts';

interface SteppersProps {
  group: Group;
  /** Maximum travellers of one booking. */
  most: number;
  childAgeMax: number;
  onChange(group: Group): void;
}

/** Inputs for the number of adults and children. */
export function GroupSteppers({ group, most, childAgeMax, onChange }: SteppersProps) {
  const isFull = group.adults + group.children >= most;
  return (
    <div className={styles.group}>
      <Stepper
        name="Adults"
        value={group.adults}
        least={1}
        isFull={isFull}
        onChange={(adults) => onChange({ ...group, adults })}
      />
      <Stepper
        name="Children"
        note={words.childAges(childAgeMax)}
        value={group.children}
        least={0}
        isFull={isFull}
        onChange={(children) => onChange({ ...group, children })}
      />
    </div>
  );
}

interface StepperProps {
  name: string;
  note?: string;
  value: number;
  least: number;
  isFull: boolean;
  onChange(value: number): void;
}

function Stepper({ name, note, value, least, isFull, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className={styles.name}>
        {name} {note && <small>{note}</small>}
      </legend>
      <Steps
        value={value}
        least={least}
        most={isFull ? value : value + 1}
        fewerLabel={words.fewer(name.toLowerCase())}
        moreLabel={words.more(name.toLowerCase())}
        onChange={onChange}
      />
    </fieldset>
  );
}
