import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { entities } from '@yunyou/contract/entities';
import { type AdminRow, lockAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { findVersion, findVersionUpTo, removeAutosave } from '@yunyou/database/admin/entity-history.queries';
import type { Db } from '@yunyou/database/database';
import { diffDocuments } from '@yunyou/domain/editorial/history-diff';
import { pendingAfterSave } from '@yunyou/domain/editorial/publishing';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { type Actor, actorOf } from '../staff/audit.ts';
import { signedInStaff } from '../visitors/signed-in.ts';
import { explainConstraintErrors } from './constraint-errors.ts';
import { type Fields, requireDocument, requireParsed } from './documents.ts';
import { addRows, changeRow, workingDocument } from './row-writes.ts';

interface RowAddress {
  entity: EntityName;
  id: string;
}

/** Adds a draft and returns its id. Without a given id, derives one from the title. */
export async function createRow(
  { entity, id: wantedId, fields: given, draftId }: HandlerInput<'POST /admin/entity/create'>,
  context: HandlerContext,
): Promise<string> {
  const id = wantedId ?? toId(given[entities[entity].titleField]);
  await explainConstraintErrors(() =>
    context.transaction(async (db) => {
      const doc = await requireDocument(db, entity, { id, fields: given });
      await addRows(db, actorOf(context), { entity, rows: [{ id, doc }], action: 'create' });
      const staffId = signedInStaff(context).staff.id;
      if (draftId) await removeAutosave(db, { entity, id: draftId, staffId });
    }),
  );
  return id;
}

/** Returns the title as a slug plus six random hex digits, which make it unique. */
function toId(title: unknown): string {
  const words = (typeof title === 'string' ? title : '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return [words, randomBytes(3).toString('hex')].filter(Boolean).join('-');
}

/** Saves a document based on `version`. Throws CONFLICT when the row has a newer version. */
export async function saveRow(
  { entity, id, version, fields: given }: RowAddress & { version: number; fields: Fields },
  context: HandlerContext,
): Promise<void> {
  await explainConstraintErrors(() =>
    context.transaction(async (db) => {
      const row = await requireRow(db, { entity, id }, version, given);
      if (row.deletedAt)
        throw new ApiError('NOT_POSSIBLE', { message: 'It is in the trash. Restore it first.' });
      const fields = await requireDocument(db, entity, { id, fields: given, before: workingDocument(row) });
      await removeAutosave(db, { entity, id, staffId: signedInStaff(context).staff.id });
      await saveDocument(db, actorOf(context), { entity, row, fields, action: 'save' });
    }),
  );
}

/** Saves an earlier version as the newest. */
export async function restoreVersion(
  { entity, id, version, toVersion }: RowAddress & { version: number; toVersion: number },
  context: HandlerContext,
): Promise<void> {
  await explainConstraintErrors(() =>
    context.transaction(async (db) => {
      const earlier = await findVersion(db, { entity, id, version: toVersion });
      if (!earlier) throw notFound('version');
      const row = await requireRow(db, { entity, id }, version, earlier.doc);
      if (row.deletedAt)
        throw new ApiError('NOT_POSSIBLE', { message: 'It is in the trash. Restore it first.' });
      const fields = requireParsed(entity, earlier.doc);
      await saveDocument(db, actorOf(context), {
        entity,
        row,
        fields,
        action: `restore version ${toVersion}`,
      });
    }),
  );
}

/** Saves to the draft if the row is published, else to the document itself. Returns false when nothing changed. */
export async function saveDocument(
  db: Db,
  actor: Actor,
  { entity, row, fields, action }: { entity: EntityName; row: AdminRow; fields: Fields; action: string },
): Promise<boolean> {
  if (isDeepStrictEqual(workingDocument(row), fields)) return false;
  const pending = pendingAfterSave({ status: row.status, pending: row.draftStatus });
  const write = pending ? { draft: fields, draftStatus: pending } : { doc: fields };
  await changeRow(db, actor, { entity, before: row, write, action });
  return true;
}

/** Locks and returns the row. Throws NOT_FOUND, or CONFLICT when its version is not the given one. */
async function requireRow(
  db: Db,
  { entity, id }: RowAddress,
  version: number,
  mine: Fields,
): Promise<AdminRow> {
  return requireVersion(db, entity, await lockAdminRow(db, entity, id, 'edited'), version, mine);
}

/** Returns a locked row. Throws NOT_FOUND without one, or CONFLICT when its version is not the given one. */
export async function requireVersion(
  db: Db,
  entity: EntityName,
  row: AdminRow | undefined,
  version: number,
  mine: Fields,
): Promise<AdminRow> {
  if (!row) throw notFound('row');
  if (row.version !== version) throw await conflict(db, entity, row, version, mine);
  return row;
}

/** Creates the CONFLICT error with the author, time and fields of the other change. */
async function conflict(
  db: Db,
  entity: EntityName,
  row: AdminRow,
  seen: number,
  mine: Fields,
): Promise<ApiError> {
  const { id } = row;
  const [base, latest] = [
    await findVersionUpTo(db, { entity, id, version: seen }),
    await findVersion(db, { entity, id, version: row.version }),
  ];
  const name = latest?.staffName || 'A new release of the guide';
  return new ApiError('CONFLICT', {
    message: `${name} has changed this meanwhile. Your changes were not saved.`,
    details: {
      version: row.version,
      changedBy: name,
      changedAt: row.updatedAt.toISOString(),
      changes: diffDocuments(entity, base?.doc ?? mine, workingDocument(row)),
    },
  });
}
