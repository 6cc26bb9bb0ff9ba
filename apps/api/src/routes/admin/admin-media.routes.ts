import { listMedia } from '@yunyou/database/admin/media.queries';
import { listRowsWithPicture } from '@yunyou/database/catalogue/reference.queries';
import { suggestAltTexts } from '@yunyou/domain/editorial/suggest-alt';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { ApiError } from '../../api-error.ts';
import { toPage, toSlice } from '../../catalogue/paging.ts';
import { handlers } from '../../handler.ts';
import {
  addMedia,
  removeMedia,
  replaceMedia,
  requireMedia,
  saveMedia,
  toMediaItem,
} from '../../media/media-library.ts';
import { getShipped, listShipped } from '../../media/shipped-library.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

export const adminMediaRoutes = handlers({
  'POST /admin/media/list': async ({ keyword, withoutAlt, ...paging }, { db }) =>
    toPage(paging, await listMedia(db, { keyword, withoutAlt, ...toSlice(paging) }), toMediaItem),

  'POST /admin/shippedPicture/list': async ({ keyword, kind, ...paging }, context) => {
    const { grants } = signedInStaff(context);
    const found = await listShipped(context.db, grants, { keyword, kind, ...toSlice(paging) });
    return toPage(paging, found, (item) => item);
  },

  'GET /admin/shippedPicture/detail': async ({ picture }, context) =>
    getShipped(context.db, signedInStaff(context).grants, picture),

  'GET /admin/shippedPicture/preparation': async (_input, { preparation }) => preparation.progress(),

  'GET /admin/media/detail': async ({ id }, context) => {
    const { grants } = signedInStaff(context);
    const item = toMediaItem(await requireMedia(context.db, id));
    const rows = await listRowsWithPicture(context.db, `media/${id}`);
    const usedBy = rows.filter(({ entity }) => hasEntityPermission(grants, entity, 'read'));
    const titles = usedBy.map(({ title }) => title);
    return { ...item, usedBy, suggestions: suggestAltTexts({ fileName: item.fileName, titles }) };
  },

  'POST /admin/media/upload': async (words, context) => toMediaItem(await addMedia(words, context)),
  'POST /admin/media/replace': async ({ id }, context) => toMediaItem(await replaceMedia(id, context)),
  'POST /admin/media/save': async ({ id, ...words }, context) =>
    toMediaItem(await saveMedia(id, words, context)),

  'POST /admin/media/remove': async ({ id }, context) => {
    await context.transaction(async (db) => {
      const [first, ...others] = await listRowsWithPicture(db, `media/${id}`);
      if (first) {
        const isReadable = hasEntityPermission(signedInStaff(context).grants, first.entity, 'read');
        const name = isReadable ? `"${first.title}"` : 'A page you cannot open';
        const more = others.length ? ` and ${others.length} more` : '';
        throw new ApiError('NOT_POSSIBLE', { message: `${name}${more} shows this picture.` });
      }
      await removeMedia(db, id, context);
    });
    return null;
  },
});
