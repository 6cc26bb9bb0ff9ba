import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { findBookingDay } from '@yunyou/domain/opening-hours/booking-day';
import { findClosingReason, listNextOpenDates, windowsOn } from '@yunyou/domain/opening-hours/opening-hours';
import type { LocalMoment } from '@yunyou/domain/time/china-time';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { formatWeekdayDate } from '../facts/format.ts';
import { useLocalText } from '../preferences/local-text.tsx';
import { describeBooking, describeWindows, visitWords } from './opening-words.ts';
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
        {visitWords.question}
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
          <Button type="submit">{visitWords.check}</Button>
        </noscript>
      </div>
      <div role="status" className={styles.answer}>
        {isDate(chosen) && windowsOn(spot, chosen).length === 0 && (
          <ClosedDay spot={spot} date={chosen} onChoose={setChosen} />
        )}
        {isDate(chosen) && windowsOn(spot, chosen).length > 0 && (
          <>
            <p>{local(describeOpenDay(spot, chosen))}</p>
            <p>
              {local(
                describeBooking(
                  findBookingDay(spot.booking, { visitDate: chosen, now: now ?? longAgo }),
                  now,
                ),
              )}
            </p>
            {spot.booking.passport && spot.booking.required !== 'not-needed' && <p>{visitWords.passport}</p>}
          </>
        )}
      </div>
    </form>
  );
}

export function isDate(text: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

const offeredDays = 3;

/** Shows that the spot is closed and offers the next open days as links, which also work without JavaScript. */
function ClosedDay({ spot, date, onChoose }: { spot: Visited; date: string; onChoose(date: string): void }) {
  const reason = findClosingReason(spot, date);
  const days = listNextOpenDates(spot, date, offeredDays);
  return (
    <>
      <p>{`${formatWeekdayDate(date)}: ${visitWords.closed}${reason ? ` (${reason})` : ''}.`}</p>
      {days.length > 0 && (
        <p className={styles.openDays}>
          {visitWords.nextOpen}{' '}
          {days.map((day) => (
            <a
              key={day}
              href={`?id=${spot.id}&date=${day}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(day);
              }}
            >
              {formatWeekdayDate(day)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function describeOpenDay(spot: Visited, date: string): string {
  return `${formatWeekdayDate(date)}: ${visitWords.open} ${describeWindows(windowsOn(spot, date), date)}.`;
}
