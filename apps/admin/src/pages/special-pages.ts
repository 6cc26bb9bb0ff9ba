import type { RouteObject } from 'react-router';

/** Pages that are no plain list of an entity; their paths are those of `adminModules`. */
export const specialPages: readonly RouteObject[] = [
  {
    path: 'contentManage/staleList',
    lazy: async () => ({ Component: (await import('./stale-page.tsx')).StalePage }),
  },
  {
    path: 'systemManage/userList',
    lazy: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }),
  },
  {
    path: 'systemManage/auditList',
    lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
  },
];
