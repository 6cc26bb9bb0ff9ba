import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useEffect, useState } from 'react';
import { useFileApi } from '../../../api/use-api.ts';
import styles from '../trip-head.module.css';
import * as words from './offline-words.ts';

type State = 'unknown' | 'not-saved' | 'saving' | 'ready';

/** Saves the trip on this device. Shows "ready offline" only after checking that every file is cached. */
export function OfflineButton({ trip }: { trip: TripView }) {
  const api = useFileApi();
  const [state, setState] = useState<State>('unknown');
  const [share, setShare] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void import('./save-offline.ts')
      .then(({ isReadyOffline }) => isReadyOffline(trip.id))
      .then((isReady) => {
        if (isCurrent) setState(isReady ? 'ready' : 'not-saved');
      });
    return () => {
      isCurrent = false;
    };
  }, [trip.id]);
  const save = async () => {
    setState('saving');
    const { saveOffline, isReadyOffline } = await import('./save-offline.ts');
    try {
      await saveOffline({ api, trip, onProgress: setShare });
      setState((await isReadyOffline(trip.id)) ? 'ready' : 'not-saved');
    } catch (error) {
      console.error(words.saveFailed, error);
      showToast({ type: 'error', message: words.saveIncomplete });
      setState('not-saved');
    }
  };
  const forget = async () => {
    const { forgetOffline } = await import('./save-offline.ts');
    await forgetOffline(trip.id);
    setState('not-saved');
  };
  if (state === 'ready')
    return (
      <span className={styles.ready} role="status">
        {words.readyOffline}{' '}
        <button type="button" className={styles.tool} onClick={() => void forget()}>
          {words.remove}
        </button>
      </span>
    );
  return (
    <Button tone="quiet" disabled={state !== 'not-saved'} onClick={() => void save()}>
      {state === 'saving' ? words.saving(Math.round(share * 100)) : words.saveForOffline}
    </Button>
  );
}
