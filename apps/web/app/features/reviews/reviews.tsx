import { Button } from '@yunyou/ui/button';
import { Section } from '../sections/section.tsx';
import { OwnReviewPanel } from './own-review-panel.tsx';
import type { Rating } from './rating-line.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewPage, ReviewQuery, ReviewTarget } from './review-target.ts';
import * as words from './review-words.ts';
import styles from './reviews.module.css';
import { useReviewList } from './use-review-list.ts';

interface ReviewsProps {
  target: ReviewTarget;
  rating: Rating;
  firstPage: ReviewPage;
}

/** Renders the rating, reviews and the visitor's own review. */
export function Reviews({ target, rating, firstPage }: ReviewsProps) {
  const list = useReviewList(target, firstPage);
  return (
    <Section title={words.reviewsTitle} id="reviews" isScreenOnly={rating.total === 0}>
      <div className={styles.reviews} data-empty={rating.total === 0 || undefined}>
        <div className={styles.side}>
          {rating.total > 0 ? (
            <RatingSummary
              rating={rating}
              stars={list.query.stars}
              onStars={(stars) => list.filter({ stars } as Partial<ReviewQuery>)} // undefined removes the filter, which the type forbids
            />
          ) : (
            <p className={styles.none}>{words.noReviews}</p>
          )}
          <OwnReviewPanel target={target} />
        </div>
        {rating.total > 0 && (
          <div>
            <ListControls list={list} />
            <div aria-busy={list.isBusy}>
              {list.reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </div>
            {list.reviews.length < list.total && (
              <Button tone="quiet" disabled={list.isBusy} onClick={list.showMore}>
                {words.showMore}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function ListControls({ list }: { list: ReturnType<typeof useReviewList> }) {
  return (
    <div className={styles.controls}>
      <p role="status">{words.reviewCount(list.total)}</p>
      <label>
        <input
          type="checkbox"
          checked={list.query.hasPhotos ?? false}
          onChange={(event) => list.filter({ hasPhotos: event.target.checked })}
        />{' '}
        {words.withPhotos}
      </label>
      <label>
        {words.sortBy}{' '}
        <select
          value={list.query.sort}
          onChange={(event) => list.filter({ sort: toSort(event.target.value) })}
        >
          <option value="newest">{words.newest}</option>
          <option value="highest">{words.highest}</option>
          <option value="lowest">{words.lowest}</option>
        </select>
      </label>
    </div>
  );
}

function toSort(value: string): ReviewQuery['sort'] {
  return value === 'highest' || value === 'lowest' ? value : 'newest';
}
