import { z } from 'zod';
import { id, line, localDate, money, month, reference } from '../entities/base.schema.ts';

/** How full the days of a trip are. `packages/domain/src/trip/brief/pace.ts` has the limits and words of each. */
export const paceId = z.enum(['relaxed', 'balanced', 'full']);
export type PaceId = z.infer<typeof paceId>;
export const rideMode = z.enum(['train', 'flight', 'coach', 'ferry']);
export const diet = z.enum(['vegetarian', 'vegan', 'halal']);

/** ISO 3166-1 alpha-2, upper case; regions with a border of their own (HK, MO, TW) count as countries here. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'A two-letter country code');

export const tripDaysMost = 21;
const tripDays = z.int().min(1).max(tripDaysMost);

/** Fixed dates, or some days of a month (1 to 12). */
export const tripDates = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), firstDate: localDate, days: tripDays }),
  z.strictObject({ kind: z.literal('month'), year: z.int().min(2020).max(2100), month, days: tripDays }),
]);

const minute = z.int().min(0).max(1440);
const dayIndex = z
  .int()
  .min(0)
  .max(tripDaysMost - 1);

/** What the traveller changed about single days and places; the planner's problem follows. */
const adjustments = {
  /** Other hours or fewer visits on one day. */
  dayLimits: z
    .array(
      z.strictObject({
        dayIndex,
        startMinute: minute.optional(),
        endMinute: minute.optional(),
        maxVisits: z.int().min(0).max(12).optional(),
      }),
    )
    .max(tripDaysMost),
  /** Spots that turned out to be closed, on one day or all. */
  closures: z
    .array(z.strictObject({ spotId: reference('scenic-spot'), dayIndex: dayIndex.optional() }))
    .max(60),
  /** Days on which it rains: nothing outdoors. */
  rainyDays: z.array(dayIndex).max(tripDaysMost),
  /** How long the traveller wants to stay at a spot. */
  visitMinutes: z
    .array(z.strictObject({ spotId: reference('scenic-spot'), minutes: z.int().min(15).max(720) }))
    .max(100),
  /** Hotels to sleep in; cities without one leave the choice to the planner. */
  hotelIds: z.array(reference('hotel')).max(20),
  /** How to get from one city to another, where it matters. */
  rides: z
    .array(z.strictObject({ fromCityId: reference('city'), toCityId: reference('city'), mode: rideMode }))
    .max(20),
};

const fields = {
  when: tripDates,
  travellers: z.strictObject({ adults: z.int().min(1).max(12), children: z.int().min(0).max(8).default(0) }),
  pace: paceId,
  preferenceTagIds: z.array(reference('tag')).max(12),
  /** Cities the trip must go to; none lets the planner choose. */
  cityIds: z.array(reference('city')).max(10),
  mustSeeSpotIds: z.array(reference('scenic-spot')).max(30),
  excludedSpotIds: z.array(reference('scenic-spot')).max(60),
  excludedCityIds: z.array(reference('city')).max(40),
  /** For the whole group and the whole trip, without the journey to and from China. */
  budget: money,
  /** Where the group arrives and leaves; any city of the trip when absent. */
  entryCityId: reference('city'),
  exitCityId: reference('city'),
  /** When the group is out of the airport on the first day, and must be back there on the last. */
  arrivalMinute: minute,
  departureMinute: minute,
  /** The passports' country, for visa rules. */
  nationality: countryCode,
  /** Where the group comes from and goes on to: transit without a visa needs a third country. */
  comesFrom: countryCode,
  goesOnTo: countryCode,
  /** Ways to travel between cities; none named means any. */
  transport: z.array(rideMode).max(4),
  diet: z.array(diet).max(3),
  /** 1 budget to 4 luxury. */
  hotelClass: z.int().min(1).max(4),
  /** The traveller's own words for what to see, where no tag stands for them ("calligraphy"). */
  interestWords: z.array(line(40)).max(12),
  /** Tags and spot categories the traveller does not care for. */
  dislikedKinds: z.array(id).max(12),
  avoidsCrowds: z.boolean(),
  ...adjustments,
};

/** A brief as far as it is known; fields left out are filled by what is usual. */
export const partialTripBrief = z.strictObject(fields).partial();
export type PartialTripBrief = z.output<typeof partialTripBrief>;

/** What a traveller wants of a trip: what a wish in words is read into, and what the form shows as chips. */
export const tripBrief = partialTripBrief.extend({
  when: fields.when,
  travellers: fields.travellers.default({ adults: 2, children: 0 }),
  pace: fields.pace.default('balanced'),
  preferenceTagIds: fields.preferenceTagIds.default([]),
  cityIds: fields.cityIds.default([]),
  mustSeeSpotIds: fields.mustSeeSpotIds.default([]),
  excludedSpotIds: fields.excludedSpotIds.default([]),
  excludedCityIds: fields.excludedCityIds.default([]),
  transport: fields.transport.default([]),
  diet: fields.diet.default([]),
  dayLimits: fields.dayLimits.default([]),
  closures: fields.closures.default([]),
  rainyDays: fields.rainyDays.default([]),
  visitMinutes: fields.visitMinutes.default([]),
  hotelIds: fields.hotelIds.default([]),
  rides: fields.rides.default([]),
});
export type TripBrief = z.output<typeof tripBrief>;

export const briefField = z.enum(
  Object.keys(tripBrief.shape) as [keyof TripBrief, ...(keyof TripBrief)[]], // its own keys
);

/** One thing that was understood, as the form shows it: removable, and told from what was only assumed. */
export const briefChip = z.object({
  field: briefField,
  /** Which entry of a list the chip stands for: a city, spot, tag or mode. */
  value: z.string().optional(),
  label: z.string(),
  /** The traveller's own words it was read from. */
  words: z.string().optional(),
  /** `said` in the wish, `assumed` because something is needed. */
  certainty: z.enum(['said', 'assumed']),
});
export type BriefChip = z.infer<typeof briefChip>;

/** A wish, read. */
export const understanding = z.object({
  /** What was said; fields not mentioned are absent. */
  said: partialTripBrief,
  /** The whole brief that would be planned, with what is usual filled in. */
  brief: tripBrief,
  chips: z.array(briefChip),
  /** Words nothing could be made of, and requests that cannot be met, in sentences. */
  notes: z.array(z.string()),
  /** Who read it. */
  by: z.enum(['rules', 'model']),
});
export type Understanding = z.infer<typeof understanding>;

export const wishText = z.string().trim().min(1).max(2000).meta({ control: 'text' });
export const tripId = id;
export const tripTitle = line(120);
