import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import * as words from './review-words.ts';
import styles from './stars.module.css';

/** Shows a rating as stars, with a text for screen readers. */
export function Stars({ value }: { value: number }) {
  const filled = Math.round(value);
  return (
    <span className={styles.stars} role="img" aria-label={words.of5Stars(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= filled ? styles.full : styles.empty} />
      ))}
    </span>
  );
}

/** Renders the input of a star rating as a radio group, so that arrow keys work. */
export function StarChoice({
  value,
  error,
  onChange,
}: {
  value: number;
  error?: string | undefined;
  onChange(stars: number): void;
}) {
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'review-stars-error' : undefined}>
      <legend>{words.yourStars}</legend>
      <div className={styles.options}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.option} data-on={star <= value}>
            <input
              type="radio"
              name="stars"
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{words.starCount(star)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id="review-stars-error" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
