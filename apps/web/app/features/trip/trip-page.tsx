import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { useRef } from 'react';
import { NearestPlan } from './replanning/nearest-plan.tsx';
import { TripBasis } from './replanning/trip-basis.tsx';
import { UndoNotice } from './replanning/undo-notice.tsx';
import { ReplanContext, useReplan } from './replanning/use-replan.ts';
import { TripHead } from './trip-head.tsx';
import styles from './trip-page.module.css';
import { useCurrentTrip, useTripEditor } from './use-trip-editor.ts';
import { Checklist, VisaCheck } from './view/before-you-go.tsx';
import { Budget } from './view/budget.tsx';
import { Day } from './view/day.tsx';
import { LeftOut } from './view/left-out.tsx';
import { Stays } from './view/stays.tsx';
import { Tours } from './view/tours.tsx';
import { TripMap } from './view/trip-map.tsx';

/** A planned trip: days, map, budget and preparations; editable by its owner. */
export function TripPage({ trip: loaded, shareKey }: { trip: TripView; shareKey: string | undefined }) {
  const editor = useTripEditor(loaded);
  const trip = useCurrentTrip(loaded, editor);
  const versions = useRef<HTMLDialogElement>(null);
  const replanning = useReplan(trip, editor?.store);
  const content = (
    <div className={styles.page}>
      <UndoNotice id={trip.id} version={trip.version} store={editor?.store} />
      <TripHead trip={trip} store={editor?.store} shareKey={shareKey} versions={versions} />
      <TripBasis trip={trip} />
      <NearestPlan trip={loaded} />
      {editor && <editor.RefineBox tripId={trip.id} store={editor.store} />}
      <nav className={styles.jump} aria-label="Days">
        <ul className={styles.jumpList}>
          {trip.days.map(({ dayIndex, cities }) => (
            <li key={dayIndex}>
              <a href={`#day-${dayIndex + 1}`}>
                Day {dayIndex + 1} <span className={styles.faint}>{cities.at(-1)?.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.columns}>
        <div className={styles.days}>
          {editor ? (
            <editor.EditorDays tripId={trip.id} store={editor.store} versions={versions} />
          ) : (
            trip.days.map((day) => <Day key={day.date} day={day} />)
          )}
        </div>
        <aside className={styles.aside}>
          <TripMap days={trip.days} height="clamp(20rem, 60vh, 38rem)" store={editor?.store} />
        </aside>
      </div>
      <div className={styles.rest}>
        {trip.totals && <Budget totals={trip.totals} />}
        <VisaCheck visa={trip.visa} />
        <Stays stays={trip.stays} store={editor?.store} />
        <Checklist tripId={trip.id} entries={trip.checklist} />
        <Tours tours={trip.tours} />
        <LeftOut spots={trip.leftOut} store={editor?.store} />
      </div>
    </div>
  );
  return <ReplanContext value={trip.access === 'owner' ? replanning : undefined}>{content}</ReplanContext>;
}
