import type { CallOutput } from '@yunyou/contract/endpoints';
import { Stars } from './stars.tsx';

export type Rating = CallOutput<'POST /lineReviews/overview'>;

/** "★★★★☆ 4.3 (12 reviews)", a link to them. Without reviews there is nothing to show. */
export function RatingLine({ rating, to }: { rating: Rating; to: string }) {
  if (rating.average === null) return null;
  return (
    <a href={to}>
      <Stars value={rating.average} /> {rating.average} ({reviewsWord(rating.total)})
    </a>
  );
}

export const reviewsWord = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);
