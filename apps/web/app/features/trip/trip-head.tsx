import { generatedTextLabel } from '@yunyou/contract/trip/generated-text-label';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { type RefObject, useState } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { LocalText } from '../preferences/local-text.tsx';
import type { EditorStore } from './editor/editor-store.ts';
import { TripActions } from './trip-actions.tsx';
import styles from './trip-head.module.css';
import * as words from './trip-head-words.ts';
import { useOwnTotals } from './view/summary/use-own-totals.ts';

interface TripHeadProps {
  trip: TripView;
  store: EditorStore | undefined;
  shareKey: string | undefined;
  versions: RefObject<HTMLDialogElement | null>;
}

/** Renders the title, summary, facts, actions and picture of a trip. */
export function TripHead({ trip, store, shareKey, versions }: TripHeadProps) {
  return (
    <header className={styles.head}>
      <Title trip={trip} store={store} />
      <p className={styles.lead}>
        <LocalText text={trip.summary} /> {trip.isSummaryGenerated && <small>{generatedTextLabel}</small>}
      </p>
      <p className={styles.facts}>
        <LocalText text={words.tripFacts(trip, useOwnTotals(trip.totals)).join(' · ')} />
      </p>
      <TripActions trip={trip} store={store} shareKey={shareKey} versions={versions} />
      <Picture picture={trip.picture} format="hero" alt="" sizes="24rem" isFirst className={styles.cover} />
    </header>
  );
}

function Title({ trip, store }: Pick<TripHeadProps, 'trip' | 'store'>) {
  const [isRenaming, setIsRenaming] = useState(false);
  if (store && isRenaming)
    return (
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          const title = new FormData(event.currentTarget).get('title');
          if (typeof title === 'string' && title.trim() && title !== trip.title) store.rename(title.trim());
          setIsRenaming(false);
        }}
      >
        <input
          // The field replaces the title after the visitor pressed Rename, so focus belongs here.
          autoFocus
          name="title"
          aria-label={words.titleOfTheTrip}
          className={styles.input}
          defaultValue={trip.title}
          maxLength={120}
          required
        />
        <button type="submit" className={styles.tool}>
          {words.save}
        </button>
      </form>
    );
  return (
    <h1 className={styles.title}>
      {trip.title}
      {store && (
        <button type="button" className={styles.tool} onClick={() => setIsRenaming(true)}>
          {words.rename}
        </button>
      )}
    </h1>
  );
}
