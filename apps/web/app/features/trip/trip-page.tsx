import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';
import { useCurrentSection } from '../sections/use-current-section.ts';
import { useChinaClock } from '../visit/use-china-clock.ts';
import { CostsPart } from './costs/costs-part.tsx';
import type { EditorStore } from './editor/editor-store.ts';
import { journalHash, readJournal } from './journal/journal-hash.ts';
import { nowHash, readNowDay } from './now/now-day.ts';
import { NearestPlan } from './replanning/nearest-plan.tsx';
import { readReplanned } from './replanning/replanned.ts';
import { TripBasis } from './replanning/trip-basis.tsx';
import { ReplanContext, useReplan } from './replanning/use-replan.ts';
import { TripHead } from './trip-head.tsx';
import styles from './trip-page.module.css';
import * as words from './trip-page-words.ts';
import { useCurrentTrip, useTripEditor } from './use-trip-editor.ts';
import { Day } from './view/day/day.tsx';
import { DayBar } from './view/day/day-bar.tsx';
import { FoldContext, useFold } from './view/day/fold.ts';
import { dayId, useOpenAtToday, useToday } from './view/day/use-today.ts';
import { MapSheet } from './view/map/map-sheet.tsx';
import type { SheetSize } from './view/map/sheet-size.ts';
import { TripMapPart } from './view/map/trip-map-part.tsx';
import { Checklist, VisaCheck } from './view/summary/before-you-go.tsx';
import { Budget } from './view/summary/budget.tsx';
import { LeftOut } from './view/summary/left-out.tsx';
import { Stays } from './view/summary/stays.tsx';
import { Tours } from './view/summary/tours.tsx';

const JournalView = lazy(() => import('./journal/journal-view.tsx'));
const NowView = lazy(() => import('./now/now-view.tsx'));
const UndoNotice = lazy(() => import('./replanning/undo-notice.tsx'));
const PreparePanel = lazy(() => import('./prepare/prepare-panel.tsx'));
const mapId = 'trip-map';

/** Renders a planned trip: days, map, budget and preparations; editable by its owner. */
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
  const { state, hash, pathname, search } = useLocation();
  const replanned = readReplanned(state);
  const replanning = useReplan(trip, store);
  const [size, setSize] = useState<SheetSize>('closed');
  const today = useToday(trip.days);
  const opensFirst = trip.access === 'owner' || trip.together !== undefined;
  const nowDay = readNowDay(hash, { today, dayCount: trip.days.length, opensFirst });
  const date = useChinaClock()?.date;
  const journal = readJournal(hash, trip, date);
  const rendering = `${editor ? 'editor' : 'view'} ${nowDay}`;
  useOpenAtToday(today, rendering);
  const fold = useFold({ tripId: trip.id, dayCount: trip.days.length, firstOpen: today ?? 0 });
  const ids = trip.days.map(({ dayIndex }) => dayId(dayIndex)).join(' ');
  const inView = useCurrentSection(ids, rendering);
  const current = trip.days.find(({ dayIndex }) => dayId(dayIndex) === inView)?.dayIndex;
  const isAllOpen = trip.days.every(({ dayIndex }) => fold.isOpen(dayIndex));
  if (nowDay !== undefined)
    return (
      <Suspense fallback={null}>
        <NowView trip={trip} dayIndex={nowDay} today={today} store={editor?.store} />
      </Suspense>
    );
  if (journal.isShown && date !== undefined)
    return (
      <Suspense fallback={null}>
        <JournalView trip={trip} today={date} editor={editor?.store} shareKey={shareKey} />
      </Suspense>
    );
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
            <PageLink to={pathname + search + nowHash(current ?? today ?? 0)} className={styles.dayView}>
              {today === undefined ? words.dayView : words.today}
            </PageLink>
            {journal.canOpen && (
              <PageLink to={pathname + search + journalHash} className={styles.dayView}>
                {words.journal}
              </PageLink>
            )}
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
            <TripMapPart
              days={trip.days}
              current={current}
              hasOwnGestures={size !== 'closed'}
              store={store}
              OwnPlaceAt={editor?.OwnPlaceAt}
              addToTrip={editor?.addToTrip}
            />
          </MapSheet>
        </div>
      </div>
      <div className={styles.rest}>
        <CostsPart trip={trip} editor={editor?.store} shareKey={shareKey} />
        {trip.totals && <Budget totals={trip.totals} />}
        <VisaCheck visa={trip.visa} />
        <Stays stays={trip.stays} store={store} />
        <Prepare trip={trip} editor={editor?.store} />
        <Tours tours={trip.tours} />
        <LeftOut spots={trip.leftOut} store={store} addToTrip={editor?.addToTrip} />
      </div>
    </div>
  );
  return (
    <ReplanContext value={trip.access === 'owner' ? replanning : undefined}>
      <FoldContext value={fold}>{content}</FoldContext>
    </ReplanContext>
  );
}

/** Renders the list of preparations: for readers the checklist, for the people of the trip a list that they share. */
function Prepare({ trip, editor }: { trip: TripView; editor: EditorStore | undefined }) {
  const checklist = <Checklist tripId={trip.id} entries={trip.checklist} />;
  // Loaded with the editor, or, without a network, as soon as the page runs.
  if (trip.access === 'reader' && !trip.together) return checklist;
  return (
    <Suspense fallback={checklist}>
      <PreparePanel trip={trip} editor={editor} fallback={checklist} />
    </Suspense>
  );
}
