import { useEffect, useRef } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { formatDate, formatMoney } from '../facts/format.ts';
import { LocalText } from '../preferences/local-text.tsx';
import { countOf } from '../trip/brief/brief-words.ts';
import styles from './conflict-help.module.css';
import type { Conflict } from './use-place-order.ts';

/** Explains why the booking was rejected and offers departures that still have seats. The form keeps its values. */
export function ConflictHelp({ conflict, linkTo }: { conflict: Conflict; linkTo(date: string): string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.help} role="alert" tabIndex={-1}>
      <h3>Not booked yet</h3>
      <p>{conflict.message}</p>
      {conflict.departures.length > 0 && (
        <>
          <p>Other dates with room for all of you:</p>
          <ul className={styles.dates}>
            {conflict.departures.map(({ date, priceAdult, seatsLeft }) => (
              <li key={date}>
                <PageLink to={linkTo(date)}>
                  <LocalText
                    text={`${formatDate(date)}, ${formatMoney(priceAdult)} an adult, ${countOf(seatsLeft, 'seat')} left`}
                  />
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
