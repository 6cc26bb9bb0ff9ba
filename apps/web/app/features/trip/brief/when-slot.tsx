import { monthName } from '@yunyou/domain/time/date-format';
import type { BriefPatch, When } from './brief-state.ts';
import { defaultWhen, listMonths } from './brief-state.ts';
import * as words from './brief-words.ts';
import { describeWhen } from './brief-words.ts';
import styles from './fields.module.css';
import { maxTripDays } from './limits.ts';
import { Slot } from './slot.tsx';
import { Stepper } from './stepper.tsx';

interface WhenSlotProps {
  when: When | undefined;
  assumed: When | undefined;
  /** ISO date in the time zone of the visitor. */
  today: string;
  onChange: (patch: BriefPatch) => void;
}

/** Renders the number of days, with an exact start date or a month. */
export function WhenSlot({ when, assumed, today, onChange }: WhenSlotProps) {
  const shown = when ?? assumed;
  const now = shown ?? defaultWhen(today);
  const set = (next: When) => onChange({ when: next });
  return (
    <Slot name="When" value={shown && describeWhen(shown)} isAssumed={!when} unset={words.anyTime}>
      <Stepper
        label={words.daysLabel}
        value={now.days}
        least={1}
        most={maxTripDays}
        onChange={(days) => set({ ...now, days })}
      />
      <div className={styles.row}>
        <label className={styles.field}>
          {words.month}
          <select
            className={styles.control}
            value={now.kind === 'month' ? `${now.year}-${now.month}` : ''}
            onChange={(event) => {
              const [year = 0, month = 0] = event.target.value.split('-').map(Number);
              if (month > 0) set({ kind: 'month', year, month, days: now.days });
            }}
          >
            <option value="">{words.onExactDates}</option>
            {listMonths(today).map(({ year, month }) => (
              <option key={`${year}-${month}`} value={`${year}-${month}`}>
                {monthName(month)} {year}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {words.orFromThisDay}
          <input
            type="date"
            className={styles.control}
            min={today}
            value={now.kind === 'dates' ? now.firstDate : ''}
            onChange={(event) => {
              if (event.target.value) set({ kind: 'dates', firstDate: event.target.value, days: now.days });
            }}
          />
        </label>
      </div>
    </Slot>
  );
}
