import { Button } from '@yunyou/ui/button';
import { type RefObject, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import styles from '../../dialogs/dialog.module.css';
import { countOf } from '../brief/brief-words.ts';
import type { EditorStore } from './editor-store.ts';

interface SavedVersion {
  version: number;
  kind: 'planned' | 'saved' | 'restored' | 'conflict';
  current: boolean;
  visits: number;
  problemCount: number;
  createdAt: string;
}

interface VersionsDialogProps {
  tripId: string;
  store: EditorStore;
  dialog: RefObject<HTMLDialogElement | null>;
}

const kindNames = {
  planned: 'Planned',
  saved: 'Edited',
  restored: 'Brought back',
  conflict: 'Saved beside a newer one',
} as const;

const toTheMinute = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Lists saved versions of a trip and restores one. */
export function VersionsDialog({ tripId, store, dialog }: VersionsDialogProps) {
  const api = useApi();
  const [versions, setVersions] = useState<readonly SavedVersion[]>();
  const load = () => {
    void store.flush().then(() =>
      api('GET /travel/versions', { id: tripId }).then(
        ({ list }) => setVersions(list),
        () => setVersions([]), // the API client has shown a message
      ),
    );
  };
  const restore = async (restored: number) => {
    const current = versions?.find((version) => version.current)?.version;
    if (current === undefined) return;
    try {
      await api('POST /travel/restore', { id: tripId, version: current, restore: restored });
      store.replace(await api('GET /travel/editing', { id: tripId }));
      dialog.current?.close();
    } catch {
      // The API client has shown a message; the list stays.
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="versions-title"
      onToggle={(event) => {
        if (event.newState === 'open') load();
      }}
    >
      <h2 id="versions-title">Versions</h2>
      {versions === undefined && <p role="status">Loading</p>}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <span>
              <b>{kindNames[version.kind]}</b>,{' '}
              {new Date(version.createdAt).toLocaleString('en-GB', toTheMinute)}
              <br />
              <span className={styles.faint}>
                {countOf(version.visits, 'sight')}
                {version.problemCount > 0 && `, ${countOf(version.problemCount, 'thing')} that do not work`}
              </span>
            </span>
            {version.current ? (
              <span className={styles.faint}>Now</span>
            ) : (
              <Button tone="quiet" onClick={() => void restore(version.version)}>
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ol>
      <form method="dialog">
        <Button type="submit" tone="quiet">
          Close
        </Button>
      </form>
    </dialog>
  );
}
