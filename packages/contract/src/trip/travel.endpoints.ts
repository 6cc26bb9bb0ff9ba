import { z } from 'zod';
import { endpoint, list, noInput, page, paging } from '../endpoint.ts';
import { currency, id, localDate, month, versionNumber } from '../entities/base.schema.ts';
import { monthClimate } from '../entities/city.schema.ts';
import { tripLine } from '../entities/trip-line.schema.ts';
import { cityCard, lineCard } from '../site/cards.schema.ts';
import { tagNode } from '../site/home.endpoints.ts';
import { dayWeather, tripCard, tripEditing, tripState, tripVersion, tripView } from './trip.schema.ts';
import {
  paceId,
  partialTripBrief,
  tripBrief,
  tripId,
  tripTitle,
  understanding,
  wishText,
} from './trip-brief.schema.ts';
import { storedPlan } from './trip-plan.schema.ts';

/** Opens a shared trip to read. */
const share = z
  .string()
  .regex(/^[\w-]{22}$/, 'A share key')
  .optional();
const readable = z.strictObject({ id: tripId, share });
const owned = z.strictObject({ id: tripId });
const version = versionNumber;
const created = z.object({
  id: z.string(),
  status: z.enum(['planning', 'ready']),
  /** For visitors who are not signed in: sent as the `trip-key` header, it makes the trip theirs. One key can own many trips. */
  key: z.string().optional(),
});
const saved = z.object({
  id: z.string(),
  version: z.int(),
  /** What the checker found, in sentences; stored with the trip. */
  problems: z.array(z.string()),
});

const lineView = tripLine.strip().extend({
  kind: z.literal('line'),
  ...lineCard.pick({ id: true, picture: true, imageUrl: true, linkUrl: true }).shape,
  cities: z.array(cityCard),
  updatedAt: z.string(),
});

const weather = z.object({
  cityId: z.string(),
  cityName: z.string(),
  factsAsOf: z.string(),
  /** Long-term means. */
  months: z.array(monthClimate.extend({ month })),
  /** With `from` and `to`: every day of the stay. */
  days: z.array(
    dayWeather.extend({ date: z.string(), sun: z.object({ rise: z.string(), set: z.string() }).optional() }),
  ),
  /** Whom the forecast is from, when there is one. */
  forecastBy: z.string().optional(),
});

