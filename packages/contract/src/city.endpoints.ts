import { z } from 'zod';
import { id, month } from './base.schema.ts';
import { cityCard, counts, hotelCard, lineCard, restaurantCard, shopCard, spotCard } from './cards.schema.ts';
import { city, cityCode } from './city.schema.ts';
import { endpoint, page, paging } from './endpoint.ts';
import { idInput } from './home.endpoints.ts';
import { spotCategory, spotLevel } from './scenic-spot.schema.ts';

const byCityCode = <S extends z.ZodRawShape>(filters: S) =>
  z.strictObject({ cityCode: cityCode.optional(), ...filters, ...paging });

export const cityEndpoints = {
  'POST /city/list': endpoint({
    summary: 'Cities, by area, tag, best month and length of stay',
    access: 'anyone',
    input: z.strictObject({
      areaId: id.optional(),
      tagId: id.optional(),
      bestMonth: month.optional(),
      days: z.int().min(1).max(21).optional(),
      sort: z.enum(['popular', 'name']).default('popular'),
      ...paging,
    }),
    output: page(cityCard),
  }),
  'GET /city/detail': endpoint({
    summary: 'One city with its article',
    access: 'anyone',
    input: idInput('city'),
    output: city.strip().extend({
      ...cityCard.pick({ id: true, picture: true, imageUrl: true, linkUrl: true }).shape,
      ...counts.shape,
      areaName: z.string(),
      updatedAt: z.string(),
      nearby: z.array(cityCard),
    }),
  }),
  'POST /hotel/selectInfoByCityCode': endpoint({
    summary: 'Hotels of a city',
    access: 'anyone',
    input: byCityCode({ priceClass: z.int().min(1).max(4).optional() }),
    output: page(hotelCard),
  }),
  'POST /restaurant/selectInfoByCityCode': endpoint({
    summary: 'Restaurants of a city',
    access: 'anyone',
    input: byCityCode({ priceClass: z.int().min(1).max(4).optional() }),
    output: page(restaurantCard),
  }),
  'POST /shop/selectInfoByCityCode': endpoint({
    summary: 'Shops of a city',
    access: 'anyone',
    input: byCityCode({ priceClass: z.int().min(1).max(4).optional() }),
    output: page(shopCard),
  }),
  'POST /scenicSpots/selectInfoByCityCode': endpoint({
    summary: 'Scenic spots of a city',
    access: 'anyone',
    input: byCityCode({
      category: spotCategory.optional(),
      level: spotLevel.optional(),
      tagId: id.optional(),
      bestMonth: month.optional(),
      sort: z.enum(['popular', 'name']).default('popular'),
    }),
    output: page(spotCard),
  }),
  'POST /tripLine/selectInfoByCityCode': endpoint({
    summary: 'Tours that visit a city',
    access: 'anyone',
    input: byCityCode({}),
    output: page(lineCard),
  }),
};
