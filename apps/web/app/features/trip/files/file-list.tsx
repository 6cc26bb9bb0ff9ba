import { tripFileTypes } from '@yunyou/contract/trip/trip-file-limits';
import { type ChangeEvent, useRef, useSyncExternalStore } from 'react';
import editorStyles from '../editor/editor.module.css';
import styles from './files.module.css';
import type { FilesStore } from './files-store.ts';
import { filesWords } from './files-words.ts';

export const useFiles = (store: FilesStore) => useSyncExternalStore(store.subscribe, store.snapshot);

interface TargetProps {
  store: FilesStore;
  /** The trip, a day or a stop; see `fileTarget` of the contract. */
  target: string;
}

/** Renders the files of a day or stop, each opening in the viewer. */
export function FileList({ store, target }: TargetProps) {
  const files = useFiles(store).files.filter((file) => file.target === target);
  if (files.length === 0) return null;
  return (
    <ul className={styles.links}>
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className={editorStyles.tool}
            aria-label={filesWords.open(file.name)}
            onClick={() => void store.open(file)}
          >
            {file.isWaiting ? filesWords.isWaiting(file.name) : file.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AddFileProps extends TargetProps {
  /** Name of the trip, day or stop, for the accessible label. */
  label: string;
  className?: string | undefined;
  isReceipt?: boolean;
}

/** Renders the button that chooses a file of this device and adds it. */
export function AddFile(props: AddFileProps) {
  const { store, target, label, className = editorStyles.tool, isReceipt = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { adding } = useFiles(store);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = ''; // the same file can be chosen again after a failure
    if (chosen) void store.add(target, chosen);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isReceipt ? filesWords.addReceiptTo(label) : filesWords.addTo(label)}
        disabled={adding !== undefined}
        onClick={() => input.current?.click()}
      >
        {adding === target ? filesWords.adding : isReceipt ? filesWords.addReceipt : filesWords.add}
      </button>
      <input ref={input} type="file" hidden accept={tripFileTypes.join(',')} onChange={handleChange} />
    </>
  );
}
