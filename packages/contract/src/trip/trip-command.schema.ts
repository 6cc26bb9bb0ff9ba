import { z } from 'zod';
import { id, localDate, reference } from '../entities/base.schema.ts';
import { bookingList } from './booking.schema.ts';
import { ownPlace } from './own-place.schema.ts';
import { maxTripDays, mealName, paceId, partialTripBrief, rideMode } from './trip-brief.schema.ts';

const dayIndex = z
  .int()
  .min(0)
  .max(maxTripDays - 1);
const minute = z.int().min(0).max(1440);
const spotId = reference('scenic-spot');
const cityId = reference('city');

/** Replacement of a visit: a named spot, or the best one that fits. Without any field, the most similar one. */
const replacement = z.strictObject({
  spotId: spotId.optional(),
  setting: z.enum(['indoor', 'outdoor']).optional(),
  /** Tags and spot categories. */
  kinds: z.array(id).max(4).optional(),
});

/** The cities of a trip in order, each with its nights. A trip that returns to a city names it once. */
export const routeStops = z
  .array(z.strictObject({ cityId, nights: z.int().min(1).max(20) }))
  .min(1)
  .max(10)
  .refine((stops) => new Set(stops.map((stop) => stop.cityId)).size === stops.length, {
    message: 'A city is named twice',
  });
export type RouteStops = z.infer<typeof routeStops>;

/**
 * City, date and hour of the start or end of a trip. Absent city: any city of the trip. Absent hour: the usual one.
 * Absent date: as planned.
 */
export const tripEnds = z.strictObject({
  firstDate: localDate.optional(),
  entryCityId: cityId.optional(),
  exitCityId: cityId.optional(),
  arrivalMinute: minute.optional(),
  departureMinute: minute.optional(),
});
export type TripEnds = z.infer<typeof tripEnds>;

/** Entities whose pages offer "Add to a trip". */
export const addableEntity = z.enum(['scenic-spot', 'city', 'hotel', 'restaurant', 'shop']);
export type AddableEntity = z.infer<typeof addableEntity>;

/**
 * One change of a trip, from a sentence or from the overview of the route.
 * `packages/domain/src/trip-editing/run-commands.ts` applies it to a draft. Days count from 0, minutes from midnight.
 */
