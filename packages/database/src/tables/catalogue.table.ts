import type { EntityName } from '@yunyou/contract/entities';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { catalogueTable, inCity, named, popular } from './define-catalogue-table.ts';
import {
  booleanField,
  cardField,
  degrees,
  fromDoc,
  integerField,
  integersField,
  recommendedDays,
  textField,
  textsField,
  wordCount,
} from './document-fields.ts';

export const tag = catalogueTable(
  'tag',
  'name',
  {
    group: textField('group').notNull(),
    parentId: text()
      .generatedAlwaysAs(fromDoc('parentId'))
      .references((): AnyPgColumn => tag.id),
    order: integerField('order').notNull(),
  },
  (table) => [index('tag_group').on(table.group, table.order), index('tag_parent').on(table.parentId)],
);

export const area = catalogueTable(
  'area',
  'name',
  {
    kind: textField('kind').notNull(),
    parentId: text()
      .generatedAlwaysAs(fromDoc('parentId'))
      .references((): AnyPgColumn => area.id),
    order: integerField('order').notNull(),
  },
  (table) => [index('area_parent').on(table.parentId, table.order)],
);

export const city = catalogueTable(
  'city',
  'name',
  {
    card: cardField('city'),
    areaId: textField('areaId')
      .notNull()
      .references(() => area.id),
    cityCode: textField('cityCode').notNull(),
    tagIds: textsField('tagIds'),
    bestMonths: integersField('bestMonths'),
    daysMin: recommendedDays('min'),
    daysMax: recommendedDays('max'),
    popularity: integerField('popularity').notNull(),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  },
  (table) => [
    ...popular('city')(table),
    named('city')(table),
    index('city_area').on(table.areaId),
    uniqueIndex('city_code').on(table.cityCode),
  ],
);

/** Position of a spot. A query must use exactly this expression to use the index. */
export const spotPoint = sql.raw('point(scenic_spot.longitude, scenic_spot.latitude)');

export const scenicSpot = catalogueTable(
  'scenic-spot',
  'name',
  {
    card: cardField('scenic-spot'),
    cityId: textField('cityId')
      .notNull()
      .references(() => city.id),
    category: textField('category').notNull(),
    tagIds: textsField('tagIds'),
    bestMonths: integersField('bestMonths'),
    levels: textsField('levels'),
    free: booleanField('free'),
    indoor: booleanField('indoor'),
    visitMinutes: integerField('visitMinutes'),
    /** `open_weekdays` is a function of our migrations: weekdays on which the spot opens in each of its seasons. */
    openWeekdays: text().array().generatedAlwaysAs(sql.raw("open_weekdays(doc->'openingHours')")),
    popularity: integerField('popularity').notNull(),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  },
  (table) => [
    ...popular('scenic_spot')(table),
    named('scenic_spot')(table),
    ...inCity('scenic_spot')(table),
    index('scenic_spot_category').on(
      table.status,
      table.category,
      table.popularity.desc().nullsFirst(),
      table.id,
    ),
    index('scenic_spot_shortest').on(table.status, sql.raw("((doc->>'visitMinutes')::int)"), table.id),
    index('scenic_spot_tags').using('gin', table.tagIds),
    index('scenic_spot_place').using('gist', spotPoint),
  ],
);

const business = () => ({
  cityId: textField('cityId')
    .notNull()
    .references(() => city.id),
  priceClass: integerField('priceClass'),
  popularity: integerField('popularity').notNull(),
});
export const hotel = catalogueTable('hotel', 'name', business(), inCity('hotel'));
export const restaurant = catalogueTable('restaurant', 'name', business(), inCity('restaurant'));
export const shop = catalogueTable('shop', 'name', business(), inCity('shop'));

export const district = catalogueTable(
  'district',
  'name',
  {
    cityId: textField('cityId')
      .notNull()
      .references(() => city.id),
    popularity: integerField('popularity').notNull(),
  },
  inCity('district'),
);

export const station = catalogueTable(
  'station',
  'name',
  {
    cityId: textField('cityId')
      .notNull()
      .references(() => city.id),
    alsoServesCityIds: textsField('alsoServesCityIds'),
    kind: textField('kind').notNull(),
    popularity: integerField('popularity').notNull(),
  },
  (table) => [
    ...inCity('station')(table),
    index('station_also_serves').using('gin', table.alsoServesCityIds),
  ],
);

