import type { CallOutput } from '@yunyou/contract/endpoints';
import { Stars } from './stars.tsx';

export type Rating = CallOutput<'POST /lineReviews/overview'>;

/** Links to the reviews: "★★★★☆ 4.3 (12 reviews)". Renders nothing without reviews. */
export function RatingLine({ rating, to }: { rating: Rating; to: string }) {
  if (rating.average === null) return null;
  return (
    <a href={to}>
      <Stars value={rating.average} /> {rating.average} ({reviewsWord(rating.total)})
    </a>
  );
}

export const reviewsWord = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);
