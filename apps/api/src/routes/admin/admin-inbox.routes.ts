import { readInbox } from '../../admin/inbox.ts';
import { toSlice } from '../../catalogue/paging.ts';
import { handlers } from '../../handler.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

export const adminInboxRoutes = handlers({
  'POST /admin/inbox/list': async ({ kind, ...paging }, context) => ({
    ...(await readInbox(context.db, { grants: signedInStaff(context).grants, kind, ...toSlice(paging) })),
    ...paging,
  }),
});