export const tripCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lighter'), dayIndex }),
  z.strictObject({ kind: z.literal('move'), spotId, dayIndex }),
  z.strictObject({ kind: z.literal('remove'), spotId }),
  z.strictObject({ kind: z.literal('swap'), spotId, replacement }),
  z.strictObject({ kind: z.literal('add'), spotId, dayIndex: dayIndex.optional() }),
  z.strictObject({ kind: z.literal('lock'), spotId }),
  z.strictObject({ kind: z.literal('start'), spotId, minute }),
  /** Sets the length of a visit in minutes, or makes it half as long again or a third shorter. */
  z.strictObject({
    kind: z.literal('length'),
    spotId,
    length: z.union([z.int().min(15).max(720), z.enum(['longer', 'shorter'])]),
  }),
  z.strictObject({ kind: z.literal('rain'), dayIndex }),
  /** Keeps a day without visits. They move to other days where they fit. */
  z.strictObject({ kind: z.literal('free-day'), dayIndex }),
  /** Exchanges two days of one city. */
  z.strictObject({ kind: z.literal('swap-days'), dayIndex, otherDayIndex: dayIndex }),
  /** Puts a visit before or after another one, on the day of the other. */
  z.strictObject({
    kind: z.literal('beside'),
    spotId,
    side: z.enum(['before', 'after']),
    otherSpotId: spotId,
  }),
  /** Puts a visit into a part of its day or of another day: `first` and `last` among the visits, the others by the clock. */
  z.strictObject({
    kind: z.literal('part'),
    spotId,
    part: z.enum(['first', 'morning', 'afternoon', 'evening', 'last']),
    dayIndex: dayIndex.optional(),
  }),
  /** Adds the best sight that fits: of these kinds, indoors or outdoors, on this day, in this city. */
  z.strictObject({
    kind: z.literal('add-any'),
    wanted: replacement.omit({ spotId: true }),
    dayIndex: dayIndex.optional(),
    cityId: cityId.optional(),
  }),
  /** Eats at a restaurant, or at another one than planned: on this day or the best one, at this meal or the best one. */
  z.strictObject({
    kind: z.literal('table'),
    restaurantId: reference('restaurant').optional(),
    dayIndex: dayIndex.optional(),
    meal: mealName.optional(),
  }),
  /** Changes when a meal starts, on one day or on all: to a minute or by three quarters of an hour; `none` takes it out. */
  z.strictObject({
    kind: z.literal('meal'),
    meal: mealName,
    at: z.union([minute, z.enum(['earlier', 'later', 'none'])]),
    dayIndex: dayIndex.optional(),
  }),
  /** Changes rides between cities of the trip: to another mode or departure. Without cities, every ride of another mode. */
  z.strictObject({
    kind: z.literal('ride'),
    fromCityId: cityId.optional(),
    toCityId: cityId.optional(),
    mode: rideMode.optional(),
    at: z.union([minute, z.enum(['earlier', 'later'])]).optional(),
  }),
  /** Replaces all visits of these kinds and plans no more of them. */
  z.strictObject({ kind: z.literal('avoid'), kinds: z.array(id).min(1).max(4) }),
  /** Changes when days start or end, on one day or on all: to a minute, or by an hour. */
  z.strictObject({
    kind: z.literal('hours'),
    end: z.enum(['start', 'end']),
    at: z.union([minute, z.enum(['earlier', 'later'])]),
    dayIndex: dayIndex.optional(),
  }),
  z.strictObject({
    kind: z.literal('hotels'),
    level: z.union([z.int().min(1).max(4), z.enum(['cheaper', 'better', 'other'])]),
    cityId: cityId.optional(),
  }),
  /** Sleeps in this hotel on all nights in its city. */
  z.strictObject({ kind: z.literal('hotel'), hotelId: reference('hotel') }),
  /** Adds a place that is not in the guide, on the day where it fits best. */
  z.strictObject({ kind: z.literal('add-own'), place: ownPlace }),
  /** Minute at which the group leaves the airport on the first day, or must be back on the last. */
  z.strictObject({ kind: z.enum(['arrival', 'departure']), minute }),
  z.strictObject({ kind: z.literal('undo') }),
  /** Sets all bookings of the trip. Planned again only where a ride moves to another day or another city. */
  z.strictObject({ kind: z.literal('bookings'), bookings: bookingList }),

  // The commands below change the shape of the trip: it is planned again.
  z.strictObject({
    kind: z.literal('add-city'),
    cityId,
    nights: z.int().min(1).max(20).optional(),
    /** A sight for which the city is added. */
    spotId: spotId.optional(),
  }),
  /** Visits the best sights of a city in one day, from a city of the trip where that is possible. */
  z.strictObject({ kind: z.literal('day-trip'), cityId }),
  z.strictObject({ kind: z.literal('remove-city'), cityId }),
  z.strictObject({ kind: z.literal('swap-city'), cityId, forCityId: cityId }),
  z.strictObject({ kind: z.literal('nights'), cityId, nights: z.int().min(1).max(20) }),
  /** Sets cities, order and nights together. The trip becomes longer or shorter by the difference in nights. */
  z.strictObject({ kind: z.literal('route'), stops: routeStops }),
  z.strictObject({ kind: z.literal('ends'), ends: tripEnds }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(maxTripDays) }),
  z.strictObject({ kind: z.literal('pace'), pace: paceId }),
  z.strictObject({ kind: z.literal('more'), tagIds: z.array(reference('tag')).min(1).max(4) }),
  /** Lowers what the trip may cost to this share of what it costs now. */
  z.strictObject({ kind: z.literal('cost'), percent: z.int().min(50).max(95) }),
  /** Any other fields of the brief, as the reader of wishes reads them. */
  z.strictObject({ kind: z.literal('wishes'), change: partialTripBrief }),
]);
export type TripCommand = z.infer<typeof tripCommand>;
