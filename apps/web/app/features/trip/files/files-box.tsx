import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { fileKindOf } from '@yunyou/contract/trip/trip-file-limits';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import { buttonClass } from '@yunyou/ui/button';
import bookingStyles from '../bookings/bookings.module.css';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import refineStyles from '../refine/refine.module.css';
import { AddFile, useFiles } from './file-list.tsx';
import { FileViewer } from './file-viewer.tsx';
import * as text from './files-words.ts';
import { filesWords, formatBytes } from './files-words.ts';

/** Renders all private files of a trip, and the viewer that days and stops open, too. */
export function FilesBox({ store }: { store: EditorStore }) {
  const { draft } = useEditor(store);
  const { files } = store;
  const { files: all, message } = useFiles(files);
  const list = all.filter(({ target }) => fileKindOf(target) !== 'photo'); // the journal shows photos
  const whereOf = ({ target }: TripFile) => {
    const [kind, ...rest] = target.split('/');
    if (kind === 'day') return text.dayNumber(Number(rest[0]) + 1);
    if (kind === 'expense') return filesWords.receipt;
    if (kind !== 'stop') return filesWords.wholeTrip;
    const found = findStop(draft.plan, rest.join('/'));
    if (!found) return filesWords.goneStop;
    const { stop, dayIndex } = found;
    const name =
      stop.kind === 'visit' ? store.nameOf(stop.placeId) : stop.kind === 'meal' ? stop.mealId : 'ride';
    return text.dayAndPlace(dayIndex + 1, name);
  };
  return (
    <section
      className={refineStyles.box}
      aria-labelledby="files-title"
      data-empty={list.length === 0 || undefined}
    >
      <h2 id="files-title" className={refineStyles.title}>
        {filesWords.title}
      </h2>
      {list.length === 0 && <p className={bookingStyles.note}>{filesWords.lead}</p>}
      <ul className={bookingStyles.list}>
        {list.map((file) => (
          <li key={file.id} className={bookingStyles.booking}>
            <span className={bookingStyles.words}>
              <b>{file.isWaiting ? filesWords.isWaiting(file.name) : file.name}</b>
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
      <FileViewer files={files} />
    </section>
  );
}
