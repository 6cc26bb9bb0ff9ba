import { versionNameCharsMax } from '@yunyou/contract/trip/note-limits';
import type { ChangeLine } from '@yunyou/contract/trip/refinement.schema';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import styles from '../../dialogs/dialog.module.css';
import { LocalText } from '../../preferences/local-text.tsx';
import { countOf } from '../brief/brief-words.ts';
import fields from '../brief/fields.module.css';
import editorStyles from './editor.module.css';

export interface SavedVersion {
  version: number;
  kind: 'planned' | 'saved' | 'restored' | 'conflict';
  name?: string | undefined;
  current: boolean;
  visits: number;
  problemCount: number;
  createdAt: string;
}

const kindNames = {
  planned: 'Planned',
  saved: 'Edited',
  restored: 'Brought back',
  conflict: 'Saved beside a newer one',
} as const;

const dayOf = { dateStyle: 'long' } as const;
const clockOf = { hour: '2-digit', minute: '2-digit' } as const;

interface VersionRowProps {
  tripId: string;
  version: SavedVersion;
  onNamed: () => void;
  onRestore: () => void;
}

/** One version: its name or kind, when it was saved, what it changed, and the buttons to name and restore it. */
export function VersionRow({ tripId, version, onNamed, onRestore }: VersionRowProps) {
  const [isNaming, setIsNaming] = useState(false);
  const saved = new Date(version.createdAt);
  const label = version.name ?? kindNames[version.kind];
  const when = `${saved.toLocaleDateString('en-GB', dayOf)}, ${saved.toLocaleTimeString('en-GB', clockOf)}`;
  return (
    <li className={styles.version}>
      <div className={styles.versionWords}>
        <span>
          <b>{label}</b>, <LocalText text={when} />
        </span>
        <span className={styles.faint}>
          {version.name !== undefined && `${kindNames[version.kind]}, `}
          {countOf(version.visits, 'sight')}
          {version.problemCount > 0 && `, ${countOf(version.problemCount, 'thing')} that do not work`}
        </span>
        {version.version > 1 && <Changes tripId={tripId} version={version.version} />}
        {isNaming && (
          <NameForm
            tripId={tripId}
            version={version}
            onDone={(isNamed) => {
              setIsNaming(false);
              if (isNamed) onNamed();
            }}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {!isNaming && (
          <button
            type="button"
            className={editorStyles.tool}
            aria-label={`${version.name === undefined ? 'Name' : 'Rename'} the version ${label}, ${when}`}
            onClick={() => setIsNaming(true)}
          >
            {version.name === undefined ? 'Name it' : 'Rename'}
          </button>
        )}
        {version.current ? (
          <span className={styles.faint}>Now</span>
        ) : (
          <Button tone="quiet" onClick={onRestore}>
            Bring back
          </Button>
        )}
      </div>
    </li>
  );
}

interface NameFormProps {
  tripId: string;
  version: SavedVersion;
  onDone: (isNamed: boolean) => void;
}

function NameForm({ tripId, version: { version, name = '' }, onDone }: NameFormProps) {
  const api = useApi();
  const [typed, setTyped] = useState(name);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    api('POST /travel/version/name', { id: tripId, version, name: typed }).then(
      () => onDone(true),
      () => undefined, // the API client has shown a message, and the typed name stays
    );
  };
  return (
    <form className={styles.buttons} onSubmit={handleSubmit}>
      <input
        // The field opens after the visitor pressed Name it, so focus belongs here.
        autoFocus
        className={fields.control}
        aria-label="Name of this version"
        maxLength={versionNameCharsMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault(); // the dialog stays open
          onDone(false);
        }}
      />
      <Button type="submit" tone="quiet">
        Save name
      </Button>
    </form>
  );
}

/** What a version changed, loaded when the reader asks for it. */
function Changes({ tripId, version }: { tripId: string; version: number }) {
  const api = useApi();
  const [changes, setChanges] = useState<readonly ChangeLine[]>();
  return (
    <details
      onToggle={(event) => {
        if (!event.currentTarget.open || changes) return;
        api('GET /travel/version/changes', { id: tripId, version }).then(
          ({ list }) => setChanges(list),
          () => setChanges([]), // the API client has shown a message
        );
      }}
    >
      <summary className={styles.summary}>What changed</summary>
      {changes ? (
        <ul>
          {changes.map(({ dayIndex, text }) => (
            <li key={`${dayIndex ?? ''} ${text}`}>
              {dayIndex !== undefined && <b>Day {dayIndex + 1} </b>}
              <LocalText text={text} />
            </li>
          ))}
          {changes.length === 0 && <li>No stop, night or time is different. Notes or wishes may be.</li>}
        </ul>
      ) : (
        <p role="status">Loading</p>
      )}
    </details>
  );
}
