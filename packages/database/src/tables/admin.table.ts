import type { OwnCrops } from '@yunyou/contract/admin/admin-media.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { staff } from './staff.table.ts';

const entity = () => text().$type<EntityName>().notNull();
type Fields = Record<string, unknown>;

/** One saved version of a catalogue row. */
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
    /** Why it was sent back to its author; empty for other actions. */
    reason: text().notNull().default(''),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.id, table.version] })],
);

/** Scheduled publication and unpublication of a row. */
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

/** Unsaved form input of one staff member; it may be incomplete. */
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

/** Staff members who have a row open. A heartbeat updates `seenAt`. */
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
 * A photograph of the media library. The picture of an id never changes, so that it can be cached forever: another
 * photograph or crop is a new row, and references to the old row are updated.
 */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    fileName: text('file_name').notNull(),
    alt: text().notNull(),
    credit: text().notNull().default(''),
    licence: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** Crops that staff chose, by format; others are cut around the focal point. */
    crops: jsonb().$type<OwnCrops>().notNull().default({}),
    /** Name of the stored file. Crops of the same photograph share it. */
    storeKey: text('store_key').notNull(),
    staffName: text('staff_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Set when the photograph was removed from the library or replaced by another row. */
    retiredAt: at('retired_at'),
  },
  (table) => [index('media_newest').on(table.createdAt.desc().nullsFirst(), table.id)],
);
