import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore } from '@yunyou/domain/booking/bookings-in-day';
import { Fragment } from 'react';
import type { LiveDaysProps, PartProps } from '../editor/editor-store.ts';
import { nameItem } from '../editor/name-item.ts';
import { useEditor } from '../editor/use-editor.ts';
import dayStyles from '../view/day/day.module.css';
import { Day } from '../view/day/day.tsx';
import { NoteText } from '../view/note-text.tsx';
import { BookingBlocks } from '../view/stops/booking-blocks.tsx';
import { ItemView } from '../view/stops/item.tsx';
import { Remarks } from './remarks.tsx';
import styles from './together.module.css';
import { togetherWords } from './together-words.ts';

/** Renders the days of a trip as a viewer sees them, with the votes and comments of the others. */
export function LiveDays({ store, together, today }: LiveDaysProps) {
  const { view } = useEditor(store);
  return view.days.map((day) => (
    <Day
      key={day.date}
      day={day}
      isToday={day.dayIndex === today}
      actions={
        <>
          <NoteText note={day.note} />
          <div className={styles.tools}>
            <Remarks
              store={store}
              together={together}
              target={`day/${day.dayIndex}`}
              label={togetherWords.onDay(day.dayIndex)}
            />
          </div>
        </>
      }
    >
      <LiveItems store={store} together={together} day={day} />
    </Day>
  ));
}

function LiveItems({ store, together, day }: PartProps & { day: TripDayView }) {
  const { items, dayIndex } = day;
  const booked = bookingsBefore(
    day,
    items.map(({ startMinute }) => startMinute),
  );
  return (
    <ol className={dayStyles.items}>
      {items.map((item, index) => {
        const key = stopKeyOf(item, dayIndex);
        return (
          <Fragment key={`${item.kind}-${item.startMinute}-${item.key}`}>
            <BookingBlocks bookings={booked[index]} />
            <li>
              <ItemView
                item={item}
                actions={
                  key === undefined ? undefined : (
                    <Remarks
                      store={store}
                      together={together}
                      target={`stop/${key}`}
                      label={nameItem(item)}
                    />
                  )
                }
              />
            </li>
          </Fragment>
        );
      })}
      <BookingBlocks bookings={booked.at(-1)} />
    </ol>
  );
}

/** Returns the key of a stop (`stopKey` of the planner); undefined for ways, nights and free time. */
function stopKeyOf({ kind, key }: TripItemView, dayIndex: number): string | undefined {
  if (kind === 'visit') return key;
  return kind === 'meal' || kind === 'ride' ? `${key}@${dayIndex}` : undefined;
}
