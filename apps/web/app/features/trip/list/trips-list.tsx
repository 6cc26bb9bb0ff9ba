import { showToast } from '@yunyou/ui/toasts';
import { useRef, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Picture } from '../../../pictures/picture.tsx';
import { storeTripKey } from '../../../session/trip-key.ts';
import { formatDate } from '../../facts/format.ts';
import * as words from './list-words.ts';
import styles from './trips-list.module.css';
import type { TripCard } from './use-trips.ts';

interface TripsListProps {
  trips: readonly TripCard[];
  onChange: () => void;
}

/** Lists trips to open, copy, archive or delete. */
export function TripsList({ trips, onChange }: TripsListProps) {
  return (
    <ul className={styles.list}>
      {trips.map((trip) => (
        <li key={trip.id} className={styles.trip}>
          <Picture
            picture={trip.picture}
            blur={trip.imageBlur}
            format="tile"
            alt=""
            sizes="12rem"
            className={styles.picture}
          />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <PageLink
                to={trip.status === 'ready' ? `/trip/details?id=${trip.id}` : `/trip/plan?id=${trip.id}`}
              >
                {trip.title}
              </PageLink>
            </h2>
            <p className={styles.facts}>{tripFacts(trip).join(' · ')}</p>
            {!trip.isJoined && <TripTools trip={trip} onChange={onChange} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Describes a trip in short: first day, length, cities, state. */
export function tripFacts({
  firstDate,
  days,
  cityNames,
  status,
  shared,
  isJoined,
  problemCount,
}: TripCard): string[] {
  return [
    ...(firstDate ? [words.fromDate(formatDate(firstDate))] : []),
    words.dayCount(days),
    ...(cityNames.length > 0 ? [cityNames.join(', ')] : []),
    ...(status === 'planning' ? [words.beingPlanned] : []),
    ...(status === 'failed' ? [words.noPlanYet] : []),
    ...(isJoined ? [words.plannedTogether] : shared ? [words.shared] : []),
    ...(problemCount > 0 ? [words.thingsToLookAt(problemCount)] : []),
  ];
}

function TripTools({ trip, onChange }: { trip: TripCard; onChange: () => void }) {
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, message: string) => {
    setIsBusy(true);
    try {
      await work();
      showToast({ type: 'success', message });
      onChange();
    } catch {
      // The API client has shown a message.
    } finally {
      setIsBusy(false);
    }
  };
  const duplicate = () =>
    run(
      () => api('POST /travel/duplicate', { id: trip.id }).then(({ key }) => storeTripKey(key)),
      words.isCopied(trip.title),
    );
  const archive = () =>
    run(
      () => api('POST /travel/archive', { id: trip.id, archived: !trip.archived }),
      trip.archived ? words.isRestored(trip.title) : words.isArchived(trip.title),
    );
  const remove = () =>
    run(async () => {
      await api('POST /travel/delete', { id: trip.id });
      const { forgetTrip } = await import('../offline/forget-trip.ts');
      await forgetTrip(trip.id); // the trip may be saved on this device
    }, words.isDeleted(trip.title));
  return (
    <div className={styles.tools}>
      {trip.status === 'ready' && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={words.duplicateNamed(trip.title)}
          onClick={() => void duplicate()}
        >
          {words.duplicate}
        </button>
      )}
      <button
        type="button"
        disabled={isBusy}
        aria-label={trip.archived ? words.restoreNamed(trip.title) : words.archiveNamed(trip.title)}
        onClick={() => void archive()}
      >
        {trip.archived ? words.restore : words.archive}
      </button>
      <button
        type="button"
        disabled={isBusy}
        aria-label={words.deleteNamed(trip.title)}
        onClick={() => dialog.current?.showModal()}
      >
        {words.deleteLabel}
      </button>
      <dialog ref={dialog} className={styles.confirm} aria-label={words.deleteTitle(trip.title)}>
        <p>{words.deleteQuestion(trip.title)}</p>
        <form method="dialog" className={styles.tools}>
          <button type="submit" onClick={() => void remove()}>
            {words.deletePermanently}
          </button>
          <button type="submit">{words.keepTrip}</button>
        </form>
      </dialog>
    </div>
  );
}
