import { generatedTextLabel } from '@yunyou/contract/trip/generated-text-label';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore } from '@yunyou/domain/booking/bookings-in-day';
import { Fragment, type ReactNode } from 'react';
import { formatDistance } from '../../facts/format.ts';
import { LocalText } from '../../preferences/local-text.tsx';
import { EndHours } from '../replanning/end-hours.tsx';
import { BookingBlocks } from './booking-blocks.tsx';
import styles from './day.module.css';
import { ItemView } from './item.tsx';
import { NoteText } from './note-text.tsx';
import { formatFen, formatShortDate, weekdayName } from './trip-words.ts';
import { Warnings } from './warnings.tsx';

interface DayProps {
  day: TripDayView;
  /** Note and controls of the day for the owner. */
  actions?: ReactNode;
  /** Editable items; without them the day renders read-only items. */
  children?: ReactNode;
}

/** One day: title, weather and items. */
export function Day({ day, actions, children }: DayProps) {
  return (
    <section
      className={styles.day}
      id={`day-${day.dayIndex + 1}`}
      aria-labelledby={`day-title-${day.dayIndex}`}
    >
      <header className={styles.head}>
        <p className={styles.number}>
          Day {day.dayIndex + 1} · {weekdayName(day.weekday)} {formatShortDate(day.date)}
        </p>
        <h2 id={`day-title-${day.dayIndex}`} className={styles.title}>
          {day.title}{' '}
          <span lang="zh" className={styles.chinese}>
            {day.cities.map(({ zhName }) => zhName).join(' · ')}
          </span>
        </h2>
        <p className={styles.facts}>
          <LocalText text={dayFacts(day).join(' · ')} />
        </p>
        <EndHours day={day} />
        {day.summary && (
          <p className={styles.summary}>
            {day.summary} {day.isSummaryGenerated && <small>{generatedTextLabel}</small>}
          </p>
        )}
        <Warnings warnings={day.warnings} />
        {actions ?? <NoteText note={day.note} />}
      </header>
      {children ?? <DayItems day={day} />}
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

function dayFacts({ weather, sun, walkMeters, costFen }: TripDayView): string[] {
  return [
    ...(weather
      ? [
          `${Math.round(weather.lowC)} to ${Math.round(weather.highC)} °C${weather.source === 'normals' ? ' usually' : ''}`,
        ]
      : []),
    ...(sun ? [`sun ${sun.rise} to ${sun.set}`] : []),
    walkMeters < 100 ? 'no walks between stops' : `${formatDistance(walkMeters)} between stops on foot`,
    `${formatFen(costFen)} for everyone`,
  ];
}
