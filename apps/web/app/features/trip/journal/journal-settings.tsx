import type { RecordChange, TripCosts, TripJournal } from '@yunyou/contract/trip/records.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../api/use-api.ts';
import { useLoadedComponent } from '../../../frame/use-loaded-component.ts';
import dialogStyles from '../../dialogs/dialog.module.css';
import { forgetTrip } from '../offline/forget-trip.ts';
import styles from './journal.module.css';
import * as words from './journal-words.ts';

const importShare = () => import('../share-dialog.tsx');

interface SettingsProps {
  trip: TripView;
  journal: TripJournal;
  costs: TripCosts;
  onRun: (change: RecordChange) => boolean;
}

/** Renders the settings of the journal for readers of the share link, and its deletion. Only the owner sees them. */
export function JournalSettings({ trip, journal, costs, onRun }: SettingsProps) {
  const [isSharing, setIsSharing] = useState(false);
  const [ShareDialog, loadShare] = useLoadedComponent(importShare);
  const openShare = () => {
    loadShare();
    setIsSharing(true);
  };
  return (
    <>
      <section className={styles.part} aria-labelledby="journal-share">
        <h2 id="journal-share">{words.share}</h2>
        <p className={styles.note}>{words.shareLead}</p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={journal.isShared}
            onChange={(event) => onRun({ kind: 'share-journal', isShared: event.target.checked })}
          />
          {words.shareJournal}
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={costs.isShared}
            onChange={(event) => onRun({ kind: 'share-costs', isShared: event.target.checked })}
          />
          {words.shareCosts}
        </label>
        {journal.isShared && trip.shareKey === undefined && <p className={styles.note}>{words.noLinkYet}</p>}
        <p>
          <Button tone="quiet" onPointerEnter={loadShare} onFocus={loadShare} onClick={openShare}>
            {words.shareLink}
          </Button>
        </p>
        {isSharing && ShareDialog && <ShareDialog trip={trip} onClose={() => setIsSharing(false)} />}
      </section>
      <DeleteTrip tripId={trip.id} />
    </>
  );
}

function DeleteTrip({ tripId }: { tripId: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const remove = async () => {
    try {
      await api('POST /travel/delete', { id: tripId });
    } catch {
      return; // the API client has shown a message
    }
    await forgetTrip(tripId);
    showToast({ type: 'success', message: words.isDeleted });
    await navigate('/trip');
  };
  return (
    <section className={styles.part} aria-labelledby="journal-delete">
      <h2 id="journal-delete">{words.deleteHeading}</h2>
      <p>
        <Button tone="quiet" onClick={() => dialog.current?.showModal()}>
          {words.deleteTrip}
        </Button>
      </p>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-label={words.deleteTrip}>
        <p>{words.deleteQuestion}</p>
        <form method="dialog" className={dialogStyles.buttons}>
          <Button type="submit" onClick={() => void remove()}>
            {words.deleteForGood}
          </Button>
          <Button type="submit" tone="quiet">
            {words.keep}
          </Button>
        </form>
      </dialog>
    </section>
  );
}
