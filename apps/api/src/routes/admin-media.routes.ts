import { listMedia } from '@yunyou/database/admin/media.queries';
import { listRowsWithPicture } from '@yunyou/database/catalogue/reference.queries';
import { ApiError } from '../api-error.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import {
  addMedia,
  removeMedia,
  replaceMedia,
  requireMedia,
  saveMedia,
  toMediaItem,
} from '../media/media-library.ts';

export const adminMediaRoutes = handlers({
  'POST /admin/media/list': async ({ keyword, ...paging }, { db }) =>
    toPage(paging, await listMedia(db, { keyword, ...toSlice(paging) }), toMediaItem),

  'GET /admin/media/detail': async ({ id }, { db }) => ({
    ...toMediaItem(await requireMedia(db, id)),
    usedBy: await listRowsWithPicture(db, `media/${id}`),
  }),

  'POST /admin/media/upload': async (words, context) => toMediaItem(await addMedia(words, context)),
  'POST /admin/media/replace': async ({ id }, context) => toMediaItem(await replaceMedia(id, context)),
  'POST /admin/media/save': async ({ id, ...words }, context) =>
    toMediaItem(await saveMedia(id, words, context)),

  'POST /admin/media/remove': async ({ id }, context) => {
    await context.transaction(async (db) => {
      const [first, ...others] = await listRowsWithPicture(db, `media/${id}`);
      if (first) {
        const more = others.length ? ` and ${others.length} more` : '';
        throw new ApiError('NOT_POSSIBLE', { message: `"${first.title}"${more} shows this picture.` });
      }
      await removeMedia(db, id, context);
    });
    return null;
  },
});
