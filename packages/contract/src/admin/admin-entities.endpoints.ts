import { z } from 'zod';
import { endpoint, list, page, paging } from '../endpoint.ts';
import { id, publishStatus, text, versionNumber } from '../entities/base.schema.ts';
import { type EntityName, entityNames } from '../entities.ts';
import { moves } from './staff-access.ts';

export const entityName = z.enum(entityNames as [EntityName, ...EntityName[]]); // the registry is never empty

/** A document of any entity; the handler validates it with the entity's schema. */
const fields = z.record(z.string().max(60), z.json());
const version = versionNumber;
const oneRow = { entity: entityName, id };

/** State of saved changes that are not published. */
export const pendingState = z.enum(['draft', 'review']);

export const entityRow = z.object({
  id: z.string(),
  title: z.string(),
  zhName: z.string(),
  status: publishStatus,
  /** Set when a published row has saved changes that visitors do not see yet. */
  pending: pendingState.nullable(),
  version: z.int(),
  /** Whether the row differs from the shipped content. */
  edited: z.boolean(),
  isTrashed: z.boolean(),
  updatedAt: z.string(),
  /** Values of the requested columns. */
  values: z.record(z.string(), z.unknown()),
});
export type EntityRow = z.infer<typeof entityRow>;

export const entityDetail = z.object({
  id: z.string(),
  title: z.string(),
  status: publishStatus,
  pending: pendingState.nullable(),
  version: z.int(),
  isTrashed: z.boolean(),
  isShipped: z.boolean(),
  /** The document as staff last saved it. */
  fields: z.record(z.string(), z.unknown()),
  /** The published document, if it differs from `fields`. */
  publishedFields: z.record(z.string(), z.unknown()).nullable(),
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  /** The caller's unsaved changes. */
  autosave: z
    .object({ fields: z.record(z.string(), z.unknown()), version: z.int(), savedAt: z.string() })
    .nullable(),
  updatedAt: z.string(),
  /** Path of its page on the site; `null` without a page. */
  path: z.string().nullable(),
  /** Set when the last change sent it back to its author with a reason. */
  sentBack: z.object({ by: z.string(), reason: z.string() }).nullable(),
  /** Moves that its state allows. */
  moves: z.array(z.enum(moves)),
});
export type EntityDetail = z.infer<typeof entityDetail>;

export const fieldChange = z.object({
  /** For example `airports.0.name`. */
  path: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const moveResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  message: z.string(),
  version: z.int().nullable(),
});

/** Filters of a list. */
export const rowFilter = {
  status: publishStatus.optional(),
  pending: z.boolean().optional().meta({ help: 'Only rows with changes that are not on the site yet' }),
  trash: z.boolean().default(false),
  keyword: z.string().trim().max(100).optional(),
  /** Required value by field; for a list field, a value the list must contain. */
  filters: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
};

