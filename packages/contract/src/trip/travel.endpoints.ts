import { z } from 'zod';
import { endpoint, eventsEndpoint, list, noInput, page, paging } from '../endpoint.ts';
import { currency, id, localDate, month, versionNumber } from '../entities/base.schema.ts';
import { monthClimate } from '../entities/city.schema.ts';
import { tripLine } from '../entities/trip-line.schema.ts';
import { cityCard, lineCard } from '../site/cards.schema.ts';
import { tagNode } from '../site/home.endpoints.ts';
import { bookingList } from './booking.schema.ts';
import { refinement } from './refinement.schema.ts';
import { storedPlan } from './stored-plan.schema.ts';
import { dayWeather, tripState, tripView } from './trip.schema.ts';
import { ownTrip, readableTrip, savedTrip } from './trip-access.schema.ts';
import {
  paceId,
  partialTripBrief,
  tripBrief,
  tripId,
  tripTitle,
  understanding,
  wishText,
} from './trip-brief.schema.ts';
import { tripCard } from './trip-card.schema.ts';
import { addableEntity, routeStops, tripEnds } from './trip-command.schema.ts';
import { tripEditing } from './trip-editing.schema.ts';

const version = versionNumber;
const created = z.object({
  id: z.string(),
  status: z.enum(['planning', 'ready']),
  /** Only for visitors who are not signed in: sent as the `trip-key` header, it identifies the owner. One key can own many trips. */
  key: z.string().optional(),
});

const lineView = tripLine.strip().extend({
  kind: z.literal('line'),
  ...lineCard.pick({ id: true, picture: true, imageUrl: true, imageBlur: true, linkUrl: true }).shape,
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
  /** Air quality index of the United States at this hour, with `from` or `to`, where a service is set. */
  airIndex: z.int().optional(),
  /** Provider of the forecast, where there is one. */
  forecastBy: z.string().optional(),
});

const createInput = partialTripBrief.extend({
  wish: wishText.optional(),
  /** The fields already contain the reading of the wish (`/travel/understand`); the wish is only stored. */
  wishIsRead: z.boolean().optional(),
  title: tripTitle.optional(),
  /** The planner chooses everything. Required when the request contains nothing else. */
  surpriseMe: z.boolean().optional(),
});

const sayingNothing: ReadonlySet<string> = new Set(['title', 'wishIsRead', 'surpriseMe']);

/** Returns whether a request contains anything to plan from. A title alone is not enough. */
function namesAnything(request: z.output<typeof createInput>): boolean {
  const isSaid = ([name, value]: [string, unknown]) =>
    !sayingNothing.has(name) && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return request.surpriseMe === true || Object.entries(request).some(isSaid);
}