export const link = catalogueTable(
  'link',
  'fromCityId',
  {
    fromCityId: textField('fromCityId')
      .notNull()
      .references(() => city.id),
    toCityId: textField('toCityId')
      .notNull()
      .references(() => city.id),
    mode: textField('mode').notNull(),
  },
  (table) => [index('link_from').on(table.fromCityId), index('link_to').on(table.toCityId)],
);

export const tripLine = catalogueTable(
  'trip-line',
  'name',
  {
    card: cardField('trip-line'),
    startCityId: textField('startCityId')
      .notNull()
      .references(() => city.id),
    cityIds: textsField('cityIds'),
    tagIds: textsField('tagIds'),
    days: integerField('days').notNull(),
    /** Price per adult in the smallest unit of the yuan. */
    priceMinor: integer('price_minor')
      .notNull()
      .generatedAlwaysAs(sql.raw(`(doc->'priceAdult'->>'amountMinor')::integer`)),
    /** Months of all departure rules; a month that several rules name occurs several times. */
    departureMonths: integer('departure_months')
      .array()
      .generatedAlwaysAs(
        sql.raw(`json_texts(jsonb_path_query_array(doc, '$.departures[*].months[*]'))::integer[]`),
      ),
    popularity: integerField('popularity').notNull(),
  },
  (table) => [...popular('trip_line')(table), index('trip_line_start').on(table.startCityId)],
);

export const dayIdea = catalogueTable(
  'day-idea',
  'title',
  {
    cityId: textField('cityId')
      .notNull()
      .references(() => city.id),
    popularity: integerField('popularity').notNull(),
  },
  inCity('day_idea'),
);

export const route = catalogueTable(
  'route',
  'title',
  { popularity: integerField('popularity').notNull() },
  popular('route'),
);

/** A guide's full-text vector, stored so that ranking does not parse every article again. */
const guideText = customType<{ data: string }>({ dataType: () => 'tsvector' })('words').generatedAlwaysAs(
  sql.raw(
    `(setweight(to_tsvector('english', doc->>'title'), 'A') ||
    setweight(to_tsvector('english', doc->>'summary'), 'B') ||
    setweight(jsonb_to_tsvector('english', doc->'body', '["string"]'), 'D'))`.replaceAll(/\s+/g, ' '),
  ),
);

export const guide = catalogueTable(
  'guide',
  'title',
  {
    card: cardField('guide'),
    wordCount: wordCount(),
    popularity: integerField('popularity').notNull(),
    publishedOn: textField('publishedOn').notNull(),
    words: guideText,
  },
  (table) => [...popular('guide')(table), index('guide_words').using('gin', table.words)],
);

export const news = catalogueTable(
  'news',
  'title',
  {
    card: cardField('news'),
    wordCount: wordCount(),
    kind: textField('kind').notNull(),
    publishedOn: textField('publishedOn').notNull(),
  },
  (table) => [index('news_newest').on(table.status, table.publishedOn.desc().nullsFirst(), table.id)],
);

export const theme = catalogueTable('theme', 'title', {
  card: cardField('theme'),
  order: integerField('order').notNull(),
});

export const navigation = catalogueTable('navigation', 'title', {
  menu: textField('menu').notNull(),
  order: integerField('order').notNull(),
});

export const banner = catalogueTable('banner', 'title', { order: integerField('order').notNull() });
export const experience = catalogueTable('experience', 'title', {
  popularity: integerField('popularity').notNull(),
});
export const rule = catalogueTable('rule', 'title', { kind: textField('kind').notNull() });
export const redirect = catalogueTable('redirect', 'fromPath', {}, (table) => [
  uniqueIndex('redirect_from').on(table.title),
]);

/** The table of each entity. */
export const catalogueTables = {
  tag,
  area,
  city,
  'scenic-spot': scenicSpot,
  hotel,
  restaurant,
  shop,
  district,
  station,
  link,
  'trip-line': tripLine,
  'day-idea': dayIdea,
  route,
  guide,
  news,
  theme,
  navigation,
  banner,
  experience,
  rule,
  redirect,
} as const satisfies Record<EntityName, unknown>;
