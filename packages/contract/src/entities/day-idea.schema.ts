import { z } from 'zod';
import { id, line, month, popularity, reference, text, timeOfDay } from './base.schema.ts';

const oneOf = ['spotId', 'restaurantId', 'districtId', 'walk'] as const;

/** One part of the day. It has exactly one of `spotId`, `restaurantId`, `districtId` and `walk`. */
export const dayIdeaItem = z
  .strictObject({
    from: timeOfDay,
    minutes: z.int().min(10).max(900),
    spotId: reference('scenic-spot').optional(),
    variantId: id.optional().meta({ label: 'Visit variant', help: 'Id of a visit variant of the spot' }),
    restaurantId: reference('restaurant').optional(),
    districtId: reference('district').optional(),
    walk: line(160).optional().meta({ help: 'A walk or pause that is no entry of its own' }),
    meal: z.enum(['breakfast', 'lunch', 'snack', 'dinner']).optional(),
    note: text(240).optional(),
  })
  .refine(
    (item) => oneOf.filter((field) => item[field] !== undefined).length === 1,
    `Give exactly one of ${oneOf.join(', ')}`,
  )
  .refine((item) => item.variantId === undefined || item.spotId !== undefined, 'variantId needs spotId');

/** A good day in a city: sights, meals and walks in an order and at hours that work. */
export const dayIdea = z.strictObject({
  cityId: reference('city'),
  title: line(100),
  summary: text(240),
  tagIds: z.array(reference('tag')).min(1).max(6).meta({ label: 'Tastes' }),
  weather: z.enum(['any', 'clear', 'rain', 'heat']).default('any'),
  months: z.array(month).max(12).default([]).meta({ help: 'Empty: all year' }),
  items: z.array(dayIdeaItem).min(2).max(10),
  tip: text(300).optional(),
  popularity,
});
export type DayIdea = z.infer<typeof dayIdea>;
