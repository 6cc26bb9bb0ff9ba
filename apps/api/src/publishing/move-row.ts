import type { Move } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { type AdminRow, type AdminRowWrite, deleteAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { removeSchedules } from '@yunyou/database/admin/entity-history.queries';
import type { Db } from '@yunyou/database/database';
import { decideMove, type MoveOutcome } from '@yunyou/domain/editorial/publishing';
import { requireParsed } from '../admin/documents.ts';
import { toPublishingState } from '../admin/entity-detail.ts';
import { changeRow, workingDocument } from '../admin/row-writes.ts';
import { ApiError } from '../api-error.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';

/** Applies a move (publish, archive, remove ...) to a locked row. Returns its new version, or `null` after a purge. */
export async function moveRow(
  db: Db,
  actor: Actor,
  { entity, row, move }: { entity: EntityName; row: AdminRow; move: Move },
): Promise<number | null> {
  const outcome = decideMove(toPublishingState(row), move);
  if (outcome.kind === 'refused') throw new ApiError('NOT_POSSIBLE', { message: outcome.reason });
  if (outcome.kind === 'purged') {
    await deleteAdminRow(db, entity, row.id);
    await recordAudit(db, actor, {
      action: `${entity}.purge`,
      entity,
      entityId: row.id,
      before: workingDocument(row),
    });
    return null;
  }
  // The schema may have changed since the draft was saved.
  if (outcome.status === 'published' && outcome.draft === 'adopt')
    requireParsed(entity, workingDocument(row));
  if (outcome.isTrashed) await removeSchedules(db, entity, [row.id]);
  return changeRow(db, actor, { entity, before: row, write: toWrite(row, outcome, actor.now), action: move });
}

function toWrite(
  row: AdminRow,
  outcome: Extract<MoveOutcome, { kind: 'moved' }>,
  now: Date,
): Omit<AdminRowWrite, 'version'> {
  const base = {
    status: outcome.status,
    deletedAt: outcome.isTrashed ? (row.deletedAt ?? now) : null,
    draftStatus: outcome.pending,
  };
  if (outcome.draft === 'keep') return base;
  if (outcome.draft === 'drop') return { ...base, draft: null };
  return { ...base, doc: workingDocument(row), draft: null };
}
