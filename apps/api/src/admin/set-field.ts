import { isDeepStrictEqual } from 'node:util';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import { describeFields } from '@yunyou/contract/field-description';
import { lockAdminRow } from '@yunyou/database/admin/admin-row.queries';
import type { Db } from '@yunyou/database/database';
import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { actorOf } from '../staff/audit.ts';
import { explainConstraintErrors } from './constraint-errors.ts';
import { requireDocument } from './documents.ts';
import { workingDocument } from './row-writes.ts';
import { requireVersion, saveDocument } from './save-row.ts';

type Wish = HandlerInput<'POST /admin/entity/setField'>;
type Result = HandlerOutput<'POST /admin/entity/setField'>['list'][number];

/**
 * Sets one field of several rows, each in its own transaction with its own version check and audit entry. A row that is
 * refused does not keep the others from being changed. A dry run does the same in transactions that are rolled back.
 */
export async function setField(wish: Wish, context: HandlerContext): Promise<Result[]> {
  const { entity, field, items, isDryRun } = wish;
  if (!describeFields(entity).some(({ name }) => name === field)) {
    const message = `"${field}" is no field of this list.`;
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'field', message }] });
  }
  const results: Result[] = [];
  for (const item of items) {
    const work = (db: Db) => setFieldOfRow(db, context, wish, item);
    try {
      results.push(
        await explainConstraintErrors(() => (isDryRun ? context.rehearse(work) : context.transaction(work))),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id: item.id, outcome: 'refused', message: error.message, version: null });
    }
  }
  return results;
}

async function setFieldOfRow(
  db: Db,
  context: HandlerContext,
  { entity, field, value }: Wish,
  { id, version }: Wish['items'][number],
): Promise<Result> {
  const locked = await lockAdminRow(db, entity, id, 'edited');
  const row = await requireVersion(db, entity, locked, version, {});
  if (row.deletedAt) throw new ApiError('NOT_POSSIBLE', { message: 'It is in the trash. Restore it first.' });
  const before = workingDocument(row);
  const { [field]: old, ...others } = before;
  const given = value === null ? others : { ...others, [field]: value };
  const fields = await requireDocument(db, entity, { id, fields: given, before });
  if (isDeepStrictEqual(fields[field], old)) return { id, outcome: 'unchanged', message: '', version };
  await saveDocument(db, actorOf(context), { entity, row, fields, action: 'edit in list' });
  return { id, outcome: 'changed', message: '', version: version + 1 };
}
