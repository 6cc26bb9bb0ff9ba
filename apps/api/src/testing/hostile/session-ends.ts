import type { EndpointKey } from '@yunyou/contract/endpoints';

/** Endpoints that end the session of the caller; tests call them with a session of their own. */
export const endsSession: ReadonlySet<EndpointKey> = new Set([
  'POST /user/logout',
  'POST /user/logoutEverywhere',
  'POST /user/endSession',
  'POST /user/deleteAccount',
  'POST /admin/logout',
  'POST /admin/session/revoke',
  'POST /admin/password/change',
  'POST /admin/staff/endSessions',
]);
