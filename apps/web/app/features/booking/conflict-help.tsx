import { useEffect, useRef } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { formatDate, formatMoney } from '../facts/format.ts';
import { LocalText } from '../preferences/local-text.tsx';
import * as words from './booking-words.ts';
import styles from './conflict-help.module.css';
import type { Conflict } from './use-place-order.ts';

/** Explains why the booking was rejected and offers departures that still have seats. The form keeps its values. */
export function ConflictHelp({ conflict, linkTo }: { conflict: Conflict; linkTo(date: string): string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.help} role="alert" tabIndex={-1}>
      <h3>{words.notBookedYet}</h3>
      <p>{conflict.message}</p>
      {conflict.departures.length > 0 && (
        <>
          <p>{words.otherDates}</p>
          <ul className={styles.dates}>
            {conflict.departures.map(({ date, priceAdult, seatsLeft }) => (
              <li key={date}>
                <PageLink to={linkTo(date)}>
                  <LocalText text={words.otherDate(formatDate(date), formatMoney(priceAdult), seatsLeft)} />
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
