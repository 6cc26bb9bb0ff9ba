import { z } from 'zod';
import {
  chineseName,
  coordinates,
  line,
  names,
  popularity,
  priceClass,
  reference,
  text,
  yearMonth,
} from './base.schema.ts';
import { nearestMetro } from './metro.schema.ts';

const street = z.strictObject({
  name: line(80),
  zhName: chineseName.optional(),
  note: line(160).optional().meta({ help: 'What is there' }),
});

/** A part of a city to stay, eat or spend an evening in. It is shown on the page of its city. */
export const district = z.strictObject({
  ...names,
  cityId: reference('city'),
  coordinates: coordinates.meta({ help: 'WGS-84, of its centre' }),
  goodFor: z
    .array(z.enum(['stay', 'eat', 'shop', 'nightlife', 'walk']))
    .min(1)
    .max(5),
  stayClasses: z
    .array(priceClass)
    .max(4)
    .default([])
    .meta({ help: 'Price classes of hotels found here: 1 budget, 2 mid-range, 3 upscale, 4 luxury' }),
  summary: text(240),
  text: text(1500),
  streets: z.array(street).max(10).default([]),
  foods: z.array(line(80)).max(12).default([]).meta({ help: 'Dishes and kinds of food it is known for' }),
  metro: z.array(nearestMetro).max(4).default([]).meta({ label: 'Nearest metro' }),
  popularity,
  factsAsOf: yearMonth,
});
export type District = z.infer<typeof district>;
