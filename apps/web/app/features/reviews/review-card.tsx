import type { ReviewView } from '@yunyou/contract/reviews/review.endpoints';
import { formatYearMonth } from '@yunyou/domain/time/date-format';
import { lazy, Suspense, useState } from 'react';
import { useApiBase } from '../../api/use-api.ts';
import { formatDate } from '../facts/format.ts';
import styles from './review-card.module.css';
import * as words from './review-words.ts';
import { Stars } from './stars.tsx';

const ReportForm = lazy(() => import('./report-form.tsx'));

/** Renders one review with photographs and our reply, all as plain text. */
export function ReviewCard({ review }: { review: ReviewView }) {
  const apiBase = useApiBase();
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Stars value={review.stars} />
        <p className={styles.who}>
          <strong>{review.author}</strong>
          {review.verified && <span className={styles.verified}>{words.tookThisTour}</span>}
          <span>
            {[
              travelledIn(review.travelMonth),
              formatDate(review.createdAt.slice(0, 10)),
              review.receivedBy && words.receivedBy(review.receivedBy),
              review.isEdited && words.changedByStaff,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </header>
      <p className={styles.text}>{review.text}</p>
      {review.photos.length > 0 && (
        <ul className={styles.photos}>
          {review.photos.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={`${apiBase}/review/photo/${id}/large`} target="_blank" rel="noreferrer">
                <img
                  src={`${apiBase}/review/photo/${id}/small`}
                  width={width}
                  height={height}
                  alt={words.photoBy(index + 1, review.author)}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{words.ourReply}</p>
          <p className={styles.text}>{review.reply}</p>
        </div>
      )}
      <ReportReview review={review} />
    </article>
  );
}

/** Opens the form that reports a review to our staff. */
function ReportReview({ review }: { review: ReviewView }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (state === 'sent') return <p role="status">{words.reportThanks}</p>;
  return (
    <div className={styles.report}>
      <button
        type="button"
        className={styles.reportButton}
        aria-expanded={state === 'open'}
        aria-label={words.reportTheReviewBy(review.author)}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        {words.report}
      </button>
      {state === 'open' && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ReportForm id={review.id} onSent={() => setState('sent')} />
        </Suspense>
      )}
    </div>
  );
}

function travelledIn(month: string | null): string {
  return month ? words.travelledIn(formatYearMonth(month)) : '';
}
