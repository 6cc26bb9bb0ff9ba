import type { TripDayView, TripView } from '@yunyou/contract/trip/trip.schema';
import { listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import { type DayStop, momentOf, placeOf } from '@yunyou/domain/on-the-day/day-moment';
import { toMinutes } from '@yunyou/domain/time/china-time';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../../navigation/page-link.tsx';
import { formatWeekdayDate } from '../../facts/format.ts';
import { LocalText } from '../../preferences/local-text.tsx';
import { useChinaClock } from '../../visit/use-china-clock.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { useFlushOnline } from '../editor/saving/use-flush-online.ts';
import { dayId } from '../view/day/use-today.ts';
import { DriverCardButton } from '../view/stops/driver-card-button.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { NearbySheet } from './nearby-sheet.tsx';
import { NextCard } from './next-card.tsx';
import styles from './now.module.css';
import { nowHash } from './now-day.ts';
import * as words from './now-words.ts';

const LateSheet = lazy(() => import('./late-sheet.tsx'));
const SkipSheet = lazy(() => import('./skip-sheet.tsx'));

type SheetName = 'late' | 'skip' | 'nearby' | 'help';

interface NowViewProps {
  trip: TripView;
  dayIndex: number;
  /** Index of today's day while the trip is under way. */
  today: number | undefined;
  /** Absent until the editor has loaded, and for readers of a shared trip. */
  store: EditorStore | undefined;
}

/** Shows the current day: the next stop with the way to it, later stops, and actions in reach of the thumb. */
export default function NowView({ trip, dayIndex, today, store }: NowViewProps) {
  const clock = useChinaClock();
  const [sheet, setSheet] = useState<SheetName>();
  const [message, setMessage] = useState<string>();
  useFlushOnline(store);
  // After a reload the browser restores the position in the whole plan, which is longer than this view.
  useEffect(() => {
    globalThis.scrollTo(0, 0); // not returned: newer browsers return a promise, which is no clean-up function
  }, []);
  const day = trip.days[dayIndex];
  if (!day) return null;
  const minute = dayIndex === today && clock ? toMinutes(clock.time) : undefined;
  // A preview shows the day from its first stop on.
  const moment = momentOf(day, minute ?? -1);
  const cityId = moment.here?.cityId ?? day.cities.at(-1)?.id ?? '';
  const snapshot = store?.snapshot();
  const canChange = store?.rights.canEdit === true && snapshot?.isSuggesting !== true;
  const close = () => setSheet(undefined);
  const finish = (text: string) => {
    setMessage(text);
    close();
  };
  return (
    <div className={styles.now}>
      <NowHead trip={trip} day={day} isToday={dayIndex === today} time={clock?.time} />
      {message !== undefined && store && (
        <p role="status" className={styles.message}>
          {message}{' '}
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              store.undo();
              setMessage(undefined);
            }}
          >
            {words.undo}
          </button>
        </p>
      )}
      <NextCard day={day} moment={moment} minute={minute} store={store} />
      <Booked day={day} minute={minute ?? 0} />
      <Later stops={moment.later} />
      <NowBar
        canSkip={moment.next?.kind === 'visit' || moment.next?.kind === 'meal'}
        canChange={canChange}
        hasNearby={store !== undefined}
        onOpen={setSheet}
      />
      {sheet === 'help' && <HelpSheet cityId={cityId} onClose={close} />}
      {sheet === 'nearby' && store && (
        <NearbySheet store={store} here={moment.here} cityId={cityId} onClose={close} />
      )}
      <Suspense fallback={null}>
        {sheet === 'late' && store && (
          <LateSheet
            store={store}
            dayIndex={dayIndex}
            moment={moment}
            minute={minute}
            onClose={close}
            onChanged={finish}
          />
        )}
        {sheet === 'skip' && store && moment.next && (
          <SkipSheet
            store={store}
            dayIndex={dayIndex}
            stop={moment.next}
            minute={minute ?? moment.leaveMinute}
            onClose={close}
            onChanged={finish}
          />
        )}
      </Suspense>
    </div>
  );
}

interface NowHeadProps {
  trip: TripView;
  day: TripDayView;
  isToday: boolean;
  time: string | undefined;
}

function NowHead({ trip, day, isToday, time }: NowHeadProps) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { dayIndex } = day;
  return (
    <header className={styles.head}>
      <div className={styles.days}>
        <PageLink to={`${page}#${dayId(dayIndex)}`} className={styles.link}>
          {words.wholePlan}
        </PageLink>
        {dayIndex > 0 && (
          <PageLink to={page + nowHash(dayIndex - 1)} className={styles.link}>
            {words.dayBefore}
          </PageLink>
        )}
        {dayIndex < trip.days.length - 1 && (
          <PageLink to={page + nowHash(dayIndex + 1)} className={styles.link}>
            {words.dayAfter}
          </PageLink>
        )}
      </div>
      <h1 className={styles.title}>
        {isToday ? (
          <>
            {words.today} <small>{day.title}</small>
          </>
        ) : (
          day.title
        )}
      </h1>
      <p className={styles.note}>
        {!isToday && `${words.preview} · `}
        {words.dayLine(dayIndex + 1, formatWeekdayDate(day.date))}
        {isToday && time !== undefined && (
          <>
            {' · '}
            <LocalText text={words.chinaTime(time)} />
          </>
        )}
      </p>
    </header>
  );
}

/** Bookings of the day that are not over, with their references. */
function Booked({ day, minute }: { day: TripDayView; minute: number }) {
  const bookings = (day.bookings ?? []).filter(({ endMinute }) => endMinute >= minute);
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="now-booked">
      <h2 id="now-booked" className={styles.label}>
        {words.booked}
      </h2>
      <ul className={styles.later}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.row}>
            <b className={styles.time}>
              <LocalText text={booking.startTime} />
            </b>
            <span>
              {nameBooking(booking)}
              <small className={styles.facts}>{listBookingFacts(booking).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Later({ stops }: { stops: readonly DayStop[] }) {
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="now-later">
      <h2 id="now-later" className={styles.label}>
        {words.laterToday}
      </h2>
      <ul className={styles.later}>
        {stops.map((stop) => (
          <li key={`${stop.kind} ${stop.key} ${stop.startMinute}`} className={styles.row}>
            <b className={styles.time}>
              <LocalText text={stop.startTime} />
            </b>
            <span>{words.nameStop(stop)}</span>
            {placeOf(stop).kind !== 'near-spot' && <DriverCardButton place={placeOf(stop)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NowBarProps {
  canChange: boolean;
  canSkip: boolean;
  hasNearby: boolean;
  onOpen: (sheet: SheetName) => void;
}

function NowBar({ canChange, canSkip, hasNearby, onOpen }: NowBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={words.actions}>
      {canChange && (
        <button type="button" className={styles.action} onClick={() => onOpen('late')}>
          {words.runningLate}
        </button>
      )}
      {canChange && (
        <button type="button" className={styles.action} disabled={!canSkip} onClick={() => onOpen('skip')}>
          {words.skip}
        </button>
      )}
      {hasNearby && (
        <button type="button" className={styles.action} onClick={() => onOpen('nearby')}>
          {words.nearby}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => onOpen('help')}>
        {words.help}
      </button>
    </div>
  );
}
