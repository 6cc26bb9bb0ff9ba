import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCurrentSection } from '../sections/use-current-section.ts';
import { NearestPlan } from './replanning/nearest-plan.tsx';
import { readReplanned } from './replanning/replanned.ts';
import { TripBasis } from './replanning/trip-basis.tsx';
import { ReplanContext, useReplan } from './replanning/use-replan.ts';
import { TripHead } from './trip-head.tsx';
import styles from './trip-page.module.css';
import * as words from './trip-page-words.ts';
import { useCurrentTrip, useTripEditor } from './use-trip-editor.ts';
import { Checklist, VisaCheck } from './view/before-you-go.tsx';
import { Budget } from './view/budget.tsx';
import { Day } from './view/day.tsx';
import { DayBar } from './view/day-bar.tsx';
import { FoldContext, useFold } from './view/fold.ts';
import { LeftOut } from './view/left-out.tsx';
import { MapSheet } from './view/map-sheet.tsx';
import type { SheetSize } from './view/sheet-size.ts';
import { Stays } from './view/stays.tsx';
import { Tours } from './view/tours.tsx';
import { TripMap } from './view/trip-map.tsx';
import { dayId, useOpenAtToday, useToday } from './view/use-today.ts';

const UndoNotice = lazy(() => import('./replanning/undo-notice.tsx'));
const mapId = 'trip-map';

/** A planned trip: days, map, budget and preparations; editable by its owner. */
export default function TripPage({
  trip: loaded,
  shareKey,
}: {
  trip: TripView;
  shareKey: string | undefined;
}) {
  const editor = useTripEditor(loaded);
  const trip = useCurrentTrip(loaded, editor);
  const store = editor?.store.rights.canEdit ? editor.store : undefined;
  const versions = useRef<HTMLDialogElement>(null);
  const replanned = readReplanned(useLocation().state);
  const replanning = useReplan(trip, store);
  const [size, setSize] = useState<SheetSize>('closed');
  const today = useToday(trip.days);
  const rendering = editor ? 'editor' : 'view';
  useOpenAtToday(today, rendering);
  const fold = useFold({ tripId: trip.id, dayCount: trip.days.length, firstOpen: today ?? 0 });
  const ids = trip.days.map(({ dayIndex }) => dayId(dayIndex)).join(' ');
  const inView = useCurrentSection(ids, rendering);
  const current = trip.days.find(({ dayIndex }) => dayId(dayIndex) === inView)?.dayIndex;
  const isAllOpen = trip.days.every(({ dayIndex }) => fold.isOpen(dayIndex));
  const content = (
    <div className={styles.page}>
      {replanned && (
        <Suspense fallback={null}>
          <UndoNotice id={trip.id} version={trip.version} store={store} replanned={replanned} />
        </Suspense>
      )}
      <TripHead trip={trip} store={store} shareKey={shareKey} versions={versions} />
      <TripBasis trip={trip} />
      <NearestPlan trip={loaded} />
      {editor && <editor.RefineBox tripId={trip.id} store={editor.store} />}
      <div className={styles.trip}>
        <div className={styles.bar}>
          <DayBar days={trip.days} current={current} today={today} />
          <div className={styles.tools}>
            {editor && <editor.Toolbar store={editor.store} current={current} />}
            <button
              type="button"
              className={styles.mapButton}
              aria-expanded={size !== 'closed'}
              aria-controls={mapId}
              onClick={() => setSize(size === 'closed' ? 'half' : 'closed')}
            >
              {size === 'closed' ? words.map : words.closeMap}
            </button>
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.days}>
            <button type="button" className={styles.foldAll} onClick={() => fold.setAll(!isAllOpen)}>
              {isAllOpen ? words.foldAllDays : words.unfoldAllDays}
            </button>
            {editor ? (
              <editor.EditorDays tripId={trip.id} store={editor.store} versions={versions} today={today} />
            ) : (
              trip.days.map((day) => <Day key={day.date} day={day} isToday={day.dayIndex === today} />)
            )}
          </div>
          <MapSheet id={mapId} size={size} onSize={setSize}>
            <TripMap
              days={trip.days}
              current={current}
              hasOwnGestures={size !== 'closed'}
              store={store}
              OwnPlaceAt={editor?.OwnPlaceAt}
            />
          </MapSheet>
        </div>
      </div>
      <div className={styles.rest}>
        {trip.totals && <Budget totals={trip.totals} />}
        <VisaCheck visa={trip.visa} />
        <Stays stays={trip.stays} store={store} />
        <Checklist tripId={trip.id} entries={trip.checklist} />
        <Tours tours={trip.tours} />
        <LeftOut spots={trip.leftOut} store={store} />
      </div>
    </div>
  );
  return (
    <ReplanContext value={trip.access === 'owner' ? replanning : undefined}>
      <FoldContext value={fold}>{content}</FoldContext>
    </ReplanContext>
  );
}
