import {
  type Grants,
  type PageCode,
  type Permission,
  pageCodes,
  type StaffAction,
  staffActions,
} from '@yunyou/contract/admin/staff-access';

/** The role that may do everything, also on pages that come with a later release. It cannot be changed. */
export const ownerRole = 'owner';

const everything: Grants = Object.fromEntries(pageCodes.map((code) => [code, staffActions]));

/** What a role may do, given what is stored for it. */
export function grantsOf(role: string, stored: Grants): Grants {
  return role === ownerRole ? everything : stored;
}

/** Every other action includes reading: who may write a page may see it. */
export function hasPermission(grants: Grants, permission: Permission): boolean {
  const [code, action] = permission.split('.') as [PageCode, StaffAction]; // a permission is written so
  const actions = grants[code] ?? [];
  return action === 'read' ? actions.length > 0 : actions.includes(action);
}

export function listMenuPages(grants: Grants): PageCode[] {
  return pageCodes.filter((code) => hasPermission(grants, `${code}.read`));
}

export interface BuiltInRole {
  id: string;
  name: string;
  grants: Grants;
}

const all = staffActions;
const look = ['read'] as const;
const contentPages: readonly PageCode[] = [
  'destinationList',
  'scenicSpotList',
  'placeList',
  'linkList',
  'tagsList',
  'contentList',
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

/** The roles a new installation has; the owner may change all but their own. */
export const builtInRoles: readonly BuiltInRole[] = [
  { id: ownerRole, name: 'Owner', grants: {} },
  {
    id: 'editor',
    name: 'Editor',
    grants: {
      ...grant(contentPages, all),
      ...grant(['mediaList', 'staleList'], all),
      ...grant(['dashboard', 'commentList'], look),
    },
  },
  {
    id: 'moderator',
    name: 'Moderator',
    grants: {
      ...grant(['commentList'], all),
      ...grant(
        ['dashboard', 'userList', 'destinationList', 'scenicSpotList', 'contentList', 'productList'],
        look,
      ),
    },
  },
  {
    id: 'sales',
    name: 'Sales',
    grants: {
      ...grant(['orderList', 'productList'], ['read', 'write', 'publish']),
      ...grant(['dashboard', 'userList', 'mediaList', 'destinationList', 'scenicSpotList'], look),
    },
  },
  {
    id: 'viewer',
    name: 'Viewer',
    grants: grant([...contentPages, 'dashboard', 'mediaList', 'staleList', 'commentList'], look),
  },
];

export interface RoleChange {
  /** The role somebody has now and is to have; `undefined`: they are new, or may no longer enter. */
  from: string | undefined;
  to: string | undefined;
  /** Owners who may enter, the person included. */
  activeOwners: number;
}

/** Somebody must be left who can open every door. */
export function keepsAnOwner({ from, to, activeOwners }: RoleChange): boolean {
  return from !== ownerRole || to === ownerRole || activeOwners > 1;
}

/** Nobody hands out, or takes away, more than they have themselves. */
export function includesGrants(own: Grants, other: Grants): boolean {
  return pageCodes.every((code) =>
    (other[code] ?? []).every((action) => hasPermission(own, `${code}.${action}`)),
  );
}
