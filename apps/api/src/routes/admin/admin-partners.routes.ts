import { handlers } from '../../handler.ts';
import {
  createPartnerKey,
  listPartnerKeys,
  revokePartnerKey,
  rotatePartnerKey,
  savePartnerKey,
} from '../../partners/api-keys.ts';

/** API keys of partners. */
export const adminPartnerRoutes = handlers({
  'GET /admin/apiKey/list': (_, context) => listPartnerKeys(context),
  'POST /admin/apiKey/create': (fields, context) => createPartnerKey(fields, context),
  'POST /admin/apiKey/save': async ({ id, ...fields }, context) => {
    await savePartnerKey(id, fields, context);
    return null;
  },
  'POST /admin/apiKey/rotate': ({ id }, context) => rotatePartnerKey(id, context),
  'POST /admin/apiKey/revoke': async ({ id }, context) => {
    await revokePartnerKey(id, context);
    return null;
  },
});
