import { readDesk } from '../admin/desk.ts';
import { toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

export const adminDeskRoutes = handlers({
  'POST /admin/desk/list': async ({ kind, ...paging }, context) => ({
    ...(await readDesk(context.db, { grants: signedInStaff(context).grants, kind, ...toSlice(paging) })),
    ...paging,
  }),
});
