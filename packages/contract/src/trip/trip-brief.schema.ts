import { z } from 'zod';
import { mobilityNeed } from '../entities/accessibility.schema.ts';
import { id, line, localDate, money, month, reference } from '../entities/base.schema.ts';
import { bookingList } from './booking.schema.ts';
import { ownPlace } from './own-place.schema.ts';
import { ownPlacesMax } from './own-place-limits.ts';

/** Pace of a trip: how full its days are. `packages/domain/src/trip/brief/pace.ts` has the limits and words of each. */
export const paceId = z.enum(['relaxed', 'balanced', 'full']);
export type PaceId = z.infer<typeof paceId>;
export const rideMode = z.enum(['train', 'flight', 'coach', 'ferry']);
/** Meals that a plan has a time for. */
export const mealName = z.enum(['lunch', 'dinner']);
export const diet = z.enum(['vegetarian', 'vegan', 'halal']);

/** ISO 3166-1 alpha-2 in upper case. Regions with their own border (HK, MO, TW) count as countries. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'A two-letter country code');

export const maxTripDays = 21;
const tripDays = z.int().min(1).max(maxTripDays);

/** Fixed dates, or a number of days in a month (1 to 12). */
export const tripDates = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), firstDate: localDate, days: tripDays }),
  z.strictObject({ kind: z.literal('month'), year: z.int().min(2020).max(2100), month, days: tripDays }),
]);

const minute = z.int().min(0).max(1440);
const dayIndex = z
  .int()
  .min(0)
  .max(maxTripDays - 1);

/** Changes to single days and places, made while editing. They become part of the planner's problem. */
const adjustments = {
  /** Hours and number of visits of single days, instead of those of the pace. */
  dayLimits: z
    .array(
      z.strictObject({
        dayIndex,
        startMinute: minute.optional(),
        endMinute: minute.optional(),
        maxVisits: z.int().min(0).max(12).optional(),
      }),
    )
    .max(maxTripDays),
  /** Spots that are closed, on one day or on all. */
  closures: z
    .array(z.strictObject({ spotId: reference('scenic-spot'), dayIndex: dayIndex.optional() }))
    .max(60),
  /** Days with rain: no outdoor visits. */
  rainyDays: z.array(dayIndex).max(maxTripDays),
  /** Outdoor visits that stay on a rainy day, because nothing indoors replaces them. */
  keptInRain: z.array(reference('scenic-spot')).max(60),
  /** Length of single visits, instead of that of the spot. */
  visitMinutes: z
    .array(z.strictObject({ spotId: reference('scenic-spot'), minutes: z.int().min(15).max(720) }))
    .max(100),
  /** Minute at which a meal starts on all days, or `none` for trips without it. Absent: the usual hours. */
  mealHours: z.partialRecord(mealName, z.union([minute, z.literal('none')])),
  /** Chosen hotels. In cities without one the planner chooses. */
  hotelIds: z.array(reference('hotel')).max(20),
  /** Restaurants that the traveller chose. The planner considers them besides the best of each city. */
  restaurantIds: z.array(reference('restaurant')).max(40),
  /** Chosen modes between two cities. */
  rides: z
    .array(z.strictObject({ fromCityId: reference('city'), toCityId: reference('city'), mode: rideMode }))
    .max(20),
  /** Places that are not in the guide. The plan visits each of them. */
  ownPlaces: z.array(ownPlace).max(ownPlacesMax),
};

