import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import { sql } from 'drizzle-orm';
import {
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { fromDoc } from './document-fields.ts';

/**
 * Defines the table of an entity: a validated JSON document with its fields, columns for publishing and editing, and
 * `columns`, which filters, sort orders and joins use. `title` is the field that names a row.
 */
export function catalogueTable<N extends EntityName, C extends Record<string, PgColumnBuilderBase>>(
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

export const popular =
  (name: string) => (table: Record<'status' | 'popularity' | 'id', ExtraConfigColumn>) => [
    index(`${name}_popular`).on(table.status, table.popularity.desc().nullsFirst(), table.id),
  ];
export const named = (name: string) => (table: Record<'status' | 'title' | 'id', ExtraConfigColumn>) =>
  index(`${name}_named`).on(table.status, table.title, table.id);
export const inCity =
  (name: string) => (table: Record<'cityId' | 'status' | 'popularity' | 'id', ExtraConfigColumn>) => [
    index(`${name}_city`).on(table.cityId, table.status, table.popularity.desc().nullsFirst(), table.id),
  ];
