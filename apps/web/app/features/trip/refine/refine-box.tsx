import type { RefinementChoice } from '@yunyou/contract/trip/refinement.schema';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Picture } from '../../../pictures/picture.tsx';
import { LocalText } from '../../preferences/local-text.tsx';
import { BookingsBox } from '../bookings/bookings-box.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import { FilesBox } from '../files/files-box.tsx';
import { useTypedText } from '../typed-text.ts';
import { useTripCurrency } from '../use-trip-currency.ts';
import { dayNumber, formatFen } from '../view/trip-words.ts';
import { readPlaceToAdd } from './place-to-add.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import { listRouteCities, nightsOf } from './route-cities.ts';
import routeStyles from './route-editor.module.css';
import { RouteEditor } from './route-editor.tsx';
import { endsOf } from './trip-ends.ts';
import { type Refine, useRefine } from './use-refine.ts';

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
          {isAboutBookings && <Preview refine={refine} draft={draft} />}
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

interface BoxProps {
  refine: Refine;
  store: EditorStore;
  /** The answer belongs to this box. */
  isAnswered: boolean;
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
function PlaceBox({ refine, store, isAnswered }: BoxProps) {
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
      <Status refine={refine} store={store} text={isBusy ? words.oneMoment : message} />
      {isAnswered && <Preview refine={refine} draft={draft} />}
    </section>
  );
}

interface StatusProps extends Pick<BoxProps, 'refine' | 'store'> {
  text: string;
}

/** Renders the result of the last change, with a button that reverts it. */
function Status({ refine, store, text }: StatusProps) {
  const { canUndo } = useEditor(store);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The preview has closed and the days have moved, so the box may be outside the window.
    if (refine.isApplied) box.current?.scrollIntoView({ block: 'center' });
  }, [refine.isApplied]);
  return (
    <div ref={box} className={styles.status}>
      <p role="status">
        <LocalText text={text} />
      </p>
      {refine.isApplied && canUndo && (
        <button type="button" className={styles.link} onClick={refine.undo}>
          {words.undoThisChange}
        </button>
      )}
    </div>
  );
}

function RouteBox({ refine, store, isAnswered }: BoxProps) {
  const { view, draft } = useEditor(store);
  const [isOpen, setIsOpen] = useState(false);
  const route = listRouteCities(view);
  const ends = endsOf(draft.brief, draft.plan.days[0]?.date);
  if (route.length === 0) return null;
  return (
    <section
      className={styles.box}
      aria-labelledby="route-title"
      data-wide={isOpen || isAnswered || undefined}
    >
      <h2 id="route-title" className={styles.title}>
        {words.citiesAndNights}
      </h2>
      {isOpen ? (
        <RouteEditor
          key={JSON.stringify([route, ends])}
          route={route}
          ends={ends}
          isBusy={refine.isBusy}
          onPreview={(change) => refine.ask({ change })}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <div className={routeStyles.overview}>
          <ol className={routeStyles.stops}>
            {route.map(({ cityId, name, nights }) => (
              <li key={cityId} className={routeStyles.stop}>
                <Picture
                  picture={`city/${cityId}`}
                  format="square"
                  alt=""
                  sizes="3.5rem"
                  className={routeStyles.picture}
                />
                <span>
                  {name} <span className={routeStyles.count}>{nightsOf(nights)}</span>
                </span>
              </li>
            ))}
          </ol>
          <Button tone="quiet" onClick={() => setIsOpen(true)}>
            {words.changeCitiesNightsAndDates}
          </Button>
        </div>
      )}
      {isAnswered && <Preview refine={refine} draft={draft} />}
    </section>
  );
}

