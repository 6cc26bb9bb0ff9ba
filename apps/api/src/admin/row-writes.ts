import { isDeepStrictEqual } from 'node:util';
import type { EntityName } from '@yunyou/contract/entities';
import { findPagePath } from '@yunyou/contract/paths';
import {
  type AdminRow,
  type AdminRowWrite,
  insertAdminRows,
  updateAdminRow,
} from '@yunyou/database/admin/admin-row.queries';
import { insertFirstVersions, insertVersions } from '@yunyou/database/admin/entity-history.queries';
import { recordRowChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { recordWebhookEvent } from '../webhooks/record-event.ts';
import type { Fields } from './documents.ts';

/** Returns the document as staff last saved it; the site may show an older one. */
export const workingDocument = (row: Pick<AdminRow, 'doc' | 'draft'>): Fields => row.draft ?? row.doc;

export interface RowChange {
  entity: EntityName;
  before: AdminRow;
  write: Omit<AdminRowWrite, 'version'>;
  /** For example `save`, `publish` or `restore version 3`. */
  action: string;
  reason?: string | undefined;
}

/**
 * Writes a change of a row together with its version, history, audit entry and, if visitors see the change, the
 * catalogue's change number. Every change of a row goes through this function. The caller opens the transaction and
 * locks the row. Returns the new version.
 */
export async function changeRow(
  db: Db,
  actor: Actor,
  { entity, before, write, action, reason = '' }: RowChange,
): Promise<number> {
  const version = before.version + 1;
  const after = { ...before, ...write };
  await updateAdminRow(db, entity, before.id, { ...write, version });
  const { id } = before;
  await insertVersions(db, [
    // Stores the version before the first change by staff, so that it can be restored. Existing versions stay.
    {
      entity,
      id,
      version: before.version,
      doc: workingDocument(before),
      status: before.status,
      action: 'earlier',
      staffName: '',
      at: before.updatedAt,
    },
    {
      entity,
      id,
      version,
      doc: workingDocument(after),
      status: after.status,
      action,
      staffName: actor.name,
      reason,
      at: actor.now,
    },
  ]);
  await recordAudit(db, actor, {
    action: `${entity}.${action}`,
    entity,
    entityId: id,
    ...changedFields(before, after),
  });
  if (isVisibleChange(before, after)) {
    await recordRowChange(db, { entity, ids: [id] });
    const type = after.status === 'published' ? 'content.published' : 'content.withdrawn';
    const data = { entity, id, path: findPagePath(entity, id) ?? null };
    await recordWebhookEvent(db, type, { data, now: actor.now });
  }
  return version;
}

/** Inserts new rows as drafts, with their history and audit entries. */
export async function addRows(
  db: Db,
  actor: Actor,
  { entity, rows, action }: { entity: EntityName; rows: { id: string; doc: Fields }[]; action: string },
): Promise<void> {
  await insertAdminRows(
    db,
    entity,
    rows.map((row) => ({ ...row, status: 'draft' as const })),
  );
  await insertFirstVersions(
    db,
    { entity, ids: rows.map(({ id }) => id) },
    { action, staffName: actor.name, at: actor.now },
  );
  await recordAudit(
    db,
    actor,
    // The history holds the document. Entries of a bulk insert do not repeat it.
    ...rows.map(({ id, doc }) => ({
      action: `${entity}.${action}`,
      entity,
      entityId: id,
      after: rows.length > 1 ? { version: 1 } : doc,
    })),
  );
}

function isVisibleChange(before: AdminRow, after: AdminRow): boolean {
  if (before.status !== 'published' && after.status !== 'published') return false;
  return before.status !== after.status || !isDeepStrictEqual(before.doc, after.doc);
}

/** Returns the fields that differ, before and after; the history holds whole documents. */
function changedFields(before: AdminRow, after: AdminRow): { before: Fields; after: Fields } {
  const whole = (row: AdminRow): Fields => ({
    ...workingDocument(row),
    $status: row.status,
    $trash: row.deletedAt !== null,
  });
  const [old, now] = [whole(before), whole(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(old), after: pick(now) };
}
