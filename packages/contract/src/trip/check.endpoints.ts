import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, localDate, money, reference, timeOfDay, weekday } from '../entities/base.schema.ts';
import { link } from '../entities/link.schema.ts';
import { bookingRule } from '../entities/scenic-spot.schema.ts';
import { countryCode, maxTripDays, partialTripBrief } from './trip-brief.schema.ts';
import { visaVerdict } from './visa-verdict.schema.ts';

// Questions about single facts, for forms and for assistants. Each answer names the date of its facts and our page.

const checkLimits = { flow: 'check', perMinute: 120, concurrency: 8, maxWaiting: 32 };
/** A long plan takes as much CPU time as reading many wishes. */
const verifyLimits = { flow: 'verify-plan', perMinute: 30, concurrency: 2, maxWaiting: 16 };

const cityEnd = z.object({ id: z.string(), name: z.string(), zhName: z.string(), linkUrl: z.string() });

const leg = link.pick({ mode: true, minutes: true, perDay: true }).extend({
  from: z.string(),
  to: z.string(),
  fromStop: z.string(),
  toStop: z.string(),
  fastestMinutes: z.int().optional(),
  firstDeparture: z.string().optional(),
  lastDeparture: z.string().optional(),
  /** Typical fare of one adult. */
  fare: money.optional(),
  fareRule: link.shape.fareRule,
  note: z.string().optional(),
  factsAsOf: z.string(),
});
export type CheckedLeg = z.infer<typeof leg>;

const openingAnswer = z.object({
  id: z.string(),
  name: z.string(),
  zhName: z.string(),
  date: z.string(),
  weekday,
  isOpen: z.boolean(),
  /** China time; a `close` earlier than `open` is on the next day. */
  hours: z.array(z.object({ open: z.string(), close: z.string(), lastEntry: z.string() })),
  /** The hours are the usual ones and can differ by season or day. */
  approximateHours: z.boolean().optional(),
  hoursNote: z.string().optional(),
  closedBecause: z.string().optional(),
  /** Next opening time of a closed day. */
  opensNext: z.object({ date: z.string(), time: z.string() }).optional(),
  booking: bookingRule.strip().extend({ releaseDate: z.string().optional() }),
  /** Public holidays, busy seasons and make-up workdays on this date. `crowds`: 1 normal to 5 extreme. */
  calendar: z.array(
    z.object({ kind: z.string(), name: z.string(), crowds: z.int(), isOfficial: z.boolean() }),
  ),
  factsAsOf: z.string(),
  linkUrl: z.string(),
});
export type OpeningAnswer = z.infer<typeof openingAnswer>;

/**
 * - `unknown-place`: the guide does not have the place.
 * - `closed`, `hours`: the sight is closed on that day or at that time.
 * - `way`: the way between two places takes longer than the plan allows, or there is none.
 * - `too-full`: more visits and ways than one day holds.
 * - `booking`, `ride`, `visa`: still to do before the trip.
 */
export const planFinding = z.object({
  kind: z.enum(['unknown-place', 'closed', 'hours', 'way', 'too-full', 'booking', 'ride', 'visa']),
  date: z.string().optional(),
  place: z.string().optional(),
  spotId: z.string().optional(),
  text: z.string(),
  /** Month in which the facts of the place were last checked. */
  factsAsOf: z.string().optional(),
});
export type PlanFinding = z.infer<typeof planFinding>;

const placesPerDayMax = 12;

export const writtenPlan = z.strictObject({
  days: z
    .array(
      z.strictObject({
        date: localDate,
        places: z
          .array(
            z.strictObject({
              /** Id, or name in English, Chinese or pinyin. */
              place: line(120),
              at: timeOfDay.optional(),
              minutes: z.int().min(5).max(1440).optional(),
            }),
          )
          .max(placesPerDayMax),
      }),
    )
    .min(1)
    .max(maxTripDays)
    .refine(
      (days) => days.every(({ date }, index) => index === 0 || date > (days[index - 1]?.date ?? '')),
      'List each day once, in order',
    )
    .refine(
      (days) =>
        Date.parse(days.at(-1)?.date ?? '') - Date.parse(days[0]?.date ?? '') < maxTripDays * 86_400_000,
      `At most ${maxTripDays} days from the first to the last`,
    ),
  passports: z.array(countryCode).max(6).default([]),
  comesFrom: countryCode.optional(),
  goesOnTo: countryCode.optional(),
});

export const checkEndpoints = {
  'GET /scenicSpots/openingOn': endpoint({
    summary: 'Whether a scenic spot is open on a day, its hours, ticket sale and expected crowds',
    access: 'anyone',
    input: z.strictObject({ id: reference('scenic-spot'), date: localDate }),
    output: openingAnswer,
    limits: checkLimits,
  }),
  'GET /city/linksBetween': endpoint({
    summary: 'Trains, flights, coaches and ferries from one city to another, direct and with changes',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ from: reference('city'), to: reference('city') }),
    output: z.object({
      from: cityEnd,
      to: cityEnd,
      /** Fastest first. */
      direct: z.array(leg),
      /** The fastest way with changes; absent where a direct connection is faster or none is known. */
      withChanges: z.object({ minutes: z.int(), legs: z.array(leg) }).optional(),
    }),
    limits: checkLimits,
  }),
  'POST /travel/visaCheck': endpoint({
    summary: 'The entry rule that fits passports, dates and route; guidance with sources, not a permission',
    access: 'anyone',
    isRead: true,
    input: z.strictObject({
      passports: z.array(countryCode).min(1).max(6),
      /** In travel order. */
      stops: z
        .array(z.strictObject({ cityId: reference('city'), from: localDate, to: localDate }))
        .min(1)
        .max(maxTripDays),
      /** Countries before and after China. Visa-free transit requires a third country. */
      comesFrom: countryCode.optional(),
      goesOnTo: countryCode.optional(),
    }),
    output: visaVerdict,
    limits: checkLimits,
  }),
  'POST /travel/verifyPlan': endpoint({
    summary: 'Check a plan that someone else wrote: what is closed, impossible and still to do',
    access: 'anyone',
    isRead: true,
    input: writtenPlan,
    output: z.object({
      /** True when nothing is unknown, closed or impossible. The list of things to do may still have entries. */
      isWorking: z.boolean(),
      findings: z.array(planFinding),
      visa: visaVerdict.optional(),
      /** Request from which `/travel/create` plans the nearest working trip. Absent without a known place. */
      brief: partialTripBrief.optional(),
    }),
    limits: verifyLimits,
  }),
};
