import { z } from 'zod';
import {
  coordinates,
  line,
  localDate,
  money,
  month,
  names,
  picture,
  popularity,
  reference,
  season,
  text,
  timeOfDay,
  weekday,
  yearMonth,
} from './base.schema.ts';
import { articleDocument } from './document.schema.ts';
import { spotCategories, spotLevels } from './spot-words.ts';

/**
 * One rule of the opening hours. Rules with a season take precedence over rules without. The spot is closed on the
 * weekdays in `closedOn`. A `close` earlier than `open` is on the next day.
 */
export const openingRule = z.strictObject({
  season: season.optional(),
  closedOn: z.array(weekday).max(6).default([]),
  open: timeOfDay,
  close: timeOfDay,
  lastEntry: timeOfDay.optional(),
});
export type OpeningRule = z.infer<typeof openingRule>;

/** An exception for a range of dates, both included: other hours or, without `hours`, closed. */
export const openingException = z.strictObject({
  from: localDate,
  to: localDate,
  hours: z.strictObject({ open: timeOfDay, close: timeOfDay, lastEntry: timeOfDay.optional() }).optional(),
  reason: line(200),
});

export const ticket = z.strictObject({
  name: line(120).meta({ help: 'For example "Adult" or "Adult with cable car, return"' }),
  kind: z.enum(['entry', 'transport', 'combined', 'extra']).default('entry'),
  audience: z.enum(['adult', 'child', 'student', 'senior', 'everyone']).default('adult'),
  price: money,
  season: season.optional(),
});

export const bookingRule = z.strictObject({
  required: z.enum(['required', 'recommended', 'not-needed']),
  /** Days before the visit on which tickets go on sale. */
  daysAhead: z.int().min(0).max(120).optional(),
  /** China-local time of day at which they go on sale. */
  releaseTime: timeOfDay.optional(),
  passport: z.boolean().meta({ help: 'A passport is needed to book or to enter' }),
  note: text(400).optional(),
});

export const scenicSpot = z.strictObject({
  ...names,
  cityId: reference('city'),
  coordinates,
  category: z.enum(spotCategories),
  levels: z.array(z.enum(spotLevels)).max(4).default([]),
  tagIds: z.array(reference('tag')).max(12).default([]),
  summary: text(240),
  description: articleDocument,
  openingHours: z.array(openingRule).min(1).max(12),
  openingExceptions: z.array(openingException).max(20).default([]),
  hoursNote: text(300).optional(),
  free: z.boolean().default(false),
  tickets: z.array(ticket).max(12).default([]),
  priceNote: text(300).optional(),
  visitMinutes: z.int().min(15).max(2880),
  booking: bookingRule,
  bestTimeOfDay: z
    .array(z.enum(['early-morning', 'morning', 'afternoon', 'sunset', 'evening', 'night']))
    .max(4),
  bestMonths: z.array(month).max(12),
  indoor: z.boolean().default(false).meta({ help: 'Still a good visit when it rains' }),
  tips: z.array(text(300)).min(1).max(8),
  zhAddress: line(200).meta({ label: 'Chinese address', help: 'As you would show it to a driver' }),
  popularity,
  factsAsOf: yearMonth,
  picture: picture.optional(),
  gallery: z.array(picture).max(12).optional().meta({ help: 'More pictures, shown after the first' }),
});
export type ScenicSpot = z.infer<typeof scenicSpot>;
