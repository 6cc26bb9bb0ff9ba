import { findPublished } from '@yunyou/database/catalogue.queries';
import { countReviewsByStars, listReviews } from '@yunyou/database/people.queries';
import { notFound } from '../api-error.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';

type ReviewRow = Awaited<ReturnType<typeof listReviews>>['rows'][number];
const toReview = ({ review: { createdAt, ...review }, author }: ReviewRow) => ({
  ...review,
  author,
  createdAt: createdAt.toISOString(),
});

export const reviewRoutes = handlers({
  'POST /lineReviews/selectInfo': async ({ lineId, stars, sort, ...paging }, { db }) => {
    if (!(await findPublished(db, 'trip-line', lineId))) throw notFound('tour');
    const filter = { targetType: 'trip-line', targetId: lineId, stars } as const;
    return toPage(paging, await listReviews(db, filter, sort, toSlice(paging)), toReview);
  },

  'POST /lineReviews/overview': async ({ lineId }, { db }) => {
    if (!(await findPublished(db, 'trip-line', lineId))) throw notFound('tour');
    const counts = await countReviewsByStars(db, { targetType: 'trip-line', targetId: lineId });
    const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
    const total = distribution.reduce((sum, entry) => sum + entry.count, 0);
    const points = distribution.reduce((sum, entry) => sum + entry.stars * entry.count, 0);
    return { total, average: total ? Math.round((points / total) * 10) / 10 : null, distribution };
  },

  'POST /cityReviews/selectInfo': async ({ cityId, stars, sort, ...paging }, { db }) => {
    if (!(await findPublished(db, 'city', cityId))) throw notFound('city');
    const filter = { targetType: 'city', targetId: cityId, stars } as const;
    return toPage(paging, await listReviews(db, filter, sort, toSlice(paging)), toReview);
  },
});
