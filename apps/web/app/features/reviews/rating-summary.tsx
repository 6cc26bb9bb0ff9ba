import type { Rating } from './rating-line.tsx';
import styles from './rating-summary.module.css';
import * as words from './review-words.ts';
import { Stars } from './stars.tsx';

/** Renders the average rating and distribution of stars; each row filters the list. */
export function RatingSummary({
  rating,
  stars,
  onStars,
}: {
  rating: Rating;
  stars: number | undefined;
  onStars(stars: number | undefined): void;
}) {
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{rating.average}</strong>
        <Stars value={rating.average ?? 0} />
        <span>{words.reviewCount(rating.total)}</span>
      </p>
      <ul className={styles.rows}>
        {rating.distribution.map((row) => (
          <li key={row.stars}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={stars === row.stars}
              disabled={row.count === 0}
              aria-label={words.starsCount(row.stars, words.reviewCount(row.count))}
              onClick={() => onStars(stars === row.stars ? undefined : row.stars)}
            >
              <span>{row.stars}</span>
              <meter min={0} max={rating.total || 1} value={row.count} aria-hidden="true" />
              <span>{row.count}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
