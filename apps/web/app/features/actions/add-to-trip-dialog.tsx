import { Button, buttonClass } from '@yunyou/ui/button';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';
import dialogs from '../dialogs/dialog.module.css';
import { tripFacts } from '../trip/list/trips-list.tsx';
import { useTrips } from '../trip/list/use-trips.ts';
import { addressWithPlace, type PlaceToAdd } from '../trip/refine/place-to-add.ts';
import * as words from './action-words.ts';
import styles from './add-to-trip-dialog.module.css';

interface AddToTripDialogProps {
  place: PlaceToAdd;
  /** Address of the trip form with the place. */
  newTrip: string;
  cityName: string | undefined;
  onClose(): void;
}

/** Offers the planned trips that the visitor may change, latest change first, and a new one. Opens the trip form where there are none. */
export default function AddToTripDialog({ place, newTrip, cityName, onClose }: AddToTripDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { trips } = useTrips({ state: 'current', keyword: '' });
  const planned = trips?.filter(({ status, canEdit }) => status === 'ready' && canEdit);
  const count = planned?.length;
  useEffect(() => {
    if (count === undefined) return;
    if (count > 0) {
      dialog.current?.showModal();
      return;
    }
    onClose();
    void navigate(newTrip);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the trips are loaded
  }, [count]);
  if (!planned || planned.length === 0) return null;
  return (
    <dialog
      ref={dialog}
      className={dialogs.dialog}
      closedby="any"
      aria-labelledby="add-to-trip-title"
      onClose={onClose}
    >
      <h2 id="add-to-trip-title">{words.addNamed(place.name)}</h2>
      <ul className={styles.trips}>
        {planned.map((trip) => (
          <li key={trip.id}>
            <PageLink to={addressWithPlace(trip.id, place)} className={styles.trip}>
              <span className={styles.title}>{trip.title}</span>
              <span className={styles.facts}>{tripFacts(trip).join(' · ')}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={dialogs.buttons}>
        <PageLink to={newTrip} className={buttonClass()}>
          {cityName === undefined ? words.newTrip : words.newTripTo(cityName)}
        </PageLink>
        <Button tone="quiet" onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  );
}
