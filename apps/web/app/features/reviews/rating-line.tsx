import type { CallOutput } from '@yunyou/contract/endpoints';
import { reviewCount } from './review-words.ts';
import { Stars } from './stars.tsx';

export type Rating = CallOutput<'POST /lineReviews/overview'>;

/** Links to the reviews: "★★★★☆ 4.3 (12 reviews)". Renders nothing without reviews. */
export function RatingLine({ rating, to }: { rating: Rating; to: string }) {
  if (rating.average === null) return null;
  return (
    <a href={to}>
      <Stars value={rating.average} /> {rating.average} ({reviewCount(rating.total)})
    </a>
  );
}
