import { ApiFailure } from '@yunyou/contract/http-client';
import { reviewPhotosMax, reviewTextMax, reviewTextMin } from '@yunyou/domain/reviews/review-text';
import { Button } from '@yunyou/ui/button';
import { type SubmitEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { PhotoPicker } from './photo-picker.tsx';
import styles from './review-form.module.css';
import { type OwnReview, ownKey, type ReviewTarget } from './review-target.ts';
import * as labels from './review-words.ts';
import { StarChoice } from './stars.tsx';

interface ReviewFormProps {
  target: ReviewTarget;
  /** Review to edit; null for a new one. */
  review: OwnReview | null;
  onSaved(review: OwnReview): void;
  onClosed(): void;
}

type Errors = Partial<Record<'stars' | 'text' | 'travelMonth' | 'photoIds', string>>;

/** Renders the form for a new or existing review, with errors at their fields. */
export default function ReviewForm({ target, review, onSaved, onClosed }: ReviewFormProps) {
  const api = useApi();
  const [words, setWords] = useState({
    stars: review?.stars ?? 0,
    text: review?.text ?? '',
    travelMonth: review?.travelMonth ?? '',
    photoIds: review?.photos.map(({ id }) => id) ?? [],
  });
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(words);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const input = { ...words, travelMonth: words.travelMonth || null };
      onSaved(await api('POST /review/save', { ...ownKey(target), ...input }));
    } catch (error) {
      setErrors(fromFailure(error));
      setIsBusy(false);
    }
  };
  return (
    <form className={`panel ${styles.form}`} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h3>{labels.yourReviewOf(target.name)}</h3>
      <StarChoice
        value={words.stars}
        error={errors.stars}
        onChange={(stars) => setWords({ ...words, stars })}
      />
      <label className={styles.field}>
        <span>{labels.whatShouldOthersKnow}</span>
        <textarea
          rows={6}
          maxLength={reviewTextMax}
          value={words.text}
          aria-invalid={errors.text !== undefined}
          aria-describedby="review-text-note"
          onChange={(event) => setWords({ ...words, text: event.target.value })}
        />
        <span id="review-text-note" className={errors.text ? styles.error : styles.note}>
          {errors.text ?? labels.textNote(reviewTextMin, reviewTextMax)}
        </span>
      </label>
      <label className={styles.field}>
        <span>{labels.monthOfTravel}</span>
        <input
          type="month"
          value={words.travelMonth}
          max={thisMonth}
          placeholder={labels.monthFormat}
          aria-invalid={errors.travelMonth !== undefined}
          aria-describedby={errors.travelMonth ? 'review-month-error' : undefined}
          onChange={(event) => setWords({ ...words, travelMonth: event.target.value })}
        />
        {errors.travelMonth && (
          <span id="review-month-error" className={styles.error}>
            {errors.travelMonth}
          </span>
        )}
      </label>
      <PhotoPicker
        photoIds={words.photoIds}
        most={reviewPhotosMax}
        error={errors.photoIds}
        onChange={(photoIds) => setWords((current) => ({ ...current, photoIds }))}
      />
      <p className={styles.note}>{labels.reviewNote}</p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? labels.sending : labels.send}
        </Button>
        <Button tone="quiet" onClick={onClosed}>
          {labels.notNow}
        </Button>
      </div>
    </form>
  );
}

function check({ stars, text, travelMonth }: { stars: number; text: string; travelMonth: string }): Errors {
  return {
    ...(stars === 0 && { stars: labels.starsMissing }),
    ...(text.trim().length < reviewTextMin && { text: labels.textTooShort(reviewTextMin) }),
    ...(travelMonth !== '' &&
      !/^20\d\d-(0[1-9]|1[0-2])$/.test(travelMonth) && { travelMonth: labels.monthWrong }),
  };
}

function fromFailure(error: unknown): Errors {
  if (!(error instanceof ApiFailure)) throw error;
  return Object.fromEntries(
    (error.data.fields ?? []).map(({ field, message }) => [field.split('.')[0], message]),
  );
}
