import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useEffect, useRef } from 'react';
import dialogStyles from '../../dialogs/dialog.module.css';
import bookingStyles from '../bookings/bookings.module.css';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import refineStyles from '../refine/refine.module.css';
import { AddFile, useFiles } from './file-list.tsx';
import styles from './files.module.css';
import * as text from './files-words.ts';
import { filesWords, formatBytes, isPicture } from './files-words.ts';

/** All private files of a trip, and the viewer that days and stops open, too. */
export function FilesBox({ store }: { store: EditorStore }) {
  const { draft } = useEditor(store);
  const { files } = store;
  const { files: list, message } = useFiles(files);
  const whereOf = ({ target }: TripFile) => {
    const [kind, ...rest] = target.split('/');
    if (kind === 'day') return text.dayNumber(Number(rest[0]) + 1);
    if (kind !== 'stop') return filesWords.wholeTrip;
    const found = findStop(draft.plan, rest.join('/'));
    if (!found) return filesWords.goneStop;
    const { stop, dayIndex } = found;
    const name =
      stop.kind === 'visit' ? store.nameOf(stop.placeId) : stop.kind === 'meal' ? stop.mealId : 'ride';
    return text.dayAndPlace(dayIndex + 1, name);
  };
  return (
    <section className={refineStyles.box} aria-labelledby="files-title">
      <h2 id="files-title" className={refineStyles.title}>
        {filesWords.title}
      </h2>
      {list.length === 0 && <p className={bookingStyles.note}>{filesWords.lead}</p>}
      <ul className={bookingStyles.list}>
        {list.map((file) => (
          <li key={file.id} className={bookingStyles.booking}>
            <span className={bookingStyles.words}>
              <b>{file.name}</b>
              <span className={bookingStyles.facts}>
                {whereOf(file)} · {formatBytes(file.bytes)}
              </span>
            </span>
            <span className={bookingStyles.buttons}>
              <button
                type="button"
                className={bookingStyles.link}
                aria-label={filesWords.open(file.name)}
                onClick={() => void files.open(file)}
              >
                {text.open}
              </button>
              <button
                type="button"
                className={bookingStyles.link}
                aria-label={filesWords.remove(file.name)}
                onClick={() => void files.remove(file)}
              >
                {text.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className={bookingStyles.buttons}>
        <AddFile store={files} target="trip" label={text.yourTrip} className={buttonClass('quiet')} />
        <p role="status">{message}</p>
      </div>
      <Viewer store={store} />
    </section>
  );
}

/** Shows a picture. A PDF opens in the browser's own viewer, because our pages embed no documents. */
function Viewer({ store: { files } }: { store: EditorStore }) {
  const { opened } = useFiles(files);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby="file-title" onClose={files.close}>
      {opened && (
        <>
          <h2 id="file-title" className={styles.name}>
            {opened.file.name}
          </h2>
          {isPicture(opened.file) && (
            <img src={opened.url} alt={opened.file.name} className={styles.picture} />
          )}
          <div className={dialogStyles.buttons}>
            <a href={opened.url} target="_blank" rel="noreferrer" className={buttonClass()}>
              {filesWords.newTab}
            </a>
            <a href={opened.url} download={opened.file.name} className={buttonClass('quiet')}>
              {filesWords.save}
            </a>
            <Button tone="quiet" onClick={() => dialog.current?.close()}>
              {text.close}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
