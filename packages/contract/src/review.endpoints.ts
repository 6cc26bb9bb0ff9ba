import { z } from 'zod';
import { id } from './base.schema.ts';
import { endpoint, page, paging } from './endpoint.ts';

export const reviewView = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  travelMonth: z.string().nullable(),
  verified: z.boolean(),
  reply: z.string().nullable(),
  createdAt: z.string(),
});

const reviewList = {
  stars: z.int().min(1).max(5).optional(),
  sort: z.enum(['newest', 'highest', 'lowest']).default('newest'),
  ...paging,
};

export const reviewEndpoints = {
  'POST /lineReviews/selectInfo': endpoint({
    summary: 'Published reviews of a tour',
    access: 'anyone',
    input: z.strictObject({ lineId: id, ...reviewList }),
    output: page(reviewView),
  }),
  'POST /lineReviews/overview': endpoint({
    summary: "A tour's rating: how many reviews gave how many stars",
    access: 'anyone',
    input: z.strictObject({ lineId: id }),
    output: z.object({
      total: z.int(),
      average: z.number().nullable(),
      distribution: z.array(z.object({ stars: z.int(), count: z.int() })),
    }),
  }),
  'POST /cityReviews/selectInfo': endpoint({
    summary: 'Published reviews of a city',
    access: 'anyone',
    input: z.strictObject({ cityId: id, ...reviewList }),
    output: page(reviewView),
  }),
};
