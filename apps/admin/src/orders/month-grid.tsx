import { addDays, lastDayOfMonth, weekdayOf } from '@yunyou/domain/time/china-time';
import type { CSSProperties } from 'react';
import { useDepartureWords } from './departure-words.ts';
import styles from './orders.module.css';

interface MonthGridProps {
  month: string;
  departures: readonly { date: string; taken: number; seatsLeft: number }[];
  chosen: string | undefined;
  onChoose(day: string): void;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Returns the style that puts the first day of a month below its weekday. */
const columnOf = (day: string) => ({ '--column': weekdays.indexOf(weekdayOf(day)) + 1 }) as CSSProperties; // custom properties are not in React's types

/** Shows a month as one button per day with the sums of its departures. */
export function MonthGrid({ month, departures, chosen, onChoose }: MonthGridProps) {
  const words = useDepartureWords().departures;
  const byDay = Map.groupBy(departures, ({ date }) => date);
  const first = `${month}-01`;
  const last = lastDayOfMonth(month);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
  return (
    <div className={styles['month']}>
      {words.weekdays.map((label) => (
        <div key={label} className={styles['weekday']} aria-hidden="true">
          {label}
        </div>
      ))}
      {days.map((day, index) => {
        const leaving = byDay.get(day) ?? [];
        const taken = sum(leaving.map((one) => one.taken));
        const left = sum(leaving.map((one) => one.seatsLeft));
        return (
          <button
            key={day}
            type="button"
            className={styles['day']}
            style={index === 0 ? columnOf(day) : undefined}
            aria-pressed={day === chosen}
            disabled={leaving.length === 0}
            onClick={() => onChoose(day)}
          >
            <span className={styles['date']}>{Number(day.slice(8))}</span>
            {leaving.length > 0 && (
              <>
                <span className={taken > 0 ? styles['sold'] : undefined}>{words.soldCount(taken)}</span>
                <span className={styles['detail']}>{words.leftCount(left)}</span>
                <span className={styles['detail']}>{words.tours(leaving.length)}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
