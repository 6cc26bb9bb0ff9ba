import { z } from 'zod';
import { noteCharsMax } from './note-limits.ts';
import { ownPlace } from './own-place.schema.ts';
import { maxTripDays } from './trip-brief.schema.ts';

/** Key of a stop (`stopKey` of the planner) or planner id. */
const key = z.string().min(3).max(400);
const dayIndex = z
  .int()
  .min(0)
  .max(maxTripDays - 1);
const minute = z.int().min(0).max(1440);
const note = z.string().max(noteCharsMax);

/** One edit of a planned trip. `key` is the key of a stop (`stopKey`); other ids are planner ids. */
export const tripEdit = z.discriminatedUnion('kind', [
  /** `position` is the one among the stops of that day, without the moved one. */
  z.strictObject({ kind: z.literal('move'), key, dayIndex, position: z.int().min(0).max(80) }),
  z.strictObject({ kind: z.literal('remove'), key }),
  /** Adds a place at the best position of the day. Without a day, the planner chooses it. */
  z.strictObject({ kind: z.literal('add'), placeId: key, dayIndex: dayIndex.optional() }),
  /** Adds a place of the traveller's own at the best position of the day, or at a fixed minute. */
  z.strictObject({
    kind: z.literal('add-own'),
    place: ownPlace,
    dayIndex,
    startMinute: minute.optional(),
  }),
  /** Replaces the facts of an own place of the trip. */
  z.strictObject({ kind: z.literal('change-own'), place: ownPlace }),
  /** Replaces a visit. */
  z.strictObject({ kind: z.literal('swap'), key, placeId: key }),
  z.strictObject({ kind: z.enum(['lock', 'unlock']), key }),
  /** Starts a visit at this minute and locks it. */
  z.strictObject({ kind: z.literal('start'), key, minute }),
  /** Changes the length of a visit. */
  z.strictObject({ kind: z.literal('stay'), key, minutes: minute }),
  /** Removes one visit of the day. */
  z.strictObject({ kind: z.literal('lighter'), dayIndex }),
  z.strictObject({ kind: z.literal('rain'), dayIndex, isRaining: z.boolean() }),
  z.strictObject({
    kind: z.literal('hotel'),
    stayIndex: z.int().min(0).max(maxTripDays),
    hotelId: key,
  }),
  z.strictObject({ kind: z.literal('ride'), key, serviceId: key, departMinute: minute }),
  /** Changes the restaurant of a meal. */
  z.strictObject({ kind: z.literal('table'), key, restaurantId: key }),
  /** Replaces the note of a stop or day. An empty text removes it. */
  z.strictObject({ kind: z.literal('note'), key, text: note }),
  z.strictObject({ kind: z.literal('day-note'), dayIndex, text: note }),
  /** Repairs all breaks. */
  z.strictObject({ kind: z.literal('mend') }),
]);
export type TripEdit = z.infer<typeof tripEdit>;
