import { z } from 'zod';
import { area } from '../entities/area.schema.ts';
import { city } from '../entities/city.schema.ts';
import { guide, news } from '../entities/guide.schema.ts';
import { hotel, restaurant, shop } from '../entities/local-business.schema.ts';
import { route } from '../entities/route.schema.ts';
import { scenicSpot } from '../entities/scenic-spot.schema.ts';
import { theme } from '../entities/showcase.schema.ts';
import { tripLine } from '../entities/trip-line.schema.ts';
import type { EntityFields, EntityName } from '../entities.ts';

/**
 * Fields of every card: its picture and its page. A card is what a list shows of an entity, without its article.
 * Entity schemas are strict and reject unknown fields; card schemas strip them.
 */
export const cardFields = {
  id: z.string(),
  picture: z.string(),
  imageUrl: z.string(),
  /** A few pixels of the picture as a data URL, shown while it loads; photographs have none. */
  imageBlur: z.string().optional(),
  /** Set where the seal of a drawn picture is at the top right instead of the top left. */
  imageSeal: z.literal('right').optional(),
  linkUrl: z.string(),
};

/** Texts of the photographs among the pictures of a page; drawn pictures have none. */
export const photographTexts = z.array(
  z.object({ picture: z.string(), alt: z.string(), credit: z.string(), licence: z.string() }),
);
export type PhotographTexts = z.infer<typeof photographTexts>;

export const areaCard = area
  .pick({ name: true, zhName: true, pinyin: true, kind: true, summary: true, centre: true, bounds: true })
  .extend({ id: z.string(), parentId: z.string().optional(), cityCount: z.int() })
  .strip();
export type AreaCard = z.infer<typeof areaCard>;

const cityFields = {
  name: true,
  zhName: true,
  pinyin: true,
  areaId: true,
  cityCode: true,
  coordinates: true,
  summary: true,
  knownFor: true,
  bestMonths: true,
  recommendedDays: true,
  tagIds: true,
} as const;
export const cityCard = city.pick(cityFields).extend(cardFields).strip();
export type CityCard = z.infer<typeof cityCard>;

const spotFields = {
  name: true,
  zhName: true,
  pinyin: true,
  cityId: true,
  coordinates: true,
  category: true,
  levels: true,
  tagIds: true,
  summary: true,
  free: true,
  visitMinutes: true,
  bestMonths: true,
} as const;
export const spotCard = scenicSpot.pick(spotFields).extend(cardFields).strip();
export type SpotCard = z.infer<typeof spotCard>;

export const hotelCard = hotel.extend(cardFields).strip();
export const restaurantCard = restaurant.extend(cardFields).strip();
export const shopCard = shop.extend(cardFields).strip();

const lineFields = {
  name: true,
  zhName: true,
  startCityId: true,
  cityIds: true,
  days: true,
  summary: true,
  highlights: true,
  priceAdult: true,
  tagIds: true,
} as const;
export const lineCard = tripLine.pick(lineFields).extend(cardFields).strip();
export type LineCard = z.infer<typeof lineCard>;

const guideFields = { title: true, summary: true, tagIds: true, cityIds: true, publishedOn: true } as const;
export const guideCard = guide
  .pick(guideFields)
  .extend({ ...cardFields, minutesToRead: z.int() })
  .strip();
export type GuideCard = z.infer<typeof guideCard>;

const newsFields = { title: true, summary: true, kind: true, publishedOn: true } as const;
export const newsCard = news
  .pick(newsFields)
  .extend({ ...cardFields, minutesToRead: z.int() })
  .strip();
export type NewsCard = z.infer<typeof newsCard>;

const themeFields = { title: true, zhTitle: true, summary: true, tagIds: true } as const;
export const themeCard = theme
  .pick(themeFields)
  .extend({ ...cardFields, placeCount: z.int() })
  .strip();
export type ThemeCard = z.infer<typeof themeCard>;

export const routeCard = route
  .pick({ title: true, zhTitle: true, summary: true, days: true, months: true, forWhom: true })
  .extend({ ...cardFields, cityNames: z.array(z.string()) })
  .strip();
export type RouteCard = z.infer<typeof routeCard>;

/**
 * Fields of the document that are read for a card: those it shows, its picture, and those it counts. The database has them
 * as a column beside the document, so that lists do not read articles. A change needs a migration.
 */
export const cardDocumentFields = {
  city: { ...cityFields, picture: true },
  'scenic-spot': { ...spotFields, picture: true },
  'trip-line': { ...lineFields, picture: true },
  guide: { ...guideFields, picture: true },
  news: { ...newsFields, picture: true },
  theme: { ...themeFields, picture: true, cityIds: true, spotIds: true },
} as const satisfies { [N in EntityName]?: { [F in keyof EntityFields<N>]?: true } };

/** An entity whose documents are large, so that its lists read card documents. */
export type CardEntity = keyof typeof cardDocumentFields;
export type CardDocument<N extends CardEntity> = Pick<
  EntityFields<N>,
  keyof (typeof cardDocumentFields)[N] & keyof EntityFields<N>
>;

/** How many visitors like the entity and have saved it as a favourite. */
export const counts = z.object({ likeCount: z.int(), favouriteCount: z.int() });
