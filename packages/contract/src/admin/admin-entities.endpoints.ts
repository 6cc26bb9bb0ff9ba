import { z } from 'zod';
import { endpoint, list, page, paging } from '../endpoint.ts';
import { id, publishStatus, versionNumber } from '../entities/base.schema.ts';
import { type EntityName, entityNames } from '../entities.ts';
import { moves } from './staff-access.ts';

export const entityName = z.enum(entityNames as [EntityName, ...EntityName[]]); // the registry is never empty

/** A document as the editor holds it; the entity's own schema judges it. */
const fields = z.record(z.string().max(60), z.json());
const version = versionNumber;
const oneRow = { entity: entityName, id };

/** State of changes that were saved but are not on the site yet. */
export const pendingState = z.enum(['draft', 'review']);

export const entityRow = z.object({
  id: z.string(),
  title: z.string(),
  zhName: z.string(),
  status: publishStatus,
  /** A published row with saved changes that visitors do not see yet. */
  pending: pendingState.nullable(),
  version: z.int(),
  /** Differs from what was shipped. */
  edited: z.boolean(),
  isTrashed: z.boolean(),
  updatedAt: z.string(),
  /** The columns that were asked for. */
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
  /** What the site shows, when that is something else. */
  publishedFields: z.record(z.string(), z.unknown()).nullable(),
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  /** What the caller typed but has not saved. */
  autosave: z
    .object({ fields: z.record(z.string(), z.unknown()), version: z.int(), savedAt: z.string() })
    .nullable(),
  updatedAt: z.string(),
  /** Where the site shows it; `null` where it has no page. */
  path: z.string().nullable(),
  /** What may be done with it now. */
  moves: z.array(z.enum(moves)),
});
export type EntityDetail = z.infer<typeof entityDetail>;

export const fieldChange = z.object({
  /** `airports.0.name` */
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

export const adminEntityEndpoints = {
  'POST /admin/entity/list': endpoint({
    summary: "One entity's rows, any status",
    access: { staff: '{entity}.read' },
    input: z.strictObject({
      entity: entityName,
      status: publishStatus.optional(),
      pending: z.boolean().optional().meta({ help: 'Only rows with changes that are not on the site yet' }),
      trash: z.boolean().default(false),
      keyword: z.string().trim().max(100).optional(),
      /** Field of the document to the value it must have; in a list field, to a value it must hold. */
      filters: z
        .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
        .default({}),
      sort: z.string().max(60).default('updatedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      columns: z.array(z.string().max(60)).max(20).default([]),
      ...paging,
    }),
    output: page(entityRow),
  }),
  'GET /admin/entity/detail': endpoint({
    summary: 'One row with its draft and what may be done with it',
    access: { staff: '{entity}.read' },
    input: z.strictObject(oneRow),
    output: entityDetail,
  }),
  'GET /admin/entity/choices': endpoint({
    summary: 'Rows to pick from, for a field that points to another entity',
    access: 'staff',
    input: z.strictObject({
      entity: entityName,
      keyword: z.string().trim().max(100).optional(),
      ids: z.string().max(4000).optional().meta({ help: 'Names of these, joined by commas' }),
    }),
    output: list(z.object({ id: z.string(), title: z.string(), zhName: z.string(), status: publishStatus })),
  }),
  'POST /admin/entity/create': endpoint({
    summary: 'Add a row as a draft',
    access: { staff: '{entity}.write' },
    input: z.strictObject({ entity: entityName, id: id.optional(), fields }),
    output: entityDetail,
  }),
  'POST /admin/entity/save': endpoint({
    summary: 'Save a row; what is published stays as it is until the changes are published',
    access: { staff: '{entity}.write' },
    input: z.strictObject({ ...oneRow, version, fields }),
    output: entityDetail,
  }),
  'POST /admin/entity/autosave': endpoint({
    summary: 'Keep what the caller has typed so far, complete or not; `null` forgets it',
    access: { staff: '{entity}.write' },
    input: z.strictObject({ ...oneRow, version, fields: fields.nullable() }),
    output: z.object({ savedAt: z.string() }),
  }),
  'POST /admin/entity/move': endpoint({
    summary: 'Submit, publish, archive, remove and the like, one row or many',
    access: { staff: '{entity}.{move}' },
    input: z.strictObject({
      entity: entityName,
      move: z.enum(moves),
      items: z.array(z.strictObject({ id, version })).min(1).max(200),
    }),
    output: list(moveResult),
  }),
  'POST /admin/entity/schedule': endpoint({
    summary: 'Publish or archive at a time to come; `null` forgets it',
    access: { staff: '{entity}.publish' },
    input: z.strictObject({
      ...oneRow,
      publishAt: z.iso.datetime().nullable(),
      unpublishAt: z.iso.datetime().nullable(),
    }),
    output: entityDetail,
  }),
  'POST /admin/entity/history': endpoint({
    summary: 'Versions of a row, newest first',
    access: { staff: '{entity}.read' },
    input: z.strictObject({ ...oneRow, ...paging }),
    output: page(
      z.object({
        version: z.int(),
        action: z.string(),
        status: publishStatus,
        staffName: z.string(),
        at: z.string(),
      }),
    ),
  }),
  'GET /admin/entity/diff': endpoint({
    summary: 'What differs between two versions, field by field',
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
    summary: 'Rows that point to this one',
    access: { staff: '{entity}.read' },
    input: z.strictObject(oneRow),
    output: list(z.object({ entity: entityName, id: z.string(), title: z.string(), status: publishStatus })),
  }),
  'POST /admin/entity/presence': endpoint({
    summary: 'Tell that the caller has this row open; answers who else has',
    access: { staff: '{entity}.read' },
    input: z.strictObject({ ...oneRow, isLeaving: z.boolean().default(false) }),
    output: list(z.object({ name: z.string(), since: z.string() })),
  }),
};
