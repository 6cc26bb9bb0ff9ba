import { z } from 'zod';
import { endpoint, list } from '../endpoint.ts';
import { id, versionNumber } from '../entities/base.schema.ts';
import { entityName, entityRow, rowFilter } from './admin-entities.endpoints.ts';

/** Most rows that "choose all that match" chooses. */
export const matchLimit = 10_000;
/** Most rows that one call changes. */
export const bulkLimit = 200;

const fieldResult = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** Why it was refused. */
  message: z.string(),
  version: z.int().nullable(),
});

/** Most remarks that a content check returns, and the greatest length of each. */
export const remarkLimits = { count: 100, characters: 500 };

/** Result of a content check of a document, with the names that forms show. */
const contentRemark = z.object({
  /** The field of the document that it is about; `null` for one about other rows. */
  field: z.string().max(60).nullable(),
  en: z.string().max(remarkLimits.characters),
  zh: z.string().max(remarkLimits.characters),
});
export type ContentRemark = z.infer<typeof contentRemark>;

export const adminBulkEndpoints = {
  'POST /admin/entity/match/list': endpoint({
    summary: 'List all rows that match the filters of a list, without their values, to choose them',
    access: { staff: '{entity}.read' },
    input: z.strictObject({ entity: entityName, ...rowFilter }),
    output: z.object({
      total: z.int(),
      /** The first 10,000. */
      list: z.array(
        entityRow.pick({
          id: true,
          title: true,
          version: true,
          status: true,
          pending: true,
          isTrashed: true,
        }),
      ),
    }),
  }),
  'POST /admin/entity/check': endpoint({
    summary: 'Check a document by the rules of `npm run content:check`; an incomplete one has no results',
    access: { staff: '{entity}.read' },
    limits: { flow: 'content-check', perMinute: 120, concurrency: 1, maxWaiting: 8 },
    input: z.strictObject({ entity: entityName, id, fields: z.record(z.string().max(60), z.json()) }),
    output: z.object({ list: z.array(contentRemark).max(remarkLimits.count) }),
  }),
  'POST /admin/entity/setField': endpoint({
    summary:
      'Set one field of up to 200 rows; changes of published rows stay drafts until they are published',
    access: { staff: '{entity}.write' },
    input: z.strictObject({
      entity: entityName,
      field: z.string().max(60),
      value: z.json().meta({ help: '`null` empties the field' }),
      items: z
        .array(z.strictObject({ id, version: versionNumber }))
        .min(1)
        .max(bulkLimit),
      isDryRun: z.boolean().default(false).meta({ help: 'Report what would happen, without a change' }),
    }),
    output: list(fieldResult),
  }),
};
