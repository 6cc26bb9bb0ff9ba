import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { findAdminRow } from '@yunyou/database/admin/admin-row.queries';
import {
  findAutosave,
  listNewRowAutosaves,
  removeAutosave,
  saveAutosave,
} from '@yunyou/database/admin/entity-history.queries';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

/** Drafts of new rows of one entity that a staff member can have. */
const unfinishedLimit = 50;

/**
 * Stores unsaved form input of the caller, valid or not. A row that does not exist yet has version 0 and an id that the
 * browser has chosen for its draft; the row gets an id of its own when it is created.
 */
export async function storeAutosave(
  { entity, id, version, fields }: HandlerInput<'POST /admin/entity/autosave'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /admin/entity/autosave'>> {
  const key = { entity, id, staffId: signedInStaff(context).staff.id };
  if (version > 0 && !(await findAdminRow(context.db, entity, id))) throw notFound('row');
  await context.transaction(async (db) => {
    if (!fields) return removeAutosave(db, key);
    if (version === 0 && !(await findAutosave(db, key))) {
      const { titleField } = entities[entity];
      const drafts = await listNewRowAutosaves(db, { ...key, titleField });
      if (drafts.length >= unfinishedLimit) {
        throw new ApiError('NOT_POSSIBLE', {
          message: `You have ${unfinishedLimit} unfinished drafts here. Finish or delete one first.`,
        });
      }
    }
    return saveAutosave(db, { ...key, version, fields });
  });
  return { savedAt: context.now().toISOString() };
}

export async function listUnfinished(context: HandlerContext, entity: EntityName) {
  const { titleField } = entities[entity];
  const staffId = signedInStaff(context).staff.id;
  const drafts = await listNewRowAutosaves(context.db, { entity, staffId, titleField });
  return drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }));
}

export async function readUnfinished(
  context: HandlerContext,
  { entity, id }: { entity: EntityName; id: string },
) {
  const draft = await findAutosave(context.db, { entity, id, staffId: signedInStaff(context).staff.id });
  if (!draft || draft.version !== 0) throw notFound('draft');
  return { id, fields: draft.fields, savedAt: draft.savedAt.toISOString() };
}
