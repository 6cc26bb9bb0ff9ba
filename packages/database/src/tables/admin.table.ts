import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { staff } from './staff.table.ts';

const entity = () => text().$type<EntityName>().notNull();
type Fields = Record<string, unknown>;

/** A row as staff saved it, once per version. */
export const entityVersion = pgTable(
  'entity_version',
  {
    entity: entity(),
    id: text().notNull(),
    version: integer().notNull(),
    doc: jsonb().$type<Fields>().notNull(),
    status: text().$type<PublishStatus>().notNull(),
    action: text().notNull(),
    staffName: text('staff_name').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.id, table.version] })],
);

/** When a row goes onto the site or off it by itself. */
export const entitySchedule = pgTable(
  'entity_schedule',
  {
    entity: entity(),
    id: text().notNull(),
    publishAt: at('publish_at'),
    unpublishAt: at('unpublish_at'),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id] }),
    index('entity_schedule_publish').on(table.publishAt),
    index('entity_schedule_unpublish').on(table.unpublishAt),
  ],
);

/** What somebody has typed and not saved, complete or not. */
export const entityAutosave = pgTable(
  'entity_autosave',
  {
    entity: entity(),
    id: text().notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<Fields>().notNull(),
    version: integer().notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id, table.staffId] }),
    index('entity_autosave_staff').on(table.staffId),
  ],
);

/** Who has a row open; a beat keeps the row young. */
export const entityPresence = pgTable(
  'entity_presence',
  {
    entity: entity(),
    id: text().notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    since: at('since').notNull().defaultNow(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id, table.staffId] }),
    index('entity_presence_staff').on(table.staffId),
  ],
);

/**
 * A photograph of the library. Its pixels never change under one id, so that it can be cached for ever: another
 * photograph or crop is a new row, and what showed the old one is changed to show the new one.
 */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    fileName: text('file_name').notNull(),
    alt: text().notNull(),
    credit: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** Name of the stored file; rows that differ in their crop share it. */
    storeKey: text('store_key').notNull(),
    staffName: text('staff_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Out of the library since then: removed, or another row took its place. */
    retiredAt: at('retired_at'),
  },
  (table) => [index('media_newest').on(table.createdAt.desc().nullsFirst(), table.id)],
);
