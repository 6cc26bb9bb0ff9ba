import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button } from '@yunyou/ui/button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import styles from '../dialogs/dialog.module.css';
import { copyText } from '../share/copy-text.ts';
import { EmbedCode } from '../share/embed-code.tsx';
import { CalendarAddress } from './share/calendar-address.tsx';
import * as words from './trip-page-words.ts';

// Apart, so that the page of a trip does not list its files.
const InvitePeople = lazy(() => import('./together/invite-people.tsx'));

interface ShareDialogProps {
  trip: TripView;
  onClose: () => void;
}

/** Creates and revokes a share link, which lets others read and copy the trip. Opens when it is rendered. */
export default function ShareDialog({ trip, onClose }: ShareDialogProps) {
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { revalidate } = useRevalidator();
  /** The trip is edited together from now on: the editor is opened again when the dialog is closed. */
  const [hasStarted, setHasStarted] = useState(false);
  const [shareKey, setShareKey] = useState(trip.shareKey);
  const link = shareKey ? `/trip/details?id=${trip.id}&share=${shareKey}` : '';
  const open = async () => {
    const answer = await api('POST /travel/share', { id: trip.id }).catch(() => undefined); // the API client has shown a message
    if (answer) setShareKey(answer.shareKey);
  };
  const close = async () => {
    const answer = await api('POST /travel/unshare', { id: trip.id }).catch(() => undefined); // as above
    if (answer === null) setShareKey(undefined);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="share-title"
      onClose={() => {
        onClose();
        if (hasStarted) void revalidate();
      }}
    >
      <h2 id="share-title">{words.shareThisTrip}</h2>
      <p>{words.shareLead}</p>
      {shareKey ? (
        <>
          <input
            className={styles.link}
            readOnly
            aria-label={words.linkToTheTrip}
            value={location.origin + link}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button onClick={() => copyText(location.origin + link)}>{words.copyTheLink}</Button>
            <Button tone="quiet" onClick={() => void close()}>
              {words.closeTheLink}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => void open()}>{words.makeALink}</Button>
      )}
      <Suspense fallback={null}>
        <InvitePeople tripId={trip.id} onStart={() => setHasStarted(!trip.together)} />
      </Suspense>
      {trip.calendar && <CalendarAddress tripId={trip.id} calendarKey={trip.calendar.key} />}
      {shareKey && trip.canEmbed && (
        <details>
          <summary className={styles.summary}>{words.showOnYourSite}</summary>
          <EmbedCode card={{ kind: 'trip', id: trip.id, share: shareKey }} name={trip.title} />
          <EmbedCode card={{ kind: 'trip-map', id: trip.id, share: shareKey }} name={trip.title} />
        </details>
      )}
      <form method="dialog">
        <Button type="submit" tone="quiet">
          {words.done}
        </Button>
      </form>
    </dialog>
  );
}
