import { z } from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { entityName, rowFilter } from './admin-entities.endpoints.ts';

export const sheetFormats = ['csv', 'xlsx'] as const;
export const importBytesMax = 40 * 1024 * 1024;
export const importRowsMax = 50_000;

export const importReport = z.object({
  rows: z.int(),
  creates: z.int(),
  updates: z.int(),
  unchanged: z.int(),
  /** Number of all problems; `problems` holds the first thousand. */
  problemCount: z.int(),
  problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  /** False in check mode and when there are problems: either all rows are written or none. */
  isWritten: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;

export const adminTransferEndpoints = {
  'POST /admin/export': fileEndpoint({
    summary: 'Export the rows of an entity that match the filters of a list as CSV or XLSX',
    access: { staff: '{entity}.read' },
    confirmation: true,
    input: z.strictObject({
      entity: entityName,
      format: z.enum(sheetFormats),
      ...rowFilter,
    }),
    contentTypes: [
      'text/csv; charset=utf-8',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    limits: { flow: 'table-export', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
  'POST /admin/import': endpoint({
    summary: 'Import rows from CSV or XLSX: all of them or none',
    access: { staff: '{entity}.write' },
    input: z.strictObject({
      entity: entityName,
      /** `check` writes nothing. */
      mode: z.enum(['check', 'write']),
    }),
    output: importReport,
    uploadBytesMax: importBytesMax,
  }),
};
