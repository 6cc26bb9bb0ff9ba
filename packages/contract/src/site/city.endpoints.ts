import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { id, month } from '../entities/base.schema.ts';
import { city, cityCode } from '../entities/city.schema.ts';
import { link } from '../entities/link.schema.ts';
import { spotCategory, spotLevel } from '../entities/scenic-spot.schema.ts';
import {
  cityCard,
  counts,
  hotelCard,
  lineCard,
  restaurantCard,
  shopCard,
  shownWhole,
  spotCard,
} from './cards.schema.ts';
import { idInput } from './home.endpoints.ts';

export const cityFilters = {
  areaId: id.optional(),
  tagId: id.optional(),
  bestMonth: month.optional(),
  days: z.int().min(1).max(21).optional(),
};
export const spotFilters = {
  areaId: id.optional(),
  cityId: id.optional(),
  category: spotCategory.optional(),
  level: spotLevel.optional(),
  tagId: id.optional(),
  bestMonth: month.optional(),
};

/** A choice that narrows a list, and how many places it would leave. */
export const facetChoice = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int(),
  /** The choice this one is part of: the region of a province. */
  parent: z.string().optional(),
});
export type FacetChoice = z.infer<typeof facetChoice>;
const choices = z.array(facetChoice);

/** A ride seen from the city the page is about: `city` is the other end. */
export const cityLink = link
  .pick({ mode: true, minutes: true, fastestMinutes: true, perDay: true, fare: true, note: true })
  .strip()
  .extend({
    id: z.string(),
    city: cityCard.pick({ id: true, name: true, zhName: true, linkUrl: true }),
    /** Station or airport in this city, and in the other one. */
    hereStop: z.string(),
    thereStop: z.string(),
  });
export type CityLink = z.infer<typeof cityLink>;

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
    input: z.strictObject({
      ...cityFilters,
      sort: z.enum(['popular', 'name']).default('popular'),
      ...paging,
    }),
    output: page(cityCard),
  }),
  'POST /city/facets': endpoint({
    summary: 'What a list of cities can be narrowed by; each choice with the number of cities it would leave',
    access: 'anyone',
    input: z.strictObject(cityFilters),
    output: z.object({ areas: choices, tags: choices, months: choices, days: choices }),
  }),
  'GET /city/detail': endpoint({
    summary: 'One city with its article',
    access: 'anyone',
    input: idInput('city'),
    output: city.strip().extend({
      ...shownWhole,
      ...counts.shape,
      areaName: z.string(),
      updatedAt: z.string(),
      nearby: z.array(cityCard),
      links: z.array(cityLink),
    }),
  }),
  'POST /hotel/selectInfoByCityCode': endpoint({
    summary: 'Hotels of a city',
    access: 'anyone',
    input: businessInput(),
    output: page(hotelCard),
  }),
  'POST /restaurant/selectInfoByCityCode': endpoint({
    summary: 'Restaurants of a city',
    access: 'anyone',
    input: businessInput(),
    output: page(restaurantCard),
  }),
  'POST /shop/selectInfoByCityCode': endpoint({
    summary: 'Shops of a city',
    access: 'anyone',
    input: businessInput(),
    output: page(shopCard),
  }),
  'POST /scenicSpots/selectInfoByCityCode': endpoint({
    summary: 'Scenic spots of a city',
    access: 'anyone',
    input: byCityCode({
      ...spotFilters,
      sort: z.enum(['popular', 'name', 'shortest']).default('popular'),
    }),
    output: page(spotCard),
  }),
  'POST /scenicSpots/facets': endpoint({
    summary: 'What a list of spots can be narrowed by; each choice with the number of spots it would leave',
    access: 'anyone',
    input: z.strictObject(spotFilters),
    output: z.object({
      areas: choices,
      tags: choices,
      months: choices,
      levels: choices,
      categories: choices,
    }),
  }),
  'POST /tripLine/selectInfoByCityCode': endpoint({
    summary: 'Tours that visit a city',
    access: 'anyone',
    input: byCityCode({
      tagId: id.optional(),
      maxDays: z.int().min(1).max(21).optional(),
      sort: z.enum(['popular', 'price', 'days']).default('popular'),
    }),
    output: page(lineCard),
  }),
};
