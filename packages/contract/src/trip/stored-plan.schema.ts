import { z } from 'zod';
import { localDate } from '../entities/base.schema.ts';
import { maxNightsOnBoard } from '../entities/link.schema.ts';
import { noteCharsMax } from './note-limits.ts';
import { maxTripDays } from './trip-brief.schema.ts';

/** Planner id, see `packages/domain/src/trip/problem/planner-ids.ts`. */
const key = z.string().min(3).max(400);
const minute = z
  .int()
  .min(0)
  .max((maxNightsOnBoard + 1) * 1440);
const cost = z.int().min(0).max(1_000_000_000);
const reason = z.string().max(400);
/** Plain text. Lines that begin with "[ ] " or "[x] " are tasks. An empty note is absent. */
const noted = { note: z.string().min(1).max(noteCharsMax).optional() };
const timed = { startMinute: minute, endMinute: minute };

export const planItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('visit'),
    ...timed,
    placeId: key,
    costMinor: cost,
    locked: z.boolean().optional(),
    reason,
    ...noted,
  }),
  z.strictObject({
    kind: z.literal('meal'),
    ...timed,
    mealId: key,
    at: z.enum(['restaurant', 'hotel', 'nearby']),
    locationId: key,
    costMinor: cost,
    reason,
    ...noted,
  }),
  z.strictObject({
    kind: z.literal('transfer'),
    ...timed,
    cityId: key,
    fromId: key,
    toId: key,
    mode: z.string().max(20),
    meters: z.number().min(0).max(10_000_000),
    costMinor: cost,
  }),
  z.strictObject({
    kind: z.literal('ride'),
    ...timed,
    serviceId: key,
    mode: z.string().max(20),
    fromId: key,
    toId: key,
    costMinor: cost,
    reason,
    ...noted,
  }),
  z.strictObject({ kind: z.literal('free'), ...timed, locationId: key }),
  z.strictObject({ kind: z.literal('night'), ...timed, hotelId: key, costMinor: cost, reason }),
]);

const scopes = z.strictObject({ sights: cost, meals: cost, hotels: cost, intercity: cost, local: cost });

/**
 * The planner's `Plan` as JSON: stored with each version of a trip, sent to the editor and back.
 * `packages/domain/src/trip/plan/stored-plan.ts` converts between the two types.
 */
export const storedPlan = z.strictObject({
  stays: z
    .array(
      z.strictObject({
        cityId: key,
        fromDayIndex: z.int().min(0).max(maxTripDays),
        nights: z.int().min(0).max(maxTripDays),
        hotelId: key.optional(),
        reason,
      }),
    )
    .max(maxTripDays),
  days: z
    .array(
      z.strictObject({
        dayIndex: z
          .int()
          .min(0)
          .max(maxTripDays - 1),
        date: localDate,
        ...noted,
        items: z.array(planItem).max(80),
      }),
    )
    .min(1)
    .max(maxTripDays),
  totals: z.strictObject({
    costMinor: cost,
    costByScope: scopes,
    visits: z.int().min(0),
    visitMinutes: z.int().min(0),
    localMinutes: z.int().min(0),
    rideMinutes: z.int().min(0),
    freeMinutes: z.int(),
  }),
  score: z.number(),
  wishesKept: z.array(key).max(100),
  leftOut: z
    .array(
      z.strictObject({
        placeId: key,
        reason: z.enum(['avoided', 'city-not-visited', 'closed', 'over-limit', 'no-time']),
        text: reason,
      }),
    )
    .max(600),
});
export type StoredPlan = z.infer<typeof storedPlan>;
