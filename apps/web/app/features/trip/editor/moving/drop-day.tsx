import { useDroppable } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore } from '@yunyou/domain/booking/bookings-in-day';
import { isStop, stopKey } from '@yunyou/planner/arrange';
import type { PlanItem } from '@yunyou/planner/plan';
import { Fragment, use } from 'react';
import dayStyles from '../../view/day/day.module.css';
import { FoldContext } from '../../view/day/fold.ts';
import { BookingBlocks } from '../../view/stops/booking-blocks.tsx';
import { ItemView } from '../../view/stops/item.tsx';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { NightPanel } from '../panels/night-panel.tsx';
import { SortableStop } from './sortable-stop.tsx';

export interface DropTarget {
  dayIndex: number;
  position: number;
}

const dayTarget = (dayIndex: number) => `end-of-day-${dayIndex}`;

export function dayOfTarget(id: string): number | undefined {
  const [, index] = /^end-of-day-(\d+)$/.exec(id) ?? [];
  return index === undefined ? undefined : Number(index);
}

interface DropDayProps {
  store: EditorStore;
  day: TripDayView;
  /** Items of the plan. A way with a ferry has several views with the same key. */
  items: readonly PlanItem[];
}

/** Items of one day as sortable list. */
export function DropDay({ store, day, items }: DropDayProps) {
  const { dayIndex } = day;
  const isFolded = !(use(FoldContext)?.isOpen(dayIndex) ?? true);
  const booked = bookingsBefore(
    day,
    items.map(({ startMinute }) => startMinute),
  );
  const keys = items.filter(isStop).map((stop) => stopKey(dayIndex, stop));
  return (
    <SortableContext id={`day-${dayIndex}`} items={keys} strategy={moveNothing}>
      <ol className={dayStyles.items}>
        {items.map((item, index) => {
          const views = viewsOf(item, day);
          const view = views[0];
          if (!view)
            return <BookingBlocks key={`${item.kind}-${item.startMinute}`} bookings={booked[index]} />;
          const key = isStop(item) ? stopKey(dayIndex, item) : `${item.kind}-${item.startMinute}`;
          return (
            <Fragment key={key}>
              <BookingBlocks bookings={booked[index]} />
              <li>
                {isStop(item) ? (
                  <SortableStop
                    store={store}
                    dayIndex={dayIndex}
                    stopKey={key}
                    view={view}
                    isFolded={isFolded}
                  />
                ) : (
                  views.map((part) => (
                    <ItemView
                      key={part.startMinute}
                      item={part}
                      actions={
                        item.kind === 'night' ? (
                          <NightPanel store={store} hotelId={item.hotelId} />
                        ) : undefined
                      }
                    />
                  ))
                )}
              </li>
            </Fragment>
          );
        })}
        <BookingBlocks bookings={booked.at(-1)} />
      </ol>
    </SortableContext>
  );
}

/**
 * Renders the drop target at the end of a day. It is the only one of a folded day, so it names the position of a
 * dropped stop.
 */
export function DayEnd({ dayIndex }: { dayIndex: number }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: dayTarget(dayIndex) });
  const isFolded = !(use(FoldContext)?.isOpen(dayIndex) ?? true);
  return (
    <div ref={setNodeRef} className={styles.dayEnd} data-over={isOver || undefined}>
      {active && isFolded && words.dropHereForDay(dayIndex + 1)}
    </div>
  );
}

function viewsOf({ kind, startMinute, endMinute }: PlanItem, { items }: TripDayView) {
  return items.filter(
    (view) => view.kind === kind && view.startMinute >= startMinute && view.endMinute <= endMinute,
  );
}

/** Moves no items while dragging, as a sorting strategy; a line shows the drop position. */
const moveNothing = () => null;
