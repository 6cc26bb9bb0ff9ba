import { z } from 'zod';
import { line, linkUrl, picture, popularity, reference, text } from './base.schema.ts';

export const theme = z.strictObject({
  title: line(100),
  zhTitle: line(40).optional().meta({ label: 'Chinese title' }),
  summary: text(320),
  intro: text(1600),
  tagIds: z.array(reference('tag')).max(8).default([]),
  cityIds: z.array(reference('city')).max(30).default([]),
  spotIds: z.array(reference('scenic-spot')).max(60).default([]),
  lineIds: z.array(reference('trip-line')).max(30).default([]),
  order: z.int().min(0).max(1000).default(0),
  picture: picture.optional(),
});
export type Theme = z.infer<typeof theme>;

/** A picture with a title and a link, shown in a navigation drawer. */
export const tile = z.strictObject({
  title: line(80),
  linkUrl,
  picture,
});

/** `displayType` 1 shows the group's title, 0 hides it. */
const navigationGroup = z.strictObject({
  title: line(80).optional(),
  displayType: z.union([z.literal(0), z.literal(1)]),
  imageList: z.array(tile).min(1).max(24),
});

export const navigation = z.strictObject({
  menu: z.enum(['destination', 'faves']),
  title: line(60),
  linkUrl,
  order: z.int().min(0).max(1000),
  groups: z.array(navigationGroup).max(12),
});
export type Navigation = z.infer<typeof navigation>;

export const banner = z.strictObject({
  title: line(100),
  zhTitle: line(40).optional().meta({ label: 'Chinese title' }),
  text: text(240),
  linkUrl,
  linkText: line(40),
  picture,
  order: z.int().min(0).max(1000),
});
export type Banner = z.infer<typeof banner>;

export const experience = z.strictObject({
  title: line(100),
  zhTitle: line(40).optional().meta({ label: 'Chinese title' }),
  summary: text(320),
  linkUrl,
  picture,
  cityIds: z.array(reference('city')).max(10).default([]),
  popularity,
});
export type Experience = z.infer<typeof experience>;
