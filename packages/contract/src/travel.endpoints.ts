import { z } from 'zod';
import { currency, id, month, text } from './base.schema.ts';
import { cityCard, lineCard } from './cards.schema.ts';
import { monthClimate } from './city.schema.ts';
import { endpoint, list, noInput } from './endpoint.ts';
import { idInput, tagNode } from './home.endpoints.ts';
import { tripLine } from './trip-line.schema.ts';

export const tripState = z.object({
  id: z.string(),
  status: z.enum(['planning', 'ready', 'failed']),
  progress: z.number().min(0).max(1),
  days: z.array(z.json()),
});

/** Months of a stay with their long-term weather. */
const weather = z.object({
  cityId: z.string(),
  cityName: z.string(),
  factsAsOf: z.string(),
  months: z.array(monthClimate.extend({ month })),
});

export const travelEndpoints = {
  'GET /travel/currencyList': endpoint({
    summary: 'Currencies a budget can be given in',
    access: 'anyone',
    input: noInput,
    output: list(z.object({ code: currency, name: z.string(), minorDigits: z.int() })),
  }),
  'GET /travel/line/detail': endpoint({
    summary: 'One tour with its itinerary',
    access: 'anyone',
    input: idInput('trip-line'),
    output: tripLine.strip().extend({
      ...lineCard.pick({ id: true, picture: true, imageUrl: true, linkUrl: true }).shape,
      cities: z.array(cityCard),
      updatedAt: z.string(),
    }),
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
  'GET /travel/syncFirstDayData': endpoint({
    summary: "A planned trip's first day, as soon as it exists",
    access: 'anyone',
    input: z.strictObject({ id }),
    output: tripState,
  }),
  'GET /travel/syncResult': endpoint({
    summary: 'A planned trip with what exists of it so far',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: tripState,
  }),
  'GET /travel/strategyType': endpoint({
    summary: 'How full the days may be',
    access: 'anyone',
    input: noInput,
    output: list(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  }),
  'GET /travel/line/detailType': endpoint({
    summary: "Parts of a tour's page",
    access: 'anyone',
    input: noInput,
    output: list(z.object({ id: z.string(), name: z.string() })),
  }),
  'GET /travel/weather': endpoint({
    summary: 'Climate of a city, all months or one',
    access: 'anyone',
    input: z.strictObject({ cityId: id, month: z.coerce.number().int().min(1).max(12).optional() }),
    output: weather,
  }),
  'POST /travel/create': endpoint({
    summary: 'Plan a trip from a wish in words',
    access: 'anyone',
    input: z.strictObject({ wish: text(2000) }),
    output: z.object({ id: z.string() }),
  }),
  'POST /travel/save': endpoint({
    summary: 'Keep an edited trip',
    access: 'anyone',
    input: z.strictObject({ id, version: z.int().min(1), days: z.array(z.json()).max(60) }),
    output: z.object({ id: z.string(), version: z.int() }),
  }),
};
