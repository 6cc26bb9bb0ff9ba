import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import * as words from '../trip-words.ts';
import styles from './day-bar.module.css';
import { FoldContext } from './fold.ts';
import { dayId } from './use-today.ts';

interface DayBarProps {
  days: readonly TripDayView[];
  /** The day in view. */
  current: number | undefined;
  today: number | undefined;
}

/** Renders links to the days. Marks the day in view, and opens a folded day before jumping to it. */
export function DayBar({ days, current, today }: DayBarProps) {
  const fold = use(FoldContext);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current)
      list.current.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - list.current.clientWidth / 2 });
  }, [current]);
  const jump = (event: MouseEvent, dayIndex: number) => {
    fold?.set(dayIndex, true);
    const target = document.getElementById(dayId(dayIndex));
    if (!target) return;
    event.preventDefault();
    // The address keeps the day, so that a reload or a copied link opens it.
    history.replaceState(history.state, '', `#${dayId(dayIndex)}`);
    target.scrollIntoView();
    target.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.nav} aria-label={words.days}>
      <ul ref={list} className={styles.list}>
        {days.map(({ dayIndex, cities }) => (
          <li key={dayIndex}>
            <a
              href={`#${dayId(dayIndex)}`}
              className={styles.link}
              aria-current={dayIndex === current ? 'location' : undefined}
              onClick={(event) => jump(event, dayIndex)}
            >
              <b>
                {words.dayNumber(dayIndex + 1)}
                {dayIndex === today && words.today}
              </b>{' '}
              <span className={styles.city}>{cities.at(-1)?.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
