import type { Move } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { findPagePath } from '@yunyou/contract/paths';
import {
  type AdminRow,
  type AdminRowWrite,
  deleteAdminRow,
  lockAdminRow,
} from '@yunyou/database/admin/admin-row.queries';
import { removeSchedules } from '@yunyou/database/admin/entity-history.queries';
import { listReferringRows } from '@yunyou/database/catalogue/reference.queries';
import type { Db } from '@yunyou/database/database';
import {
  decideMove,
  isWithdrawing,
  type MoveOutcome,
  refuseWhileInUse,
} from '@yunyou/domain/editorial/publishing';
import { requirePublishable } from '../admin/documents.ts';
import { toPublishingState } from '../admin/entity-detail.ts';
import { changeRow, workingDocument } from '../admin/row-writes.ts';
import { ApiError } from '../api-error.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';

/**
 * Applies a move (publish, archive, remove ...) to a row that the caller has locked with `lockForMove`. Returns its new
 * version, or `null` after a purge.
 */
export async function moveRow(
  db: Db,
  actor: Actor,
  {
    entity,
    row,
    move,
    reason,
  }: { entity: EntityName; row: AdminRow; move: Move; reason?: string | undefined },
): Promise<number | null> {
  const outcome = decideMove(toPublishingState(row), move);
  if (outcome.kind === 'refused') throw new ApiError('NOT_POSSIBLE', { message: outcome.reason });
  if (isWithdrawing(move)) await requireUnused(db, entity, row.id);
  if (outcome.kind === 'purged') {
    await deleteAdminRow(db, entity, row.id);
    await removeSchedules(db, entity, [row.id]);
    await recordAudit(db, actor, {
      action: `${entity}.purge`,
      entity,
      entityId: row.id,
      before: workingDocument(row),
    });
    return null;
  }
  const visible = outcome.draft === 'adopt' ? workingDocument(row) : row.doc;
  // The schema may have changed since the draft was saved, and rows that it refers to may have been removed.
  if (outcome.status === 'published' && (outcome.draft === 'adopt' || row.status !== 'published'))
    await requirePublishable(db, entity, {
      id: row.id,
      fields: visible,
      before: (row.status === 'published' ? row.doc : row.origin) ?? undefined,
    });
  const write = toWrite(row, outcome, actor.now);
  return changeRow(db, actor, { entity, before: row, write, action: move, reason });
}

/** Locks a row for a move. References to a row that is being withdrawn wait for the end of the move. */
export const lockForMove = (db: Db, entity: EntityName, id: string, move: Move) =>
  lockAdminRow(db, entity, id, isWithdrawing(move) || move === 'purge' ? 'moved' : 'edited');

async function requireUnused(db: Db, entity: EntityName, id: string): Promise<void> {
  const uses = await listReferringRows(db, { entity, id, path: findPagePath(entity, id) ?? null });
  const reason = refuseWhileInUse(uses);
  if (reason) throw new ApiError('NOT_POSSIBLE', { message: reason });
}

function toWrite(
  row: AdminRow,
  outcome: Extract<MoveOutcome, { kind: 'moved' }>,
  now: Date,
): Omit<AdminRowWrite, 'version'> {
  const base = {
    status: outcome.status,
    deletedAt: outcome.isTrashed ? (row.deletedAt ?? now) : null,
    trashedStatus: outcome.isTrashed ? row.status : null,
    draftStatus: outcome.pending,
  };
  if (outcome.draft === 'keep') return base;
  if (outcome.draft === 'drop') return { ...base, draft: null };
  return { ...base, doc: workingDocument(row), draft: null };
}