const fields = {
  when: tripDates,
  travellers: z.strictObject({ adults: z.int().min(1).max(12), children: z.int().min(0).max(8).default(0) }),
  pace: paceId,
  preferenceTagIds: z.array(reference('tag')).max(12),
  /** Cities to visit. Empty: the planner chooses. */
  cityIds: z.array(reference('city')).max(10),
  /** Provinces or regions to travel in. The planner chooses among their cities. */
  areaIds: z.array(reference('area')).max(10),
  /** The trip has no other cities than `cityIds` and the ends, even if days stay empty. Otherwise the planner may add some. */
  onlyNamedCities: z.boolean(),
  /** Nights asked for in single cities. */
  cityNights: z.array(z.strictObject({ cityId: reference('city'), nights: z.int().min(1).max(20) })).max(10),
  /** Cities in the order asked for. Other cities of the trip may come between them. */
  cityOrder: z.array(reference('city')).max(10),
  mustSeeSpotIds: z.array(reference('scenic-spot')).max(30),
  excludedSpotIds: z.array(reference('scenic-spot')).max(60),
  excludedCityIds: z.array(reference('city')).max(40),
  /** For the whole group and trip, without the journey to and from China. */
  budget: money,
  /** Cities of arrival and departure. Absent: any city of the trip. */
  entryCityId: reference('city'),
  exitCityId: reference('city'),
  /** The group is in `entryCityId` on the first morning already, and still in `exitCityId` on the last evening: no airport. */
  startsInTown: z.boolean(),
  endsInTown: z.boolean(),
  /** Number of stops that the wish leaves open, such as "somewhere with mountains". */
  openStops: z.int().min(1).max(5),
  /** Most cities with a night, which is one hotel each. More only where more cities are named. */
  maxStays: z.int().min(1).max(10),
  /** Airport, railway station or port of arrival and departure, in `entryCityId` and `exitCityId`. */
  entryStationId: reference('station'),
  exitStationId: reference('station'),
  /** Minute after midnight at which the group leaves the airport on the first day, and must be back on the last. */
  arrivalMinute: minute,
  departureMinute: minute,
  /** Country of the passports, for visa rules. */
  nationality: countryCode,
  /** Countries of the other passports of a group with several. */
  otherNationalities: z.array(countryCode).max(5),
  /** Ages of the children that were stated; may be fewer than `travellers.children`. */
  childAges: z.array(z.int().min(0).max(17)).max(8),
  /** Number of seniors among the adults. */
  seniors: z.int().min(0).max(12),
  /** Needs that shorten walks and days. */
  mobility: z.array(mobilityNeed).max(4),
  /** Hours of every day that stay free, such as a nap or work. */
  dailyBreaks: z.array(z.strictObject({ startMinute: minute, endMinute: minute })).max(3),
  /** Hours of single days that stay free, such as a show with tickets or a meeting. */
  fixedTimes: z
    .array(z.strictObject({ date: localDate, startMinute: minute, endMinute: minute, label: line(60) }))
    .max(20),
  /** The group should not sleep high: the shape avoids high cities and rises in small steps. */
  isCarefulWithAltitude: z.boolean(),
  /** The group does not want to sit in trains and buses for long. */
  avoidsLongRides: z.boolean(),
  /** The trip ends with a stop of this tag, such as a beach; the other stops need not have it. */
  lastStopTagId: id,
  /** The group has never been to China: the shape prefers cities with famous sights. */
  isFirstVisit: z.boolean(),
  /** Countries before and after China. Visa-free transit requires a third country. */
  comesFrom: countryCode,
  goesOnTo: countryCode,
  /** Allowed modes between cities. Empty: all. */
  transport: z.array(rideMode).max(4),
  /** Nights in trains. Absent: only where flights are ruled out and the ride by day is long. */
  nightTrains: z.enum(['wanted', 'avoided']),
  /** The group asked for a night on top of a mountain. */
  wantsSummitNight: z.boolean(),
  /** Nights on top of mountains, with the day on which the group goes up. Planning sets them anew. */
  summitNights: z.array(z.strictObject({ spotId: reference('scenic-spot'), dayIndex })).max(4),
  diet: z.array(diet).max(3),
  /** 1 budget to 4 luxury. */
  hotelClass: z.int().min(1).max(4),
  /** Interests for which there is no tag, in the traveller's words ("calligraphy"). */
  interestWords: z.array(line(40)).max(12),
  /** Classic routes that the wish describes. The shape of the trip prefers their cities. */
  routeIds: z.array(reference('route')).max(4),
  /** Tags and spot categories to avoid. */
  dislikedKinds: z.array(id).max(12),
  /** Tags and spot categories of which one or two in the whole trip are enough. */
  fewerKinds: z.array(id).max(12),
  avoidsCrowds: z.boolean(),
  /** Prefers cities that are cool or warm in the months of the trip. */
  climate: z.enum(['cool', 'warm']),
  /** Booked flights, trains, hotels and events. The plan is arranged around them. */
  bookings: bookingList,
  ...adjustments,
};

/** The fields of a brief that are known so far. `completeBrief` (packages/wish) fills the others with defaults. */
export const partialTripBrief = z.strictObject(fields).partial();
export type PartialTripBrief = z.output<typeof partialTripBrief>;

/** The complete request for a trip. Stored with the trip; the planner's problem is created from it. */
export const tripBrief = partialTripBrief.extend({
  when: fields.when,
  travellers: fields.travellers.default({ adults: 2, children: 0 }),
  pace: fields.pace.default('balanced'),
  preferenceTagIds: fields.preferenceTagIds.default([]),
  cityIds: fields.cityIds.default([]),
  mustSeeSpotIds: fields.mustSeeSpotIds.default([]),
  excludedSpotIds: fields.excludedSpotIds.default([]),
  excludedCityIds: fields.excludedCityIds.default([]),
  areaIds: fields.areaIds.default([]),
  cityNights: fields.cityNights.default([]),
  cityOrder: fields.cityOrder.default([]),
  otherNationalities: fields.otherNationalities.default([]),
  childAges: fields.childAges.default([]),
  seniors: fields.seniors.default(0),
  mobility: fields.mobility.default([]),
  dailyBreaks: fields.dailyBreaks.default([]),
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

/** One field or list entry of a brief as the form shows it. The visitor can remove it. */
export const briefChip = z.object({
  field: briefField,
  /** The entry of a list field: id of a city, spot or tag, or a mode. */
  value: z.string().optional(),
  label: z.string(),
  /** The words of the wish it was read from. */
  words: z.string().optional(),
  /** `said`: from the wish or the form. `assumed`: a default. */
  certainty: z.enum(['said', 'assumed']),
});
export type BriefChip = z.infer<typeof briefChip>;

/** A city that the visitor can add with one click, instead of a place that the guide does not cover. */
const placeSuggestion = z.object({
  /** The place as the wish names it. */
  place: z.string(),
  /** Sentence that names the place and the nearest city with a distance. */
  text: z.string(),
  cityId: reference('city'),
  cityName: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

/** The answer of `POST /travel/understand`. */
export const understanding = z.object({
  /** Fields from the wish and the form; all others are absent. */
  said: partialTripBrief,
  /** The complete brief that would be planned, with defaults. */
  brief: tripBrief,
  chips: z.array(briefChip),
  /** Sentences about words that were not understood and requests that cannot be met. */
  notes: z.array(z.string()),
  /** Offers instead of places that the guide does not cover. */
  suggestions: z.array(placeSuggestion),
  /** `model` when a language model has added to the rules. */
  by: z.enum(['rules', 'model']),
});
export type Understanding = z.infer<typeof understanding>;

export const wishText = z.string().trim().min(1).max(2000).meta({ control: 'text' });
export const tripId = id;
export const tripTitle = line(120);
