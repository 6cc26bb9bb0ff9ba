import type { EndpointKey } from '@yunyou/contract/endpoints';

/** Calls after which the caller is no longer signed in: each gets a session of its own. */
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
