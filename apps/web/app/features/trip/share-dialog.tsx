import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button } from '@yunyou/ui/button';
import { type RefObject, useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import styles from '../dialogs/dialog.module.css';
import { copyText } from '../share/copy-text.ts';
import { EmbedCode } from '../share/embed-code.tsx';
import { CalendarAddress } from './share/calendar-address.tsx';

interface ShareDialogProps {
  trip: TripView;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Creates and revokes a share link, which lets others read and copy the trip. Loaded with the first press, it opens by itself. */
export default function ShareDialog({ trip, dialog }: ShareDialogProps) {
  const api = useApi();
  useEffect(() => dialog.current?.showModal(), [dialog]);
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
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title">
      <h2 id="share-title">Share this trip</h2>
      <p>
        Whoever has the link can read the trip and copy it to their own. Nobody can change yours. Your notes
        and files stay private.
      </p>
      {shareKey ? (
        <>
          <input
            className={styles.link}
            readOnly
            aria-label="Link to the trip"
            value={location.origin + link}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button onClick={() => copyText(location.origin + link)}>Copy the link</Button>
            <Button tone="quiet" onClick={() => void close()}>
              Close the link for good
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => void open()}>Make a link</Button>
      )}
      {shareKey && trip.canEmbed && (
        <>
          <EmbedCode card={{ kind: 'trip', id: trip.id, share: shareKey }} name={trip.title} />
          <EmbedCode card={{ kind: 'trip-map', id: trip.id, share: shareKey }} name={trip.title} />
        </>
      )}
      {trip.calendar && <CalendarAddress tripId={trip.id} calendarKey={trip.calendar.key} />}
      <form method="dialog">
        <Button type="submit" tone="quiet">
          Done
        </Button>
      </form>
    </dialog>
  );
}
