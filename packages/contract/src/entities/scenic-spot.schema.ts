import { z } from 'zod';
import {
  chineseName,
  coordinates,
  gallery,
  id,
  latinAddress,
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
import { nearestMetro } from './metro.schema.ts';
import { spotCategories, spotLevels, spotVarieties } from './spot-words.ts';

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
  required: z.boolean().optional().meta({ help: 'Of a transport or extra ticket: every visit needs it' }),
  vehicle: z
    .enum(['shuttle', 'cable-car', 'chairlift', 'lift', 'boat', 'train', 'cart', 'slide'])
    .optional()
    .meta({ help: 'Of a transport ticket' }),
  trip: z.enum(['one-way', 'return', 'day']).optional().meta({ help: 'Of a transport ticket' }),
  pass: id.optional().meta({
    help: 'Of a ticket that also admits to other spots: the same id on all of them. A trip pays it once',
  }),
  validDays: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .meta({ help: 'Of a pass: days from the day of the visit; 1 if empty' }),
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

/** A way to visit a large spot: highlights in half a day, a full day, two days with a night inside. */
export const visitVariant = z.strictObject({
  id,
  name: line(80),
  minutes: z.int().min(30).max(4320).meta({ help: 'Inside the spot, queues and rides there included' }),
  days: z.int().min(1).max(4).default(1),
  mealsInside: z
    .array(z.enum(['breakfast', 'lunch', 'dinner']))
    .max(3)
    .default([])
    .meta({ help: 'Meals that fall into the visit and can be had inside' }),
  nightsInside: z.int().min(0).max(3).default(0).meta({ help: 'Nights in the park or on the summit' }),
  ticketNames: z
    .array(line(120))
    .max(8)
    .default([])
    .meta({ help: 'Names of the tickets it needs besides the entry and required ones' }),
  partIds: z
    .array(reference('scenic-spot'))
    .max(8)
    .optional()
    .meta({ help: 'Spots inside that it includes, so that a trip does not visit them twice' }),
  note: text(400).optional().meta({ help: 'The way through it, last cable car down' }),
});

/**
 * Access to a spot that no road leads to: an island, a summit, the inside of a park with its own buses. Also of a spot
 * that a train reaches much faster than a car.
 */
export const spotAccess = z.strictObject({
  by: z.enum(['ferry', 'cable-car', 'shuttle', 'train']),
  from: z
    .strictObject({
      name: line(100),
      zhName: chineseName,
      zhAddress: line(200).optional().meta({ label: 'Chinese address' }),
      coordinates,
    })
    .meta({ label: 'Pier or gate', help: 'Where the road ends and the ferry, park bus or train starts' }),
  minutes: z
    .int()
    .min(1)
    .max(240)
    .optional()
    .meta({ help: 'On board, one way. Leave empty where the visit already includes it' }),
  everyMinutes: z.int().min(5).max(480).optional(),
  first: timeOfDay.optional().meta({ label: 'First departure', help: 'From the pier or gate' }),
  last: timeOfDay.optional().meta({ label: 'Last departure back' }),
  price: money.optional().meta({ help: 'One adult, one way. Leave empty where a ticket includes it' }),
  passport: z.boolean().default(false).meta({ help: 'A passport is needed to board' }),
  areaMeters: z
    .int()
    .min(100)
    .max(15_000)
    .optional()
    .meta({ help: 'Of an island: hotels and restaurants within this distance are on it' }),
  note: text(300).optional(),
});
export type SpotAccess = z.infer<typeof spotAccess>;

const bestHours = z.strictObject({ from: timeOfDay, to: timeOfDay, why: line(160) });

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
  approximateHours: z
    .boolean()
    .optional()
    .meta({ help: 'The page then gives usual hours and never says that it is open now' }),
  hoursNote: text(300).optional(),
  free: z.boolean().default(false),
  tickets: z.array(ticket).max(12).default([]),
  priceNote: text(300).optional(),
  visitMinutes: z.int().min(15).max(2880),
  visitVariants: z.array(visitVariant).max(5).optional(),
  booking: bookingRule,
  bestTimeOfDay: z
    .array(z.enum(['early-morning', 'morning', 'afternoon', 'sunset', 'evening', 'night']))
    .max(4),
  bestHours: z.array(bestHours).max(3).optional(),
  bestMonths: z.array(month).max(12),
  variety: z
    .enum(spotVarieties)
    .optional()
    .meta({ help: 'Kind of experience, if the category is too wide: plans avoid repeating it' }),
  altitudeMetres: z
    .int()
    .min(-200)
    .max(6500)
    .optional()
    .meta({ help: 'Highest point of the usual visit; give it above 1,500 m' }),
  nearestMetro: nearestMetro.optional(),
  access: spotAccess
    .optional()
    .meta({ label: 'No road there', help: 'Only where no car can go, or a train is much faster' }),
  driveMinutes: z.int().min(15).max(480).optional().meta({
    label: 'Drive from the city',
    help: 'Minutes by car from the middle of its city, door to door. Only of a far sight whose road is a motorway or a mountain road',
  }),
  partOfId: reference('scenic-spot')
    .optional()
    .meta({ label: 'Part of', help: 'The park or island that it lies in, if that is a spot of its own' }),
  waysInside: z
    .enum(['walk', 'shuttle'])
    .optional()
    .meta({ help: 'Of a park or island without cars: how people get from one part to another' }),
  toilets: line(160).optional(),
  foodInside: z.enum(['none', 'snacks', 'restaurants']).optional(),
  forChildren: text(300).optional().meta({ help: 'What children like there, and from which age' }),
  indoor: z.boolean().default(false).meta({ help: 'Still a good visit when it rains' }),
  tips: z.array(text(300)).min(1).max(8),
  zhAddress: line(200).meta({ label: 'Chinese address', help: 'As you would show it to a driver' }),
  address: latinAddress,
  popularity,
  factsAsOf: yearMonth,
  picture: picture.optional(),
  gallery,
});
export type ScenicSpot = z.infer<typeof scenicSpot>;
