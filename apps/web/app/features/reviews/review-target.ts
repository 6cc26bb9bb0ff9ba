import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';

/** Subject of a review. */
export interface ReviewTarget {
  type: 'city' | 'trip-line';
  id: string;
  name: string;
}

export interface ReviewQuery {
  stars?: number;
  hasPhotos?: boolean;
  sort: 'newest' | 'highest' | 'lowest';
  pageNum: number;
}

export type ReviewPage = CallOutput<'POST /cityReviews/selectInfo'>;
export type OwnReview = NonNullable<CallOutput<'POST /review/mine'>['review']>;

export const reviewsPerPage = 5;

/** Loads reviews. Tours and cities have separate endpoints with the same response. */
export function fetchReviews(
  api: ApiClient,
  { type, id }: ReviewTarget,
  wish: ReviewQuery,
): Promise<ReviewPage> {
  const filter = { ...wish, pageSize: reviewsPerPage };
  return type === 'city'
    ? api('POST /cityReviews/selectInfo', { cityId: id, ...filter })
    : api('POST /lineReviews/selectInfo', { lineId: id, ...filter });
}

export function fetchRating(api: ApiClient, { type, id }: ReviewTarget) {
  return type === 'city'
    ? api('POST /cityReviews/overview', { cityId: id })
    : api('POST /lineReviews/overview', { lineId: id });
}

export const ownKey = ({ type, id }: ReviewTarget) => ({ targetType: type, targetId: id });
