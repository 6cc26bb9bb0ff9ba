import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { Move } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { findPagePath } from '@yunyou/contract/paths';
import { type AdminRow, findAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { findAutosave, findSchedule, findVersion } from '@yunyou/database/admin/entity-history.queries';
import type { Db } from '@yunyou/database/database';
import { listPossibleMoves, type PublishingState } from '@yunyou/domain/editorial/publishing';
import { notFound } from '../api-error.ts';
import { workingDocument } from './row-writes.ts';

export const toPublishingState = (row: AdminRow): PublishingState => ({
  status: row.status,
  pending: row.draftStatus,
  isTrashed: row.deletedAt !== null,
  trashedStatus: row.trashedStatus,
  isShipped: row.origin !== null,
});

/** Returns a row with everything its edit page shows, including the autosave of this staff member. */
export async function readEntityDetail(
  db: Db,
  entity: EntityName,
  id: string,
  staffId: string,
): Promise<EntityDetail> {
  const row = await findAdminRow(db, entity, id);
  if (!row) throw notFound('row');
  const [schedule, autosave, latest] = [
    await findSchedule(db, entity, id),
    await findAutosave(db, { entity, id, staffId }),
    await findVersion(db, { entity, id, version: row.version }),
  ];
  const moves: Move[] = listPossibleMoves(toPublishingState(row));
  return {
    id,
    title: row.title,
    status: row.status,
    pending: row.draftStatus,
    version: row.version,
    isTrashed: row.deletedAt !== null,
    isShipped: row.origin !== null,
    fields: workingDocument(row),
    publishedFields: row.status === 'published' && row.draft ? row.doc : null,
    publishAt: schedule?.publishAt?.toISOString() ?? null,
    unpublishAt: schedule?.unpublishAt?.toISOString() ?? null,
    autosave: autosave
      ? { fields: autosave.fields, version: autosave.version, savedAt: autosave.savedAt.toISOString() }
      : null,
    updatedAt: row.updatedAt.toISOString(),
    path: findPagePath(entity, id) ?? null,
    sentBack:
      latest?.action === 'withdraw' && latest.reason ? { by: latest.staffName, reason: latest.reason } : null,
    moves,
  };
}
