import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { findBookingDay } from '@yunyou/domain/opening-hours/booking-day';
import { findClosingReason, windowsOn } from '@yunyou/domain/opening-hours/opening-hours';
import { type LocalMoment, momentAt } from '@yunyou/domain/time/china-time';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { formatWeekdayDate } from '../facts/format.ts';
import { useLocalText } from '../preferences/local-text.tsx';
import { describeBooking } from './opening-words.ts';
import { useChinaClock } from './use-china-clock.ts';
import styles from './visit.module.css';

type Visited = Pick<ScenicSpot, 'openingHours' | 'openingExceptions' | 'booking'> & { id: string };

/** An early reference time, which makes the result independent of when the page is read. */
const longAgo: LocalMoment = { date: '1970-01-01', time: '00:00' };

/** Checks a future date: opening hours and booking day. Also works as a plain form without JavaScript. */
export function VisitDay({ spot, date }: { spot: Visited; date: string | undefined }) {
  const [chosen, setChosen] = useState(date ?? '');
  const now = useChinaClock();
  const local = useLocalText();
  return (
    <form className={styles.day} method="get">
      <input type="hidden" name="id" value={spot.id} />
      <label className={styles.label} htmlFor="visit-day">
        When would you like to come?
      </label>
      <div className={styles.field}>
        <input
          id="visit-day"
          type="date"
          name="date"
          value={chosen}
          min={now?.date}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit">Tell me</Button>
        </noscript>
      </div>
      <div role="status" className={styles.answer}>
        {isDate(chosen) && (
          <>
            <p>{local(describeDay(spot, chosen))}</p>
            <p>
              {local(
                describeBooking(
                  findBookingDay(spot.booking, { visitDate: chosen, now: now ?? longAgo }),
                  now,
                ),
              )}
            </p>
            {spot.booking.passport && spot.booking.required !== 'not-needed' && (
              <p>You book with your passport, and bring the same one.</p>
            )}
          </>
        )}
      </div>
    </form>
  );
}

export function isDate(text: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

function describeDay(spot: Visited, date: string): string {
  const windows = windowsOn(spot, date);
  const day = formatWeekdayDate(date);
  if (windows.length === 0) {
    const reason = findClosingReason(spot, date);
    return `${day}: closed${reason ? ` (${reason})` : ''}. Choose another day.`;
  }
  const hours = windows.map(({ openMinute, closeMinute }) =>
    closeMinute - openMinute >= 1440
      ? 'day and night'
      : `${momentAt(date, openMinute).time}–${momentAt(date, closeMinute).time}`,
  );
  return `${day}: open ${hours.join(' and ')}.`;
}
