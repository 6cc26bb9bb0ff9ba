import { versionNameCharsMax } from '@yunyou/contract/trip/note-limits';
import type { ChangeLine } from '@yunyou/contract/trip/refinement.schema';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../../../api/use-api.ts';
import styles from '../../../dialogs/dialog.module.css';
import { useFocusKept } from '../../../dialogs/use-focus-kept.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import fields from '../../brief/fields.module.css';
import { findTyped, useTypedText, versionNameKey } from '../../typed-text.ts';
import editorStyles from '../editor.module.css';
import * as words from '../editor-words.ts';

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
  planned: words.planned,
  saved: words.edited,
  restored: words.broughtBack,
  conflict: words.savedBeside,
} as const;

const dayOf = { dateStyle: 'long' } as const;
const clockOf = { hour: '2-digit', minute: '2-digit' } as const;

interface VersionRowProps {
  tripId: string;
  version: SavedVersion;
  onNamed: () => void;
  onRestore: () => void;
}

/** Renders one version: its name or kind, when it was saved, what it changed, and the buttons to name and restore it. */
export function VersionRow({ tripId, version, onNamed, onRestore }: VersionRowProps) {
  // A name that was typed before a reload is still in its field.
  const [isNaming, setIsNaming] = useState(
    () => findTyped(versionNameKey(tripId, version.version)) !== undefined,
  );
  const opener = useRef<HTMLButtonElement>(null);
  useFocusKept(isNaming, () => opener.current);
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
          {words.sightCount(version.visits)}
          {version.problemCount > 0 && `, ${words.problemCount(version.problemCount)}`}
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
      <div className={styles.versionTools}>
        {!isNaming && (
          <button
            ref={opener}
            type="button"
            className={editorStyles.tool}
            aria-label={`${version.name === undefined ? words.nameIt : words.rename}: ${label}, ${when}`}
            onClick={() => setIsNaming(true)}
          >
            {version.name === undefined ? words.nameIt : words.rename}
          </button>
        )}
        {version.current ? (
          <span className={styles.faint}>{words.now}</span>
        ) : (
          <Button tone="quiet" aria-label={words.restoreNamed(label, when)} onClick={onRestore}>
            {words.restore}
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
  const key = versionNameKey(tripId, version);
  const { text, set, forget } = useTypedText(key, findTyped(key) ?? name);
  const close = (isNamed: boolean) => {
    forget();
    onDone(isNamed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    api('POST /travel/version/name', { id: tripId, version, name: text }).then(
      () => close(true),
      () => undefined, // the API client has shown a message, and the typed name stays
    );
  };
  return (
    <form className={styles.buttons} onSubmit={handleSubmit}>
      <input
        // The field opens after the visitor pressed Name it, so focus belongs here.
        autoFocus
        className={fields.control}
        aria-label={words.nameOfThisVersion}
        maxLength={versionNameCharsMax}
        value={text}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault(); // the dialog stays open
          close(false);
        }}
      />
      <Button type="submit" tone="quiet">
        {words.saveName}
      </Button>
      <button type="button" className={editorStyles.tool} onClick={() => close(false)}>
        {words.cancel}
      </button>
    </form>
  );
}

/** Lists the changes of a version. Loaded when the reader opens them. */
function Changes({ tripId, version }: { tripId: string; version: number }) {
  const api = useApi();
  const [changes, setChanges] = useState<readonly ChangeLine[] | 'failed'>();
  return (
    <details
      onToggle={(event) => {
        if (!event.currentTarget.open || Array.isArray(changes)) return;
        setChanges(undefined);
        api('GET /travel/version/changes', { id: tripId, version }).then(
          ({ list }) => setChanges(list),
          () => setChanges('failed'), // the API client has shown a message
        );
      }}
    >
      <summary className={styles.summary}>{words.whatChanged}</summary>
      {changes === 'failed' && <p>{words.changesFailed}</p>}
      {changes === undefined && <p role="status">{words.loading}</p>}
      {changes !== undefined && changes !== 'failed' && (
        <ul>
          {changes.map(({ dayIndex, text }) => (
            <li key={`${dayIndex ?? ''} ${text}`}>
              {dayIndex !== undefined && <b>{words.dayNumber(dayIndex + 1)} </b>}
              <LocalText text={text} />
            </li>
          ))}
          {changes.length === 0 && <li>{words.nothingDifferent}</li>}
        </ul>
      )}
    </details>
  );
}
