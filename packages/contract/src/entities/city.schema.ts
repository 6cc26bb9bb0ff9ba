import { z } from 'zod';
import {
  chineseName,
  coordinates,
  gallery,
  line,
  month,
  names,
  picture,
  popularity,
  reference,
  text,
  yearMonth,
} from './base.schema.ts';
import { articleDocument } from './document.schema.ts';

export const cityCode = z.string().regex(/^\d{6}$/, 'The six-digit administrative code');

/** Long-term monthly means: afternoon high and night low in °C, precipitation in mm. */
export const monthClimate = z.strictObject({
  highC: z.number().min(-50).max(50),
  lowC: z.number().min(-60).max(40),
  rainMm: z.number().min(0).max(1500),
});

export const airport = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'The three-letter IATA code'),
  name: line(120),
  zhName: chineseName,
  intoTown: text(300).meta({ help: 'How to get into town, how long it takes' }),
});

export const station = z.strictObject({
  name: line(120),
  zhName: chineseName,
  note: text(300).optional().meta({ help: 'Which trains, how far out, which metro line' }),
});

/** A festival or event that is held every year. */
export const cityEvent = z.strictObject({
  name: line(80),
  zhName: chineseName.optional(),
  months: z.array(month).min(1).max(6).meta({ help: 'Months in which it is usually held' }),
  note: text(240).meta({ help: 'What happens, and the days if they are fixed' }),
});
export type CityEvent = z.infer<typeof cityEvent>;

export const city = z.strictObject({
  ...names,
  areaId: reference('area'),
  cityCode,
  coordinates,
  summary: text(320),
  knownFor: z.array(line(80)).min(3).max(8),
  article: articleDocument,
  climate: z.array(monthClimate).length(12).meta({ help: 'January to December' }),
  bestMonths: z.array(month).min(1).max(12),
  altitudeMetres: z
    .int()
    .min(-200)
    .max(5500)
    .optional()
    .meta({ help: 'Of the town where people sleep; give it above 1,500 m' }),
  recommendedDays: z.strictObject({ min: z.int().min(1).max(14), max: z.int().min(1).max(21) }),
  airports: z.array(airport).max(4).default([]),
  stations: z.array(station).max(6).default([]),
  tagIds: z
    .array(reference('tag'))
    .max(12)
    .default([])
    .meta({ help: 'The most typical first: trips for a tag prefer cities that have it early' }),
  events: z.array(cityEvent).min(1).max(8).optional().meta({ help: 'Yearly festivals and events' }),
  nearbyCityIds: z.array(reference('city')).max(8).default([]),
  popularity,
  factsAsOf: yearMonth,
  picture: picture.optional(),
  gallery,
});
export type City = z.infer<typeof city>;
