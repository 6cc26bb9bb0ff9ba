import type { HttpClient } from '@yunyou/contract/http-client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFileApi } from '../../../api/use-api.ts';
import { useSite } from '../../../use-site.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { formatBytes } from '../files/files-words.ts';
import styles from '../trip-head.module.css';
import { InstallHint } from './install-hint.tsx';
import * as words from './offline-words.ts';
import type { PackState } from './pack-state.ts';
import { estimateTrip, forgetOffline, readPackState, saveOffline } from './save-offline.ts';

type Work = 'saving' | 'updating';

/** State of the saved copy on this device when the plan had this version. */
interface Checked {
  state: PackState;
  version: number;
}

const never = () => () => undefined;

interface OfflineButtonProps {
  trip: TripView;
  store: EditorStore | undefined;
}

/** Saves the trip on this device. After that it is the right moment to offer the installed app. */
export default function OfflineButton(props: OfflineButtonProps) {
  const [wasSaved, setWasSaved] = useState(false);
  return (
    <>
      <PackControls {...props} onSaved={() => setWasSaved(true)} />
      <InstallHint isShown={wasSaved} />
    </>
  );
}

/**
 * Saves the trip and shows how much space it needs. Shows "ready offline" only after checking that every part of the
 * newest version is there, and brings a saved trip up to date after edits.
 */
function PackControls({ trip, store, onSaved }: OfflineButtonProps & { onSaved: () => void }) {
  const api = useFileApi();
  const streets = useSite()?.map?.streets;
  const version = useSavedVersion(store) ?? trip.version;
  const files = useFiles(store);
  const [checked, setChecked] = useState<Checked>();
  const [work, setWork] = useState<Work>();
  const [share, setShare] = useState(0);
  const tried = useRef<number>(undefined);
  useEffect(() => {
    if (work) return; // checks again when it is done
    let isCurrent = true;
    void readPackState(trip.id, version).then((state) => {
      if (isCurrent) setChecked({ state, version });
    });
    return () => {
      isCurrent = false;
    };
  }, [trip.id, version, files, work]);
  const save = async (kind: Work) => {
    setWork(kind);
    try {
      await saveOffline({ api, trip, streets, onProgress: setShare });
      if (kind === 'saving') onSaved();
    } catch (error) {
      console.error(words.saveFailed, error);
      if (kind === 'saving') showToast({ type: 'error', message: words.saveIncomplete });
    }
    setWork(undefined);
  };
  const isOutdated = !work && checked?.version === version && checked.state === 'outdated';
  useEffect(() => {
    if (!isOutdated || tried.current === version || !navigator.onLine) return;
    tried.current = version; // a failed update is not tried again until the next edit or visit
    void save('updating');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each newer version
  }, [isOutdated, version]);
  const forget = async () => {
    setWork('updating');
    await forgetOffline(trip.id);
    setWork(undefined);
  };
  const isSaved = checked?.state === 'ready' || checked?.state === 'outdated';
  if (isSaved && work !== 'saving') {
    const isReady = !work && checked.state === 'ready' && checked.version === version;
    return (
      <span className={styles.ready} role="status">
        {isReady ? words.readyOffline : words.updating}{' '}
        <button
          type="button"
          className={styles.tool}
          disabled={work !== undefined}
          onClick={() => void forget()}
        >
          {words.remove}
        </button>
      </span>
    );
  }
  if (work)
    return (
      <Button tone="quiet" disabled>
        {words.saving(Math.round(share * 100))}
      </Button>
    );
  return (
    <SaveButton api={api} trip={trip} isKnown={checked !== undefined} onSave={() => void save('saving')} />
  );
}

interface SaveButtonProps {
  api: HttpClient;
  trip: TripView;
  /** True when the check has found that the trip is not saved. */
  isKnown: boolean;
  onSave: () => void;
}

function SaveButton({ api, trip, isKnown, onSave }: SaveButtonProps) {
  const streets = useSite()?.map?.streets;
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (isKnown) estimateTrip(api, trip, streets).then(setBytes, () => undefined); // the button works without the size
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an edit hardly changes the size
  }, [api, isKnown]);
  return (
    <Button tone="quiet" disabled={!isKnown} onClick={onSave}>
      {words.saveForOffline(bytes === undefined ? undefined : formatBytes(bytes))}
    </Button>
  );
}

/** Returns the version on the server while there are no unsaved changes. */
function useSavedVersion(store: EditorStore | undefined): number | undefined {
  const read = () => (store?.snapshot().saveState === 'saved' ? store.version() : undefined);
  return useSyncExternalStore(store?.subscribe ?? never, read, () => undefined);
}

/** Returns the files of the trip: one that was added on another device is no part of the saved trip yet. */
function useFiles(store: EditorStore | undefined): readonly unknown[] | undefined {
  return useSyncExternalStore(
    store?.files.subscribe ?? never,
    () => store?.files.snapshot().files,
    () => undefined,
  );
}
