import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hotel, restaurant, shop } from '../entities/local-business.schema.ts';
import { cardFields, counts, hotelCard, photographTexts, spotCard } from './cards.schema.ts';
import { idInput } from './home.endpoints.ts';

const distance = { distanceMeters: z.int() };

/** A hotel, restaurant or shop near the one whose page is shown. */
const nearbyBusiness = hotelCard
  .pick({
    id: true,
    name: true,
    zhName: true,
    district: true,
    priceClass: true,
    coordinates: true,
    linkUrl: true,
  })
  .extend({ kind: z.enum(['hotel', 'restaurant', 'shop']), ...distance });
export type NearbyBusiness = z.infer<typeof nearbyBusiness>;

const pageFields = {
  ...cardFields,
  ...counts.shape,
  cityName: z.string(),
  updatedAt: z.string(),
  /** Nearest sights, also those beyond a walk. */
  spots: z.array(spotCard.extend(distance)),
  /** Hotels, restaurants and shops within a walk. */
  businesses: z.array(nearbyBusiness),
  photographs: photographTexts,
};

/** Pages of hotels, restaurants and shops. */
export const businessEndpoints = {
  'GET /hotel/detail': endpoint({
    summary: 'One hotel with what is near it',
    access: 'anyone',
    serverCache: { countsOf: 'hotel' },
    input: idInput('hotel'),
    output: hotel.strip().extend(pageFields),
  }),
  'GET /restaurant/detail': endpoint({
    summary: 'One restaurant with what is near it',
    access: 'anyone',
    serverCache: { countsOf: 'restaurant' },
    input: idInput('restaurant'),
    output: restaurant.strip().extend(pageFields),
  }),
  'GET /shop/detail': endpoint({
    summary: 'One shop with what is near it',
    access: 'anyone',
    serverCache: { countsOf: 'shop' },
    input: idInput('shop'),
    output: shop.strip().extend(pageFields),
  }),
};