export const travelEndpoints = {
  'GET /travel/currencyList': endpoint({
    summary: 'List the currencies a budget can be given in',
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
    summary: 'Get one tour with its itinerary, or one trip by day; `kind` tells which',
    access: 'traveller',
    input: readableTrip,
    output: z.discriminatedUnion('kind', [lineView, tripView]),
  }),
  'GET /travel/endPlace': endpoint({
    summary: 'List the cities a trip can visit',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(
      cityCard.pick({ id: true, name: true, zhName: true, cityCode: true, areaId: true, coordinates: true }),
    ),
  }),
  'GET /travel/preferenceTag': endpoint({
    summary: 'List the preferences a traveller can choose',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(tagNode),
  }),
  'GET /travel/strategyType': endpoint({
    summary: 'List the paces of a trip',
    access: 'anyone',
    input: noInput,
    output: list(z.object({ id: paceId, name: z.string(), description: z.string() })),
  }),
  'GET /travel/line/detailType': endpoint({
    summary: "List the sections of a tour's or a trip's page",
    access: 'anyone',
    input: z.strictObject({ kind: z.enum(['line', 'trip']).default('line') }),
    output: list(z.object({ id: z.string(), name: z.string() })),
  }),
  'GET /travel/weather': endpoint({
    summary: 'Get the weather of a city: long-term means, and by day for given dates',
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
    summary: 'Read a wish into a brief, without planning',
    access: 'anyone',
    input: z.strictObject({ wish: wishText, brief: partialTripBrief.optional() }),
    output: understanding,
    limits: { flow: 'understand', perMinute: 30, concurrency: 8, maxWaiting: 24 },
  }),
  'POST /travel/create': endpoint({
    summary: 'Plan a trip from a wish, from fields of the brief, or from both (fields take precedence)',
    access: 'traveller',
    input: createInput.refine(namesAnything, {
      path: ['wish'],
      message: 'Tell us something about the trip, or choose a surprise',
    }),
    output: created,
  }),
  'GET /travel/syncFirstDayData': endpoint({
    summary: 'Get the planning state of a trip with its first day, as soon as it exists',
    access: 'traveller',
    input: readableTrip,
    output: tripState,
  }),
  'GET /travel/syncResult': endpoint({
    summary: 'Get the planning state of a trip with all days that exist so far',
    access: 'traveller',
    input: readableTrip,
    output: tripState,
  }),
  'GET /travel/editing': endpoint({
    summary: 'Get everything needed to edit a trip in the browser, also offline',
    access: 'traveller',
    input: readableTrip,
    output: tripEditing,
  }),
  'POST /travel/save': endpoint({
    summary: 'Save an edited trip; 409 with the current state when another tab has saved before',
    access: 'traveller',
    input: z.strictObject({
      id: tripId,
      /** The version that was edited. */
      version,
      title: tripTitle.optional(),
      brief: tripBrief,
      plan: storedPlan,
      /** Saves a plan with problems. Otherwise such a plan is rejected with 422 and its problems. */
      keepProblems: z.boolean().default(false),
    }),
    output: savedTrip,
  }),
  'POST /travel/replan': endpoint({
    summary:
      'Plan a trip again from a changed brief, or from a change of the stored one; the current plan stays as a version',
    access: 'traveller',
    input: z
      .strictObject({
        id: tripId,
        version,
        brief: tripBrief.optional(),
        /** Fields that replace those of the stored brief. */
        change: partialTripBrief.optional(),
      })
      .refine(({ brief, change }) => (brief === undefined) !== (change === undefined), {
        path: ['brief'],
        message: 'Either a brief or a change of it',
      }),
    output: created.omit({ key: true }),
  }),
  'POST /travel/refine': endpoint({
    summary:
      'Preview a change of a planned trip, named by a sentence, a new route with its ends, its bookings, or a place to add, without saving it',
    access: 'traveller',
    input: z
      .strictObject({
        id: tripId,
        version,
        sentence: z.string().trim().min(1).max(300).meta({ control: 'text' }).optional(),
        route: routeStops.optional(),
        /** Dates, cities and hours of arrival and departure. Replaces all of them; may be combined with a route. */
        ends: tripEnds.optional(),
        /** The complete list of bookings; replaces the stored one. */
        bookings: bookingList.optional(),
        /** A place of the guide to add. Its city is added, too, where the trip does not stay there. */
        place: z.strictObject({ entity: addableEntity, id }).optional(),
      })
      .refine(
        ({ sentence, route, ends, bookings, place }) =>
          [sentence, route ?? ends, bookings, place].filter((one) => one !== undefined).length === 1,
        { path: ['sentence'], message: 'Either a sentence, a route with its ends, bookings, or a place' },
      ),
    output: refinement,
    // A change of the shape plans up to two trips.
    limits: { flow: 'refine', perMinute: 20, concurrency: 2, maxWaiting: 12 },
  }),
  'POST /travel/list': endpoint({
    summary: "List the caller's trips, latest change first",
    access: 'traveller',
    input: z.strictObject({
      state: z.enum(['current', 'archived', 'all']).default('current'),
      keyword: z.string().trim().max(80).optional(),
      ...paging,
    }),
    output: page(tripCard),
  }),
  'POST /travel/rename': endpoint({
    summary: 'Change the title of a trip',
    access: 'traveller',
    input: ownTrip.extend({ title: tripTitle }),
    output: z.object({ id: z.string(), title: z.string() }),
  }),
  'POST /travel/duplicate': endpoint({
    summary: "Copy an own or shared trip to the caller's trips",
    access: 'traveller',
    input: readableTrip,
    output: created,
  }),
  'POST /travel/archive': endpoint({
    summary: 'Archive or restore a trip',
    access: 'traveller',
    input: ownTrip.extend({ archived: z.boolean() }),
    output: z.object({ id: z.string(), archived: z.boolean() }),
  }),
  'POST /travel/delete': endpoint({
    summary: 'Delete a trip with all its versions',
    access: 'traveller',
    input: ownTrip,
    output: z.null(),
  }),
  'POST /travel/claim': endpoint({
    summary: 'Move the trips of the `trip-key` header to the signed-in visitor',
    access: 'visitor',
    input: noInput,
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'GET /travel/events': eventsEndpoint({
    summary: 'State of a trip as server-sent events, one per change, until planning ends; at most a minute',
    access: 'traveller',
    input: readableTrip,
    output: tripState,
  }),
};
