import type { EntityName } from '../entities.ts';

/**
 * The entities that each page of the back office manages, by page code. A role grants actions per page code; the menu
 * shows pages with the action `read`. `passports` has no page: its action `read` shows passport numbers in orders.
 */
export const pageEntities = {
  dashboard: [],
  destinationList: ['city', 'area'],
  scenicSpotList: ['scenic-spot'],
  placeList: ['hotel', 'restaurant', 'shop', 'district'],
  linkList: ['link', 'station'],
  tagsList: ['tag'],
  commentList: [],
  contentList: ['guide'],
  routeList: ['route', 'day-idea'],
  newsList: ['news'],
  productList: ['trip-line'],
  orderList: [],
  passports: [],
  userList: [],
  mediaList: [],
  navigationList: ['navigation'],
  homeList: ['banner', 'experience'],
  themeList: ['theme'],
  ruleList: ['rule'],
  redirectList: ['redirect'],
  staleList: [],
  feedbackList: [],
  staffList: [],
  auditList: [],
  apiKeyList: [],
  webhookList: [],
  settings: [],
} as const satisfies Record<string, readonly EntityName[]>;

export type PageCode = keyof typeof pageEntities;
export const pageCodes = Object.keys(pageEntities) as PageCode[]; // Object.keys widens the keys to string

/** `publish` covers all moves that change what visitors see, `remove` all moves into and out of the trash. */
export const staffActions = ['read', 'write', 'publish', 'remove'] as const;
export type StaffAction = (typeof staffActions)[number];
export type Permission = `${PageCode}.${StaffAction}`;
export type Grants = Partial<Record<PageCode, readonly StaffAction[]>>;

/** Moves of a row besides saving it, with the action that a role needs. */
export const moveActions = {
  submit: 'write',
  withdraw: 'write',
  discard: 'write',
  reopen: 'write',
  publish: 'publish',
  archive: 'publish',
  remove: 'remove',
  restore: 'remove',
  purge: 'remove',
} as const satisfies Record<string, StaffAction>;
export type Move = keyof typeof moveActions;
export const moves = Object.keys(moveActions) as [Move, ...Move[]]; // moveActions is not empty

/** `{entity}` is replaced by the page that manages the call's entity, `{move}` by the action that its move needs. */
export type PermissionTemplate = Permission | `{entity}.${StaffAction}` | '{entity}.{move}';

const pageByEntity = new Map<string, PageCode>(
  pageCodes.flatMap((code) => pageEntities[code].map((entity) => [entity, code] as const)),
);

export function pageOf(entity: EntityName): PageCode {
  const code = pageByEntity.get(entity);
  if (!code) throw new Error(`No page of the back office manages ${entity}`);
  return code;
}

/** Returns whether the permission does not depend on the input. */
export const isPermission = (template: PermissionTemplate): template is Permission =>
  !template.startsWith('{');

/** Returns the permission that a call needs, from its endpoint's template and its parsed input. */
export function resolvePermission(
  template: PermissionTemplate,
  input: Readonly<Record<string, unknown>>,
): Permission {
  return template
    .replace('{entity}', () => pageByEntity.get(String(input['entity'])) ?? '')
    .replace('{move}', () => moveActions[input['move'] as Move] ?? '') as Permission; // parsed input has valid values for both
}
