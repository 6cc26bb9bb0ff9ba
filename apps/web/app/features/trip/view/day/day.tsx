import { generatedTextLabel } from '@yunyou/contract/trip/generated-text-label';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore } from '@yunyou/domain/booking/bookings-in-day';
import { Fragment, lazy, type ReactNode, Suspense, use } from 'react';
import { LocalText } from '../../../preferences/local-text.tsx';
import { ReplanContext } from '../../replanning/use-replan.ts';
import { DayMap } from '../map/day-map.tsx';
import { NoteText } from '../note-text.tsx';
import { BookingBlocks } from '../stops/booking-blocks.tsx';
import { ItemView } from '../stops/item.tsx';
import { dayNumber, formatShortDate, weekdayName } from '../trip-words.ts';
import { Warnings } from '../warnings.tsx';
import styles from './day.module.css';
import * as words from './day-words.ts';
import { FoldContext } from './fold.ts';
import { dayId } from './use-today.ts';

// Only the owner of a trip can change these hours.
const EndHours = lazy(() => import('../../replanning/end-hours.tsx'));

interface DayProps {
  day: TripDayView;
  isToday?: boolean;
  /** Note and controls of the day for the owner. */
  actions?: ReactNode;
  /** Editable items; without them the day renders read-only items. */
  children?: ReactNode;
  /** Shown after the items, also while the day is folded. */
  end?: ReactNode;
}

/** Renders one day: title, weather and items. Folded, only the title is shown; print shows everything. */
export function Day({ day, isToday = false, actions, children, end }: DayProps) {
  const fold = use(FoldContext);
  const canReplan = use(ReplanContext) !== undefined;
  const isOpen = fold?.isOpen(day.dayIndex) ?? true;
  const bodyId = `${dayId(day.dayIndex)}-body`;
  return (
    <section
      className={styles.day}
      id={dayId(day.dayIndex)}
      data-folded={isOpen ? undefined : ''}
      aria-labelledby={`day-title-${day.dayIndex}`}
    >
      <header className={styles.head}>
        <p className={styles.number}>
          {dayNumber(day.dayIndex + 1)} · {weekdayName(day.weekday)} {formatShortDate(day.date)}
          {isToday && <span className={styles.today}>{words.today}</span>}
        </p>
        {fold && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-label={words.foldDay(isOpen, day.dayIndex + 1)}
            onClick={() => fold.set(day.dayIndex, !isOpen)}
          />
        )}
        <h2 id={`day-title-${day.dayIndex}`} className={styles.title}>
          {day.title}{' '}
          <span lang="zh" className={styles.chinese}>
            {day.cities.map(({ zhName }) => zhName).join(' · ')}
          </span>
        </h2>
        <p className={styles.facts}>
          <LocalText text={words.dayFacts(day).join(' · ')} />
        </p>
      </header>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <div className={styles.about}>
          {canReplan && (
            <Suspense fallback={null}>
              <EndHours day={day} />
            </Suspense>
          )}
          {day.summary && (
            <p className={styles.summary}>
              <LocalText text={day.summary} /> {day.isSummaryGenerated && <small>{generatedTextLabel}</small>}
            </p>
          )}
          <Warnings warnings={day.warnings} />
          {actions ?? <NoteText note={day.note} />}
        </div>
        <DayMap day={day} />
        {children ?? <DayItems day={day} />}
      </div>
      {end}
    </section>
  );
}

function DayItems({ day }: { day: TripDayView }) {
  const { items } = day;
  const booked = bookingsBefore(
    day,
    items.map(({ startMinute }) => startMinute),
  );
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        <Fragment key={itemKey(item)}>
          <BookingBlocks bookings={booked[index]} />
          <li>
            <ItemView item={item} />
          </li>
        </Fragment>
      ))}
      <BookingBlocks bookings={booked.at(-1)} />
    </ol>
  );
}

/** Returns a React key: items of a day never share both kind and start. */
function itemKey(item: TripItemView): string {
  return `${item.kind}-${item.startMinute}-${item.key}`;
}
