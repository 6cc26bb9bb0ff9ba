import { z } from 'zod';
import { currency } from '../entities/base.schema.ts';
import { city } from '../entities/city.schema.ts';
import { dayIdea } from '../entities/day-idea.schema.ts';
import { district } from '../entities/district.schema.ts';
import { link } from '../entities/link.schema.ts';
import { hotel, restaurant } from '../entities/local-business.schema.ts';
import { route } from '../entities/route.schema.ts';
import { scenicSpot } from '../entities/scenic-spot.schema.ts';
import { station } from '../entities/station.schema.ts';
import { tripRules } from './trip-rules.schema.ts';

const row = { id: z.string() };

/**
 * The part of the catalogue with which the browser times, repairs and describes a trip without the server.
 * `createTripProblem` returns the same problem from it as the server uses to check a saved plan.
 */
export const tripCatalogueData = z.object({
  cities: z.array(
    city
      .omit({
        article: true,
        summary: true,
        nearbyCityIds: true,
        aliases: true,
        factsAsOf: true,
      })
      .extend(row)
      .strip(),
  ),
  spots: z.array(scenicSpot.omit({ description: true, aliases: true, factsAsOf: true }).extend(row).strip()),
  hotels: z.array(hotel.omit({ aliases: true, factsAsOf: true, summary: true }).extend(row).strip()),
  restaurants: z.array(
    restaurant.omit({ aliases: true, factsAsOf: true, summary: true }).extend(row).strip(),
  ),
  links: z.array(link.omit({ factsAsOf: true }).extend(row).strip()),
  stations: z.array(
    station
      .pick({
        kind: true,
        code: true,
        name: true,
        zhName: true,
        pinyin: true,
        cityId: true,
        alsoServesCityIds: true,
        coordinates: true,
        zhAddress: true,
        popularity: true,
      })
      .extend(row)
      .strip(),
  ),
  districts: z.array(
    district
      .pick({
        name: true,
        zhName: true,
        pinyin: true,
        cityId: true,
        coordinates: true,
        goodFor: true,
        stayClasses: true,
        foods: true,
        metro: true,
        popularity: true,
      })
      .extend(row)
      .strip(),
  ),
  /** Classic routes to start from. Empty in the part of the catalogue that one trip needs. */
  routes: z.array(
    route
      .pick({
        title: true,
        aliases: true,
        summary: true,
        stops: true,
        days: true,
        months: true,
        forWhom: true,
        tagIds: true,
        popularity: true,
      })
      .extend(row)
      .strip(),
  ),
  /** Good days of cities with the sights that follow each other on them. */
  dayIdeas: z.array(
    dayIdea
      .pick({ cityId: true, months: true })
      .extend({ ...row, spotIds: z.array(z.string()) })
      .strip(),
  ),
  tagNames: z.record(z.string(), z.string()),
  cnyPer: z.partialRecord(currency, z.number()),
  ratesAsOf: z.string(),
  /** Cities the planner may use. */
  chosenCityIds: z.array(z.string()),
  rules: tripRules,
});
export type TripCatalogueData = z.infer<typeof tripCatalogueData>;
