import type { Group } from '@yunyou/domain/money/price';
import { Stepper as Steps } from '@yunyou/ui/stepper';
import styles from './group-steppers.module.css';

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
        note={`up to ${childAgeMax} years`}
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
        fewerLabel={`Fewer ${name.toLowerCase()}`}
        moreLabel={`More ${name.toLowerCase()}`}
        onChange={onChange}
      />
    </fieldset>
  );
}
