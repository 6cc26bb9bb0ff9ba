import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import { type CardDocument, type CardEntity, cardDocumentFields } from '@yunyou/contract/site/cards.schema';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/*
 * All catalogue tables have the same structure: a validated JSON document with the entity's fields, and columns for
 * publishing and editing. Columns used to filter, sort or join are generated from the document, so that they always
 * match it.
 */

const fromDoc = (field: string): SQL => sql.raw(`doc->>'${field}'`);
const textField = (field: string) => text().generatedAlwaysAs(fromDoc(field));
const integerField = (field: string) => integer().generatedAlwaysAs(sql.raw(`(doc->>'${field}')::integer`));
/**
 * Declares a list of the document as an array column. Filters on it need not read the document, which is stored out
 * of line, and PostgreSQL has statistics of the array's elements to choose between the GIN index and the popularity
 * index.
 */
const textsField = (field: string) => text().array().generatedAlwaysAs(textsOf(field));
const integersField = (field: string) =>
  integer()
    .array()
    .generatedAlwaysAs(sql`${textsOf(field)}::integer[]`);
/** Returns the items of a JSON list as text[]. `json_texts` is a function of our migrations. */
const textsOf = (field: string): SQL => sql.raw(`json_texts(doc->'${field}')`);
const recommendedDays = (bound: 'min' | 'max') =>
  integer().generatedAlwaysAs(sql.raw(`(doc->'recommendedDays'->>'${bound}')::integer`));
const booleanField = (field: string) => boolean().generatedAlwaysAs(sql.raw(`(doc->>'${field}')::boolean`));
const degrees = (axis: 'latitude' | 'longitude') =>
  doublePrecision().generatedAlwaysAs(sql.raw(`(doc->'coordinates'->>'${axis}')::double precision`));

/**
 * Declares the column of the fields that cards show. Lists read it instead of the document, which is stored out of
 * line and has the article.
 */
const cardField = <N extends CardEntity>(entity: N) =>
  jsonb()
    .$type<CardDocument<N>>()
    .notNull()
    .generatedAlwaysAs(sql.raw(`json_pick(doc, '{${Object.keys(cardDocumentFields[entity]).join(',')}}')`));
/** Declares the column of the number of words. `json_words` counts them as `countWords` of the domain does. */
const wordCount = () => integer('word_count').notNull().generatedAlwaysAs(sql.raw("json_words(doc->'body')"));

/** Defines the table of an entity: the common columns plus `columns`. `title` is the field that names a row. */
function catalogueTable<N extends EntityName, C extends Record<string, PgColumnBuilderBase>>(
  entity: N,
  title: keyof EntityFields<N> & string,
  columns: C,
  constraints: (
    table: Record<keyof C | 'id' | 'status' | 'title', ExtraConfigColumn>,
  ) => Constraints = () => [],
) {
  const name = entity.replaceAll('-', '_');
  return pgTable(
    name,
    {
      id: text().primaryKey(),
      doc: jsonb().$type<EntityFields<N>>().notNull(),
      status: text().$type<'draft' | 'review' | 'published' | 'archived'>().notNull().default('published'),
      version: integer().notNull().default(1),
      /** The document as last loaded from a content file: differences to `doc` are edits by staff. */
      origin: jsonb().$type<EntityFields<N>>(),
      title: text().notNull().generatedAlwaysAs(fromDoc(title)),
      createdAt: at('created_at').notNull().defaultNow(),
      updatedAt: at('updated_at').notNull().defaultNow(),
      /** Saved but unpublished changes of a published row, and their editorial status. */
      draft: jsonb().$type<EntityFields<N>>(),
      draftStatus: text('draft_status').$type<'draft' | 'review'>(),
      /** When the row was moved to the trash. */
      deletedAt: at('deleted_at'),
      /** Status of a row in the trash before it was moved there; restoring brings it back. */
      trashedStatus: text('trashed_status').$type<'draft' | 'review' | 'published' | 'archived'>(),
      /** Text that the list search of the back office matches: id, title and Chinese name in lower case. */
      listText: text('list_text')
        .notNull()
        .generatedAlwaysAs(
          sql.raw(
            `lower(id || ' ' || coalesce(doc->>'${title}', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))`,
          ),
        ),
      ...columns,
    },
    (table) => [
      check(`${name}_status`, sql`${table.status} in ('draft', 'review', 'published', 'archived')`),
      check(
        `${name}_draft`,
        sql`(${table.draft} is null) = (${table.draftStatus} is null) and ${table.draftStatus} in ('draft', 'review')`,
      ),
      index(`${name}_updated`)
        .on(table.updatedAt.desc().nullsFirst(), table.id)
        .where(sql`${table.deletedAt} is null`),
      // The most frequent sort orders and filters of the lists in the back office.
      index(`${name}_titled`).on(table.title, table.id).where(sql`${table.deletedAt} is null`),
      index(`${name}_standing`)
        .on(table.status, table.updatedAt.desc().nullsFirst(), table.id)
        .where(sql`${table.deletedAt} is null`),
      index(`${name}_listed`).using('gin', table.listText.op('gin_trgm_ops')),
      ...constraints(table as Record<keyof C | 'id' | 'status' | 'title', ExtraConfigColumn>), // drizzle's mapped type is opaque for a generic C
    ],
  );
}

type Constraints = (ReturnType<typeof check> | ReturnType<ReturnType<typeof index>['on']>)[];

const popular = (name: string) => (table: Record<'status' | 'popularity' | 'id', ExtraConfigColumn>) => [
  index(`${name}_popular`).on(table.status, table.popularity.desc().nullsFirst(), table.id),
];
const named = (name: string) => (table: Record<'status' | 'title' | 'id', ExtraConfigColumn>) =>
  index(`${name}_named`).on(table.status, table.title, table.id);
const inCity =
  (name: string) => (table: Record<'cityId' | 'status' | 'popularity' | 'id', ExtraConfigColumn>) => [
    index(`${name}_city`).on(table.cityId, table.status, table.popularity.desc().nullsFirst(), table.id),
  ];

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