export const adminEntityEndpoints = {
  'POST /admin/entity/list': endpoint({
    summary: 'List rows of an entity with any status',
    access: { staff: '{entity}.read' },
    input: z.strictObject({
      entity: entityName,
      ...rowFilter,
      sort: z.string().max(60).default('updatedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      columns: z.array(z.string().max(60)).max(20).default([]),
      ...paging,
    }),
    output: page(entityRow),
  }),
  'GET /admin/entity/detail': endpoint({
    summary: 'Get a row with its draft and possible moves',
    access: { staff: '{entity}.read' },
    input: z.strictObject(oneRow),
    output: entityDetail,
  }),
  'GET /admin/entity/choices': endpoint({
    summary: 'List rows to choose from, for a field that refers to another entity',
    access: { staff: '{entity}.read' },
    input: z.strictObject({
      entity: entityName,
      keyword: z.string().trim().max(100).optional(),
      ids: z.string().max(4000).optional().meta({ help: 'Names of these, joined by commas' }),
    }),
    output: list(z.object({ id: z.string(), title: z.string(), zhName: z.string(), status: publishStatus })),
  }),
  'GET /admin/search': endpoint({
    summary:
      'Find rows of every entity that the caller may read, by name, Chinese name or id, and orders by number, tour or customer',
    access: 'staff',
    input: z.strictObject({ word: z.string().trim().min(1).max(100) }),
    output: z.object({
      list: z.array(
        z.object({
          entity: entityName,
          id: z.string(),
          title: z.string(),
          zhName: z.string(),
          status: publishStatus,
        }),
      ),
      /** Newest first; empty for a role that may not see orders. */
      orders: z.array(
        z.object({ orderNo: z.string(), contactName: z.string(), tour: z.string(), date: z.string() }),
      ),
    }),
  }),
  'POST /admin/entity/create': endpoint({
    summary: 'Add a row as a draft',
    access: { staff: '{entity}.write' },
    input: z.strictObject({
      entity: entityName,
      id: id.optional(),
      fields,
      /** The unfinished draft that this row was, which is removed. */
      draftId: id.optional(),
    }),
    output: entityDetail,
  }),
  'POST /admin/entity/save': endpoint({
    summary: 'Save a row; changes of a published row stay a draft until they are published',
    access: { staff: '{entity}.write' },
    input: z.strictObject({ ...oneRow, version, fields }),
    output: entityDetail,
  }),
  'POST /admin/entity/autosave': endpoint({
    summary: "Store the caller's unsaved changes, valid or not; `null` removes them",
    access: { staff: '{entity}.write' },
    input: z.strictObject({
      ...oneRow,
      version: z.union([version, z.literal(0)]).meta({ help: '0 for a row that does not exist yet' }),
      fields: fields.nullable(),
    }),
    output: z.object({ savedAt: z.string() }),
  }),
  'GET /admin/entity/unfinished': endpoint({
    summary: "List the caller's drafts of new rows that were never saved, newest first",
    access: { staff: '{entity}.write' },
    input: z.strictObject({ entity: entityName }),
    output: list(z.object({ id: z.string(), title: z.string(), savedAt: z.string() })),
  }),
  'GET /admin/entity/unfinishedDetail': endpoint({
    summary: "Get one of the caller's drafts of new rows",
    access: { staff: '{entity}.write' },
    input: z.strictObject(oneRow),
    output: z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()), savedAt: z.string() }),
  }),
  'POST /admin/entity/move': endpoint({
    summary: 'Submit, publish, archive, remove or otherwise move one or more rows',
    access: { staff: '{entity}.{move}' },
    confirmation: { move: ['purge'] },
    input: z.strictObject({
      entity: entityName,
      move: z.enum(moves),
      items: z.array(z.strictObject({ id, version })).min(1).max(200),
      reason: text(500)
        .optional()
        .meta({ help: 'With `withdraw`: why it is sent back; its author reads it' }),
    }),
    output: z.object({
      list: z.array(moveResult),
      /** Set when visitors see a change: after how many milliseconds pages and search had it. */
      site: z.object({ milliseconds: z.int(), isInSearch: z.boolean() }).nullable(),
    }),
  }),
  'POST /admin/entity/schedule': endpoint({
    summary: 'Schedule publishing or archiving; `null` removes the schedule',
    access: { staff: '{entity}.publish' },
    input: z.strictObject({
      ...oneRow,
      publishAt: z.iso.datetime().nullable(),
      unpublishAt: z.iso.datetime().nullable(),
    }),
    output: entityDetail,
  }),
  'POST /admin/entity/history': endpoint({
    summary: 'List versions of a row, newest first',
    access: { staff: '{entity}.read' },
    input: z.strictObject({ ...oneRow, ...paging }),
    output: page(
      z.object({
        version: z.int(),
        action: z.string(),
        status: publishStatus,
        staffName: z.string(),
        /** Why it was sent back; empty for other actions. */
        reason: z.string(),
        at: z.string(),
      }),
    ),
  }),
  'GET /admin/entity/diff': endpoint({
    summary: 'Compare two versions field by field',
    access: { staff: '{entity}.read' },
    input: z.strictObject({
      ...oneRow,
      from: z.coerce.number().pipe(versionNumber),
      to: z.coerce.number().pipe(versionNumber),
    }),
    output: list(fieldChange),
  }),
  'POST /admin/entity/restoreVersion': endpoint({
    summary: 'Save an earlier version as the newest',
    access: { staff: '{entity}.write' },
    input: z.strictObject({ ...oneRow, version, toVersion: version }),
    output: entityDetail,
  }),
  'GET /admin/entity/whereUsed': endpoint({
    summary:
      'List rows that refer to this one, by entity; entities that the caller may not read are only counted',
    access: { staff: '{entity}.read' },
    input: z.strictObject(oneRow),
    output: z.object({
      /** By entity. Archived rows do not keep this one from being archived or removed; the others do. */
      groups: z.array(
        z.object({
          entity: entityName,
          total: z.int(),
          /** How many of them are not archived. */
          live: z.int(),
          /** The first 200, live ones first. */
          list: z.array(z.object({ id: z.string(), title: z.string(), status: publishStatus })),
        }),
      ),
      /** Live rows of entities that the caller may not read. */
      hiddenLive: z.int(),
    }),
  }),
  'POST /admin/entity/previewLink': endpoint({
    summary: 'Make a link that shows a draft on its page of the site, valid for a week',
    access: { staff: '{entity}.read' },
    input: z.strictObject({
      ...oneRow,
      isUnsaved: z.boolean().default(false).meta({ help: "Show the caller's unsaved changes" }),
    }),
    output: z.object({ linkUrl: z.string(), expiresAt: z.string() }),
  }),
  'POST /admin/entity/presence': endpoint({
    summary: 'Report that the caller has this row open; returns who else has',
    access: { staff: '{entity}.read' },
    isBackground: true,
    input: z.strictObject({ ...oneRow, isLeaving: z.boolean().default(false) }),
    output: list(z.object({ name: z.string(), since: z.string() })),
  }),
};
