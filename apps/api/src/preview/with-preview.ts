import type { PagePreview } from '@yunyou/contract/page-renderer';
import { findAdminRow, insertAdminRows, updateAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { findAutosave } from '@yunyou/database/admin/entity-history.queries';
import type { Db } from '@yunyou/database/database';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import type { PreviewGrant } from '@yunyou/domain/editorial/preview-key';
import { explainConstraintErrors } from '../admin/constraint-errors.ts';
import { type Fields, requireParsed } from '../admin/documents.ts';
import { workingDocument } from '../admin/row-writes.ts';
import { notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';

interface PreviewedRow {
  fields: Fields;
  preview: PagePreview;
}

/**
 * Publishes a row's draft in a transaction that is always rolled back, and runs `work` with services that read in this
 * transaction: handlers and pages then show the draft as they would after publishing. Other readers do not see it.
 * Throws NOT_FOUND if there is no such row, and BAD_INPUT if the draft is incomplete.
 */
export async function withPreview<T>(
  services: Services,
  grant: PreviewGrant,
  work: (services: Services, row: PreviewedRow) => Promise<T>,
): Promise<T> {
  return explainConstraintErrors(() =>
    services.rehearse(async (db) => {
      const row = await publishDraft(db, grant);
      // Transactions that handlers open become part of this one.
      return work({ ...services, db, replicas: undefined, transaction: (own) => own(db) }, row);
    }),
  );
}

async function publishDraft(db: Db, { entity, id, unsavedOf, expires }: PreviewGrant): Promise<PreviewedRow> {
  const row = await findAdminRow(db, entity, id);
  const unsaved = unsavedOf ? await findAutosave(db, { entity, id, staffId: unsavedOf }) : undefined;
  // Unsaved changes of an earlier version are out of date: the row was saved since.
  const isUnsaved = unsaved !== undefined && unsaved.version === (row?.version ?? 0);
  if (!isUnsaved && (!row || row.deletedAt)) throw notFound('preview');
  const { $id: _, ...typed } = isUnsaved ? toDocument(unsaved.fields) : {};
  const fields = requireParsed(entity, isUnsaved || !row ? typed : workingDocument(row));
  if (row) {
    await updateAdminRow(db, entity, id, {
      doc: fields,
      draft: null,
      draftStatus: null,
      status: 'published',
      deletedAt: null,
      trashedStatus: null,
      version: row.version,
    });
  } else {
    await insertAdminRows(db, entity, [{ id, doc: fields, status: 'published' }]);
  }
  const status = row?.status ?? 'draft';
  return { fields, preview: { status, isUnsaved, expiresAt: new Date(expires * 1000).toISOString() } };
}
