import { Button } from '@yunyou/ui/button';
import { type RefObject, useState } from 'react';
import { useApi } from '../../../../api/use-api.ts';
import styles from '../../../dialogs/dialog.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { type SavedVersion, VersionRow } from './version-row.tsx';

interface VersionsDialogProps {
  tripId: string;
  store: EditorStore;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Lists saved versions of a trip, names them and restores one. */
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
      <h2 id="versions-title">{words.versions}</h2>
      {versions === undefined && <p role="status">{words.loading}</p>}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <VersionRow
            key={version.version}
            tripId={tripId}
            version={version}
            onNamed={load}
            onRestore={() => void restore(version.version)}
          />
        ))}
      </ol>
      <form method="dialog">
        <Button type="submit" tone="quiet">
          {words.close}
        </Button>
      </form>
    </dialog>
  );
}
