import { ApiFailure } from '@yunyou/contract/http-client';
import { type ChangeEvent, useState } from 'react';
import { useFileApi } from '../../api/use-api.ts';
import styles from './photo-picker.module.css';
import * as words from './review-words.ts';
import { useOwnPhoto } from './use-own-photo.ts';

interface PhotoPickerProps {
  photoIds: readonly string[];
  most: number;
  error?: string | undefined;
  onChange(photoIds: string[]): void;
}

/** Uploads photographs one by one. The server resizes them and removes location and camera metadata. */
export function PhotoPicker({ photoIds, most, error, onChange }: PhotoPickerProps) {
  const { upload } = useFileApi();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const handleFiles = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const files = [...(input.files ?? [])].slice(0, most - photoIds.length);
    setProblem('');
    setIsBusy(true);
    const ids = [...photoIds];
    for (const file of files) {
      try {
        const { id } = await upload('POST /review/photo', {}, file);
        ids.push(id);
        onChange([...ids]);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        setProblem(`${file.name}: ${error.message}`);
      }
    }
    setIsBusy(false);
    input.value = '';
  };
  return (
    <fieldset className={styles.picker}>
      <legend>{words.photosUpTo(most)}</legend>
      {photoIds.length > 0 && (
        <ul className={styles.photos}>
          {photoIds.map((id, index) => (
            <li key={id}>
              <OwnPhoto id={id} number={index + 1} />
              <button
                type="button"
                aria-label={words.removePhoto(index + 1)}
                onClick={() => onChange(photoIds.filter((other) => other !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {photoIds.length < most && (
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.addPhotos}
          disabled={isBusy}
          onChange={(event) => void handleFiles(event)}
        />
      )}
      <p role="status" className={problem || error ? styles.error : styles.note}>
        {problem || error || (isBusy ? words.uploadingPhoto : words.photoFormats)}
      </p>
    </fieldset>
  );
}

function OwnPhoto({ id, number }: { id: string; number: number }) {
  const address = useOwnPhoto(id);
  return address ? <img src={address} alt={words.yourPhoto(number)} /> : <span className={styles.wait} />;
}
