import { matchLimit } from '@yunyou/contract/admin/admin-bulk.endpoints';
import { listMatchingRows } from '@yunyou/database/admin/admin-row-list.queries';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { parseDocument } from '../../admin/documents.ts';
import { toRowFilters } from '../../admin/row-filters.ts';
import { setField } from '../../admin/set-field.ts';
import { handlers } from '../../handler.ts';

export const adminBulkRoutes = handlers({
  'POST /admin/entity/match/list': async ({ entity, filters, ...options }, { db }) =>
    listMatchingRows(db, entity, { ...options, filters: toRowFilters(entity, filters) }, matchLimit),

  'POST /admin/entity/check': async ({ entity, id, fields: given }, { db }) => {
    const parsed = parseDocument(entity, toDocument(given));
    if ('problems' in parsed) return { list: [] };
    const { checkDocument } = await import('../../admin/check-document.ts'); // loads the tables of the content checks
    return { list: await checkDocument(db, entity, { id, fields: parsed.fields }) };
  },

  'POST /admin/entity/setField': async (wish, context) => ({ list: await setField(wish, context) }),
});
