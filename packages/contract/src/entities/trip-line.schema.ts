import { z } from 'zod';
import {
  line,
  localDate,
  money,
  month,
  names,
  picture,
  popularity,
  reference,
  text,
  weekday,
} from './base.schema.ts';

export const lineDay = z.strictObject({
  title: line(120),
  text: text(1500),
  spotIds: z.array(reference('scenic-spot')).max(10).default([]),
  meals: z
    .array(z.enum(['breakfast', 'lunch', 'dinner']))
    .max(3)
    .default([]),
  nightCityId: reference('city').optional().meta({ help: 'Where the group sleeps; empty on the last day' }),
});

/** Dates on which the tour departs: these weekdays in these months, from `from` to `to`, both included. */
const departureRule = z.strictObject({
  weekdays: z.array(weekday).min(1).max(7),
  months: z.array(month).min(1).max(12),
  from: localDate,
  to: localDate,
  seats: z.int().min(1).max(60),
  priceAdult: money.optional().meta({ help: "Where these dates cost other than the tour's usual price" }),
  priceChild: money.optional(),
});
export type DepartureRule = z.infer<typeof departureRule>;

/** Share of the price that is refunded when an order is cancelled at least `daysBefore` days before departure. */
const cancellationStep = z.strictObject({
  daysBefore: z.int().min(0).max(365),
  refundPercent: z.int().min(0).max(100),
});
export type CancellationStep = z.infer<typeof cancellationStep>;

/** A tour product. */
export const tripLine = z.strictObject({
  ...names,
  startCityId: reference('city'),
  cityIds: z.array(reference('city')).min(1).max(12),
  days: z.int().min(1).max(21),
  summary: text(320),
  highlights: z.array(line(140)).min(2).max(8),
  itinerary: z.array(lineDay).min(1).max(21),
  includes: z.array(line(200)).min(1).max(15),
  excludes: z.array(line(200)).min(1).max(15),
  groupSizeMax: z.int().min(1).max(60),
  priceAdult: money,
  priceChild: money,
  childAgeMax: z.int().min(1).max(17).default(11),
  departures: z.array(departureRule).min(1).max(12),
  cancellation: z.array(cancellationStep).min(1).max(6),
  faqs: z
    .array(z.strictObject({ question: line(200), answer: text(800) }))
    .max(12)
    .default([])
    .meta({ label: 'Questions and answers' }),
  tagIds: z.array(reference('tag')).max(12).default([]),
  popularity,
  picture: picture.optional(),
});
export type TripLine = z.infer<typeof tripLine>;
