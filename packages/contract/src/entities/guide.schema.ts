import { z } from 'zod';
import { gallery, line, localDate, picture, popularity, reference, text } from './base.schema.ts';
import { articleDocument } from './document.schema.ts';

/** A rule or figure that can change, with its source and the date of the last check. */
export const checkedFact = z.strictObject({
  statement: text(500),
  source: line(160).meta({ help: 'Name of the authority or publication' }),
  /** Page of the source, for the next check. */
  url: z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s\\]+$/, 'Start with https://')
    .optional()
    .meta({ label: 'Evidence', help: 'Address of the page that proves it' }),
  checkedOn: localDate,
  /** After this many days the fact is listed as stale in the back office. */
  validDays: z.int().min(7).max(1100).default(180),
});

export const guide = z.strictObject({
  title: line(140),
  summary: text(320),
  body: articleDocument,
  tagIds: z.array(reference('tag')).min(1).max(8),
  cityIds: z.array(reference('city')).max(20).default([]),
  spotIds: z.array(reference('scenic-spot')).max(30).default([]),
  relatedIds: z.array(reference('guide')).max(8).default([]),
  facts: z.array(checkedFact).max(40).default([]),
  popularity,
  publishedOn: localDate,
  picture: picture.optional(),
  gallery,
});
export type Guide = z.infer<typeof guide>;

export const news = z.strictObject({
  title: line(140),
  summary: text(320),
  kind: z.enum(['about', 'news']),
  body: articleDocument,
  publishedOn: localDate,
  picture: picture.optional(),
});
export type News = z.infer<typeof news>;
