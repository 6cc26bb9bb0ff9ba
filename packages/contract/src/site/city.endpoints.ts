import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { roundDegrees } from '../entities/base.schema.ts';
import { city, cityCode } from '../entities/city.schema.ts';
import { dayIdea } from '../entities/day-idea.schema.ts';
import { district } from '../entities/district.schema.ts';
import { link } from '../entities/link.schema.ts';
import { station } from '../entities/station.schema.ts';
import {
  cardFields,
  cityCard,
  counts,
  hotelCard,
  lineCard,
  photographTexts,
  restaurantCard,
  routeCard,
  shopCard,
  spotCard,
} from './cards.schema.ts';
import { facetCounts, facetInput } from './facet.schema.ts';
import { cityFacets, lineFacets, lineOrders, spotFacets } from './facets.ts';
import { idInput } from './home.endpoints.ts';

/** A connection of the city whose page is shown; `city` is the other end. */
const cityLink = link
  .pick({
    ...{ mode: true, minutes: true, fastestMinutes: true, perDay: true, fare: true, note: true },
    ...{ fareRule: true, timetable: true, factsAsOf: true },
  })
  .strip()
  .extend({
    id: z.string(),
    city: cityCard.pick({ id: true, name: true, zhName: true, linkUrl: true }),
    /** Station or airport in this city, and in the other city. */
    hereStop: z.string(),
    thereStop: z.string(),
  });
export type CityLink = z.infer<typeof cityLink>;

const dayIdeaView = dayIdea
  .omit({ cityId: true, popularity: true })
  .strip()
  .extend({
    id: z.string(),
    items: z.array(
      z.object({
        ...{ from: z.string(), minutes: z.int(), note: z.string().optional() },
        meal: z.enum(['breakfast', 'lunch', 'snack', 'dinner']).optional(),
        /** Name of the place, or the walk in words. */
        name: z.string(),
        linkUrl: z.string().optional(),
      }),
    ),
  });
export type DayIdeaView = z.infer<typeof dayIdeaView>;

/**
 * A visitor's position, rounded to 0.01 degrees (about 1 km) so that no exact position is sent. It sorts the list by
 * distance instead of by `sort`.
 */
const near = z.strictObject({
  latitude: z.number().min(-90).max(90).multipleOf(0.01).overwrite(roundDegrees),
  longitude: z.number().min(-180).max(180).multipleOf(0.01).overwrite(roundDegrees),
});

const byCityCode = <S extends z.ZodRawShape>(filters: S) =>
  z.strictObject({ cityCode: cityCode.optional(), ...filters, ...paging });

const businessInput = () =>
  byCityCode({
    priceClass: z.int().min(1).max(4).optional(),
    sort: z.enum(['popular', 'name', 'price']).default('popular'),
  });

export const cityEndpoints = {
  'POST /city/list': endpoint({
    summary: 'Cities, by area, tag, best month and length of stay',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({
      ...facetInput(cityFacets),
      near: near.optional(),
      sort: z.enum(['popular', 'name']).default('popular'),
      ...paging,
    }),
    output: page(cityCard),
  }),
  'POST /city/facets': endpoint({
    summary: 'Filter options of the list of cities, each with the number of cities it leaves',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject(facetInput(cityFacets)),
    output: facetCounts(cityFacets),
  }),
  'GET /city/detail': endpoint({
    summary: 'One city with its article',
    access: 'anyone',
    serverCache: { countsOf: 'city' },
    input: idInput('city'),
    output: city.strip().extend({
      ...cardFields,
      ...counts.shape,
      areaName: z.string(),
      updatedAt: z.string(),
      nearby: z.array(cityCard),
      /** Cities with the most tags in common, without the nearby ones. */
      similar: z.array(cityCard),
      links: z.array(cityLink),
      photographs: photographTexts,
    }),
  }),
  'GET /city/local': endpoint({
    summary: 'Stations, districts, good days and classic routes of a city',
    access: 'anyone',
    input: idInput('city'),
    output: z.object({
      stations: z.array(station.strip().extend({ id: z.string() })),
      districts: z.array(district.strip().extend({ id: z.string() })),
      dayIdeas: z.array(dayIdeaView),
      routes: z.array(routeCard),
    }),
  }),
  'POST /hotel/selectInfoByCityCode': endpoint({
    summary: 'Hotels of a city',
    access: 'anyone',
    serverCache: 'catalogue',
    input: businessInput(),
    output: page(hotelCard),
  }),
  'POST /restaurant/selectInfoByCityCode': endpoint({
    summary: 'Restaurants of a city',
    access: 'anyone',
    serverCache: 'catalogue',
    input: businessInput(),
    output: page(restaurantCard),
  }),
  'POST /shop/selectInfoByCityCode': endpoint({
    summary: 'Shops of a city',
    access: 'anyone',
    serverCache: 'catalogue',
    input: businessInput(),
    output: page(shopCard),
  }),
  'POST /scenicSpots/selectInfoByCityCode': endpoint({
    summary: 'Scenic spots of a city',
    access: 'anyone',
    serverCache: 'catalogue',
    input: byCityCode({
      ...facetInput(spotFacets),
      near: near.optional(),
      sort: z.enum(['popular', 'name', 'shortest']).default('popular'),
    }),
    output: page(spotCard),
  }),
  'POST /scenicSpots/facets': endpoint({
    summary: 'Filter options of the list of spots, each with the number of spots it leaves',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject(facetInput(spotFacets)),
    output: facetCounts(spotFacets),
  }),
  'POST /tripLine/selectInfoByCityCode': endpoint({
    summary: 'Tours, by the cities they visit, interest, month of departure, length and price',
    access: 'anyone',
    serverCache: 'catalogue',
    input: byCityCode({
      ...facetInput(lineFacets),
      maxDays: z.int().min(1).max(21).optional(),
      sort: z.enum(lineOrders).default('popular'),
    }),
    output: page(lineCard),
  }),
  'POST /tripLine/facets': endpoint({
    summary: 'Filter options of the list of tours, each with the number of tours it leaves',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject(facetInput(lineFacets)),
    output: facetCounts(lineFacets),
  }),
};