function WordsBox({ refine, store, isAnswered }: BoxProps) {
  const { draft, view } = useEditor(store);
  const { text: sentence, set: setSentence, forget } = useTypedText(`${view.id}:change`);
  const { isBusy, message, history } = refine;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sentence.trim() !== '') refine.ask({ sentence: sentence.trim() });
  };
  const handleTry = (text: string) => {
    setSentence(text);
    refine.ask({ sentence: text });
  };
  return (
    <section className={`${styles.box} ${styles.sentence}`} aria-labelledby="refine-title">
      <h2 id="refine-title" className={styles.title}>
        {words.changeYourTripInWords}
      </h2>
      <form className={styles.form} onSubmit={handleSubmit}>
        <input
          className={styles.field}
          aria-label={words.whatToChange}
          placeholder={words.changePlaceholder}
          maxLength={300}
          value={sentence}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setSentence(event.target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.oneMoment : words.preview}
        </Button>
      </form>
      {!(refine.asked && 'place' in refine.asked) && <Status refine={refine} store={store} text={message} />}
      {isAnswered && <Preview refine={refine} draft={draft} onTry={handleTry} onApply={forget} />}
      {history.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {words.yourLastChanges} ({history.length})
          </summary>
          <ol className={styles.history}>
            {history.map(({ sentence: said, label }, index) => (
              <li key={`${history.length - index} ${label}`}>
                {said !== undefined && `“${said}” `}
                <span className={styles.faint}>
                  <LocalText text={label} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

interface PreviewProps {
  refine: Refine;
  /** The trip as it is now. */
  draft: Draft;
  onTry?: ((sentence: string) => void) | undefined;
  onApply?: (() => void) | undefined;
}

function Preview({ refine, draft, ...handlers }: PreviewProps) {
  const { answer } = refine;
  if (!answer) return null;
  if (answer.base !== draft) return <p>{words.tripHasChanged}</p>;
  return <Answer key={JSON.stringify(answer.question)} refine={refine} {...handlers} />;
}

/** Renders the readings of a sentence, or sentences that would be understood. Takes the focus. */
function Answer({ refine, onTry, onApply }: Omit<PreviewProps, 'draft'>) {
  const box = useRef<HTMLDivElement>(null);
  const { answer, isBusy } = refine;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  if (!answer) return null;
  const { choices, examples, unread } = answer;
  return (
    <div ref={box} className={styles.answer} role="group" aria-label={words.preview} tabIndex={-1}>
      {choices.length > 1 && <p>{words.whatDidYouMean}</p>}
      {choices.map((choice) => (
        <Choice
          key={choice.label}
          choice={choice}
          isBusy={isBusy}
          onApply={() => {
            refine.apply(choice);
            onApply?.();
          }}
        />
      ))}
      {unread.map((text) => (
        <p key={text}>{words.notUsed(text)}</p>
      ))}
      {choices.length === 0 && (
        <>
          <p>{words.notUnderstood}</p>
          <ul className={styles.examples}>
            {examples.map((text) => (
              <li key={text}>
                <Button tone="quiet" disabled={isBusy} onClick={() => onTry?.(text)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={styles.link} onClick={refine.dismiss}>
        {words.neverMind}
      </button>
    </div>
  );
}

const maxLines = 12;

interface ChoiceProps {
  choice: RefinementChoice;
  isBusy: boolean;
  onApply: () => void;
}

function Choice({ choice: { label, refusal, result }, isBusy, onApply }: ChoiceProps) {
  const lines = result?.changes ?? [];
  return (
    <article className={styles.choice}>
      <h3 className={styles.label}>
        <LocalText text={label} />
      </h3>
      {refusal && (
        <p>
          <LocalText text={refusal} />
        </p>
      )}
      {result && (
        <>
          <ul className={styles.lines}>
            {lines.slice(0, maxLines).map(({ dayIndex, text }) => (
              <li key={`${dayIndex ?? ''} ${text}`}>
                {dayIndex !== undefined && <b>{dayNumber(dayIndex + 1)} </b>}
                <LocalText text={text} />
              </li>
            ))}
            {lines.length > maxLines && <li>{words.moreChanges(lines.length - maxLines)}</li>}
            {lines.length === 0 && <li>{words.planStays}</li>}
            <li>
              <LocalText text={describeCost(result.costFen)} />
            </li>
          </ul>
          {result.problems.length > 0 && (
            <p className={styles.problems}>
              <LocalText text={result.problems.join(' ')} />
            </p>
          )}
          <Button disabled={isBusy} aria-label={words.applyNamed(label)} onClick={onApply}>
            {isBusy ? words.oneMoment : words.apply}
          </Button>
        </>
      )}
    </article>
  );
}

function describeCost({ before, after }: { before: number; after: number }): string {
  if (before === after) return words.costsStay(formatFen(after));
  const describe = after < before ? words.costsLess : words.costsMore;
  return describe(formatFen(after), formatFen(Math.abs(after - before)));
}
