import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BookingsBox } from '../bookings/bookings-box.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import { FilesBox } from '../files/files-box.tsx';
import { useTripCurrency } from '../use-trip-currency.ts';
import { readPlaceToAdd } from './place-to-add.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import type { RefinementBoxProps } from './refinement-box-props.ts';
import { RefinementPreview } from './refinement-preview.tsx';
import { RefinementStatus } from './refinement-status.tsx';
import { RouteBox } from './route-box.tsx';
import { type Refine, useRefine } from './use-refine.ts';
import { WordsBox } from './words-box.tsx';

/**
 * Renders the route with its editor, the bookings, the files, and a field for changes in words. Each of them previews
 * its changes.
 */
export function RefineBox({ tripId, store }: { tripId: string; store: EditorStore }) {
  const refine = useRefine(tripId, store);
  const { draft, view } = useEditor(store);
  useTripCurrency(view);
  const { answer, isBusy } = refine;
  const isAboutRoute = answer !== undefined && 'change' in answer.question;
  const isAboutBookings = answer !== undefined && 'bookings' in answer.question;
  const isAboutPlace = answer !== undefined && 'place' in answer.question;
  const isAboutWords = answer !== undefined && !isAboutRoute && !isAboutBookings && !isAboutPlace;
  usePlaceOfAddress(tripId, refine);
  return (
    <>
      {refine.asked && 'place' in refine.asked && (
        <PlaceBox refine={refine} store={store} isAnswered={isAboutPlace} />
      )}
      <div className={styles.boxes}>
        <RouteBox refine={refine} store={store} isAnswered={isAboutRoute} />
        <BookingsBox store={store} isBusy={isBusy} onAsk={(bookings) => refine.ask({ bookings })}>
          {isAboutBookings && <RefinementPreview refine={refine} draft={draft} />}
        </BookingsBox>
        <FilesBox store={store} />
      </div>
      <WordsBox refine={refine} store={store} isAnswered={isAboutWords} />
    </>
  );
}

/** Renders the preview of a place of the guide that a member adds to a trip of another traveller. */
export function AddedPlaceBox({ tripId, store }: { tripId: string; store: EditorStore }) {
  const refine = useRefine(tripId, store);
  usePlaceOfAddress(tripId, refine);
  if (!refine.asked) return null;
  return <PlaceBox refine={refine} store={store} isAnswered={refine.answer !== undefined} />;
}

/** Previews the place in the address and removes it from the address, so that a reload does not preview it again. */
function usePlaceOfAddress(tripId: string, refine: Refine): void {
  const place = readPlaceToAdd(useLocation().search);
  const navigate = useNavigate();
  const key = place && `${place.entity}/${place.id}`;
  useEffect(() => {
    if (!place) return;
    refine.ask({ place });
    void navigate(`/trip/details?id=${tripId}`, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each place
  }, [key]);
}

/** Renders the preview of a place that the visitor adds from its page. */
function PlaceBox({ refine, store, isAnswered }: RefinementBoxProps) {
  const box = useRef<HTMLElement>(null);
  const { draft } = useEditor(store);
  const { isBusy, message } = refine;
  useEffect(() => {
    if (isAnswered) box.current?.scrollIntoView({ block: 'start' });
  }, [isAnswered]);
  if (!isBusy && !isAnswered && message === '') return null;
  return (
    <section ref={box} className={styles.box} aria-labelledby="place-title">
      <h2 id="place-title" className={styles.title}>
        {words.addToThisTrip}
      </h2>
      <RefinementStatus refine={refine} store={store} text={isBusy ? words.oneMoment : message} />
      {isAnswered && <RefinementPreview refine={refine} draft={draft} />}
    </section>
  );
}
