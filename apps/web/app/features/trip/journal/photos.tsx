import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFiles } from '../files/file-list.tsx';
import type { FilesStore, ShownFile } from '../files/files-store.ts';
import { filesWords } from '../files/files-words.ts';
import styles from './journal.module.css';
import * as words from './journal-words.ts';

interface PhotosProps {
  files: FilesStore;
  dayIndex: number;
  canAdd: boolean;
}

/** Renders the photos of a day, and a button that adds some. */
export function Photos({ files, dayIndex, canAdd }: PhotosProps) {
  const { files: all } = useFiles(files);
  const target = `photo/${dayIndex}`;
  const photos = all.filter((file) => file.target === target);
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.photosOf(dayIndex + 1)}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                className={styles.photo}
                aria-label={words.openPhoto(index + 1, dayIndex + 1)}
                onClick={() => void files.open(photo)}
              >
                <Preview files={files} photo={photo} />
                {photo.isWaiting && <span className={styles.waiting}>{words.waiting}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canAdd && <AddPhotos files={files} target={target} day={dayIndex + 1} />}
    </>
  );
}

/**
 * Shows a photo in a small size. Its content needs the visitor's keys in a header, so that an `img` element cannot load
 * it by a URL.
 */
function Preview({ files, photo }: { files: FilesStore; photo: ShownFile }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isCurrent = true;
    files.preview(photo).then(
      (content) => {
        if (!isCurrent) return;
        made = URL.createObjectURL(content);
        setUrl(made);
      },
      () => undefined, // offline and not on this device: the frame stays empty
    );
    return () => {
      isCurrent = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content of a file does not change
  }, [files, photo.id]);
  return url === undefined ? null : <img src={url} alt="" className={styles.picture} />;
}

function AddPhotos({ files, target, day }: { files: FilesStore; target: string; day: number }) {
  const input = useRef<HTMLInputElement>(null);
  const { adding } = useFiles(files);
  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = ''; // the same photo can be chosen again after a failure
    for (const photo of chosen) await files.add(target, photo);
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.addPhotosTo(day)}
        disabled={adding !== undefined}
        onClick={() => input.current?.click()}
      >
        {adding === target ? filesWords.adding : words.addPhotos}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void handleChange(event)}
      />
    </>
  );
}