export const travelEndpoints = {
  'GET /travel/currencyList': endpoint({
    summary: 'Currencies a budget can be given in',
    access: 'anyone',
    input: noInput,
    output: list(
      z.object({
        code: currency,
        name: z.string(),
        minorDigits: z.int(),
        /** Yuan for one unit, and the day of that rate. */
        cnyPer: z.number(),
        ratesAsOf: z.string(),
      }),
    ),
  }),
  'GET /travel/line/detail': endpoint({
    summary: 'One tour with its itinerary, or one trip by day: `kind` tells which',
    access: 'traveller',
    input: readable,
    output: z.discriminatedUnion('kind', [lineView, tripView]),
  }),
  'GET /travel/endPlace': endpoint({
    summary: 'Places a trip can go to',
    access: 'anyone',
    input: noInput,
    output: list(
      cityCard.pick({ id: true, name: true, zhName: true, cityCode: true, areaId: true, coordinates: true }),
    ),
  }),
  'GET /travel/preferenceTag': endpoint({
    summary: 'What a traveller may prefer',
    access: 'anyone',
    input: noInput,
    output: list(tagNode),
  }),
  'GET /travel/strategyType': endpoint({
    summary: 'How full the days may be',
    access: 'anyone',
    input: noInput,
    output: list(z.object({ id: paceId, name: z.string(), description: z.string() })),
  }),
  'GET /travel/line/detailType': endpoint({
    summary: "Parts of a tour's page, or of a trip's",
    access: 'anyone',
    input: z.strictObject({ kind: z.enum(['line', 'trip']).default('line') }),
    output: list(z.object({ id: z.string(), name: z.string() })),
  }),
  'GET /travel/weather': endpoint({
    summary: 'Weather of a city: long-term means, and by day for given dates',
    access: 'anyone',
    input: z.strictObject({
      cityId: id,
      month: z.coerce.number().int().min(1).max(12).optional(),
      from: localDate.optional(),
      to: localDate.optional(),
    }),
    output: weather,
  }),
  'POST /travel/understand': endpoint({
    summary: 'Read a wish in words into a brief, without planning',
    access: 'anyone',
    input: z.strictObject({ wish: wishText, brief: partialTripBrief.optional() }),
    output: understanding,
  }),
  'POST /travel/create': endpoint({
    summary: "Plan a trip from a wish in words, from the brief's fields, or from both (fields win)",
    access: 'traveller',
    input: partialTripBrief.extend({
      wish: wishText.optional(),
      /** The fields are what was made of the wish already (`/travel/understand`): it is only kept with the trip. */
      wishIsRead: z.boolean().optional(),
      title: tripTitle.optional(),
    }),
    output: created,
  }),
  'GET /travel/syncFirstDayData': endpoint({
    summary: "A planned trip's first day, as soon as it exists",
    access: 'traveller',
    input: readable,
    output: tripState,
  }),
  'GET /travel/syncResult': endpoint({
    summary: 'A planned trip with what exists of it so far',
    access: 'traveller',
    input: readable,
    output: tripState,
  }),
  'GET /travel/editing': endpoint({
    summary: 'All that is needed to edit a trip with the planner, also without a network',
    access: 'traveller',
    input: readable,
    output: tripEditing,
  }),
  'POST /travel/save': endpoint({
    summary: 'Keep an edited trip; 409 with the current state when another tab was faster',
    access: 'traveller',
    input: z.strictObject({
      id: tripId,
      /** The version that was edited. */
      version,
      title: tripTitle.optional(),
      brief: tripBrief,
      plan: storedPlan,
      /** A plan with known problems is kept only when this says so; else 422 names them. */
      keepProblems: z.boolean().default(false),
    }),
    output: saved,
  }),
  'POST /travel/replan': endpoint({
    summary: 'Plan the same trip anew from a changed brief; the plan so far stays as a version',
    access: 'traveller',
    input: z.strictObject({ id: tripId, version, brief: tripBrief }),
    output: created.omit({ key: true }),
  }),
  'POST /travel/list': endpoint({
    summary: "The caller's trips, latest change first",
    access: 'traveller',
    input: z.strictObject({
      state: z.enum(['current', 'archived', 'all']).default('current'),
      keyword: z.string().trim().max(80).optional(),
      ...paging,
    }),
    output: page(tripCard),
  }),
  'POST /travel/rename': endpoint({
    summary: 'Give a trip another title',
    access: 'traveller',
    input: owned.extend({ title: tripTitle }),
    output: z.object({ id: z.string(), title: z.string() }),
  }),
  'POST /travel/duplicate': endpoint({
    summary: "Copy a trip of one's own, or one that is shared, to one's own trips",
    access: 'traveller',
    input: readable,
    output: created,
  }),
  'POST /travel/archive': endpoint({
    summary: 'Put a trip away, or back',
    access: 'traveller',
    input: owned.extend({ archived: z.boolean() }),
    output: z.object({ id: z.string(), archived: z.boolean() }),
  }),
  'POST /travel/delete': endpoint({
    summary: 'Delete a trip with all its versions',
    access: 'traveller',
    input: owned,
    output: z.null(),
  }),
  'POST /travel/share': endpoint({
    summary: 'Open a trip to everybody who has the link; a second call answers the same link',
    access: 'traveller',
    input: owned,
    output: z.object({ shareKey: z.string(), linkUrl: z.string() }),
  }),
  'POST /travel/unshare': endpoint({
    summary: 'Close the link; it never opens again',
    access: 'traveller',
    input: owned,
    output: z.null(),
  }),
  'POST /travel/claim': endpoint({
    summary: 'Make the trips of the `trip-key` header those of the signed-in visitor',
    access: 'visitor',
    input: noInput,
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'GET /travel/versions': endpoint({
    summary: 'What was kept of a trip, newest first',
    access: 'traveller',
    input: owned,
    output: list(tripVersion),
  }),
  'GET /travel/version': endpoint({
    summary: 'One kept version, to look at or to take parts from',
    access: 'traveller',
    input: owned.extend({ version: z.coerce.number().pipe(versionNumber.min(1)) }),
    output: z.object({ version: z.int(), title: z.string(), brief: tripBrief, plan: storedPlan }),
  }),
  'POST /travel/restore': endpoint({
    summary: 'Make an old version the current one, as a new version',
    access: 'traveller',
    input: owned.extend({ version, restore: versionNumber.min(1) }),
    output: saved,
  }),
};
