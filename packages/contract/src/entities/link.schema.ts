import { z } from 'zod';
import { line, money, reference, timeOfDay, yearMonth } from './base.schema.ts';

/** Fares of one adult by class, where known. */
const fares = z.strictObject({
  second: money.optional(),
  first: money.optional(),
  business: money.optional(),
  hardSeat: money.optional(),
  hardSleeper: money.optional(),
  softSleeper: money.optional(),
  economy: money.optional(),
});

const servicesPerDirection = 4;

/** A typical train, flight or ship. `back` runs from `toCityId` to `fromCityId`. */
export const typicalService = z.strictObject({
  number: line(12).meta({ help: 'For example G1 or CA1501' }),
  direction: z.enum(['there', 'back']).default('there'),
  departs: timeOfDay,
  arrives: timeOfDay,
  dayOffset: z.int().min(0).max(4).default(0).meta({ help: 'Days between departure and arrival' }),
  fromStationId: reference('station')
    .optional()
    .meta({ help: "Where it departs, if that is not the link's station" }),
  toStationId: reference('station')
    .optional()
    .meta({ help: "Where it arrives, if that is not the link's station" }),
});

/** Nights of the longest voyage. */
export const maxNightsOnBoard = 6;

/** A ride that people take for itself: they see sights on the way and, unless it ends on the same day, sleep on board. */
const voyage = z
  .strictObject({
    nights: z.int().min(0).max(maxNightsOnBoard),
    departs: timeOfDay.meta({ help: 'Usual hour on the first day' }),
    arrives: timeOfDay.meta({ help: 'Usual hour on the last day' }),
    spotIds: z
      .array(reference('scenic-spot'))
      .min(1)
      .max(8)
      .meta({ label: 'Sights', help: 'Seen on the way. Trips that ask for one of them take the voyage' }),
    alsoSeenSpotIds: z
      .array(reference('scenic-spot'))
      .max(8)
      .default([])
      .meta({ label: 'Also seen', help: 'Asking for one of these alone is no reason for the voyage' }),
    days: z
      .array(z.strictObject({ title: line(80), text: line(300) }))
      .max(6)
      .meta({
        label: 'Days on board',
        help: 'One for each day after the first, the day of landing included',
      }),
  })
  .refine(({ nights, days }) => days.length === nights, 'As many days on board as nights');

/** A direct connection between two cities with typical figures. It is valid in both directions unless `oneWay`. */
export const link = z.strictObject({
  fromCityId: reference('city'),
  toCityId: reference('city'),
  mode: z.enum(['train', 'flight', 'coach', 'ferry']),
  minutes: z.int().min(5).max(6000).meta({ help: 'Typical time in the vehicle, station to station' }),
  fastestMinutes: z.int().min(5).max(6000).optional(),
  perDay: z.int().min(1).max(500).meta({ help: 'Direct services a day' }),
  firstDeparture: line(5).optional(),
  lastDeparture: line(5).optional(),
  /** Typical fare for one adult: second class on a train, economy in the air. */
  fare: money.optional(),
  fares: fares.optional().meta({ label: 'Fares by class' }),
  /** How the fare was derived; empty where it is the published one. */
  fareRule: z.enum(['sum-of-parts']).optional().meta({
    label: 'Fare derived by',
    help: 'Only for a fare that is not published: the sum of the fares of two parts of the same line',
  }),
  fromStationId: reference('station').optional().meta({ label: 'From station' }),
  toStationId: reference('station').optional().meta({ label: 'To station' }),
  fromStop: line(120).meta({ label: 'From station or airport, in words' }),
  toStop: line(120).meta({ label: 'To station or airport, in words' }),
  oneWay: z.boolean().default(false),
  services: z
    .array(typicalService)
    .max(2 * servicesPerDirection)
    .refine(
      (services) =>
        ['there', 'back'].every(
          (direction) =>
            services.filter((service) => service.direction === direction).length <= servicesPerDirection,
        ),
      `At most ${servicesPerDirection} services in each direction`,
    )
    .optional()
    .meta({ label: 'Typical services' }),
  timetable: yearMonth.optional().meta({ help: 'Month of the timetable that the services are from' }),
  voyage: voyage.optional(),
  note: line(200).optional(),
  factsAsOf: yearMonth,
});
export type Link = z.infer<typeof link>;
