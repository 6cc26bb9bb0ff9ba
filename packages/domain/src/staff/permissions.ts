import {
  type Grants,
  type PageCode,
  type Permission,
  pageCodes,
  pageOf,
  type StaffAction,
  staffActions,
} from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';

/** The role with all grants, including those of pages added later. It cannot be edited. */
export const ownerRole = 'owner';

const allGrants: Grants = Object.fromEntries(pageCodes.map((code) => [code, staffActions]));

/** Returns the effective grants of a role. */
export function grantsOf(role: string, stored: Grants): Grants {
  return role === ownerRole ? allGrants : stored;
}

/** Returns true when the grants include the permission. Every action on a page includes reading it. */
export function hasPermission(grants: Grants, permission: Permission): boolean {
  const [code, action] = permission.split('.') as [PageCode, StaffAction]; // the type Permission is `${PageCode}.${StaffAction}`
  const actions = grants[code] ?? [];
  return action === 'read' ? actions.length > 0 : actions.includes(action);
}

/** Returns true when the grants include the action on the page that manages the entity. */
export function hasEntityPermission(grants: Grants, entity: EntityName, action: StaffAction): boolean {
  return hasPermission(grants, `${pageOf(entity)}.${action}`);
}

export function listMenuPages(grants: Grants): PageCode[] {
  return pageCodes.filter((code) => hasPermission(grants, `${code}.read`));
}

interface BuiltInRole {
  id: string;
  name: string;
  grants: Grants;
}

const all = staffActions;
const readOnly = ['read'] as const;
const contentPages: readonly PageCode[] = [
  'destinationList',
  'scenicSpotList',
  'placeList',
  'linkList',
  'tagsList',
  'contentList',
  'routeList',
  'newsList',
  'productList',
  'navigationList',
  'homeList',
  'themeList',
  'ruleList',
  'redirectList',
];
const grant = (codes: readonly PageCode[], actions: readonly StaffAction[]): Grants =>
  Object.fromEntries(codes.map((code) => [code, actions]));

/** The roles of a new installation. Owners can edit all of them except the owner role. */
export const builtInRoles: readonly BuiltInRole[] = [
  { id: ownerRole, name: 'Owner', grants: {} },
  {
    id: 'editor',
    name: 'Editor',
    grants: {
      ...grant(contentPages, all),
      ...grant(['mediaList', 'staleList', 'feedbackList'], all),
      ...grant(['dashboard', 'commentList'], readOnly),
    },
  },
  {
    id: 'moderator',
    name: 'Moderator',
    grants: {
      ...grant(['commentList'], all),
      ...grant(
        [
          'dashboard',
          'userList',
          'destinationList',
          'scenicSpotList',
          'contentList',
          'productList',
          'tagsList',
        ],
        readOnly,
      ),
    },
  },
  {
    id: 'sales',
    name: 'Sales',
    grants: {
      ...grant(['orderList', 'productList'], ['read', 'write', 'publish']),
      ...grant(
        ['passports', 'dashboard', 'userList', 'mediaList', 'destinationList', 'scenicSpotList', 'tagsList'],
        readOnly,
      ),
    },
  },
  {
    id: 'viewer',
    name: 'Viewer',
    grants: grant([...contentPages, 'dashboard', 'mediaList', 'staleList', 'commentList'], readOnly),
  },
];

interface RoleChange {
  /** Role before and after the change. `undefined` before: a new account; `undefined` after: a disabled account. */
  from: string | undefined;
  to: string | undefined;
  /** Number of active owner accounts before the change. */
  activeOwners: number;
}

/** Returns true when at least one active owner remains after the change. */
export function keepsAnOwner({ from, to, activeOwners }: RoleChange): boolean {
  return from !== ownerRole || to === ownerRole || activeOwners > 1;
}

/** Returns true when `own` includes every grant of `other`. Staff can only assign and remove roles they include. */
export function includesGrants(own: Grants, other: Grants): boolean {
  return pageCodes.every((code) =>
    (other[code] ?? []).every((action) => hasPermission(own, `${code}.${action}`)),
  );
}
