import type { EntityName } from '../entities.ts';

/**
 * Every page of the back office by its code, with the entities it manages. A role is a set of actions per code;
 * whoever may read a page sees it in the menu.
 */
export const pageEntities = {
  dashboard: [],
  destinationList: ['city', 'area'],
  scenicSpotList: ['scenic-spot'],
  placeList: ['hotel', 'restaurant', 'shop'],
  linkList: ['link'],
  tagsList: ['tag'],
  commentList: [],
  contentList: ['guide'],
  newsList: ['news'],
  productList: ['trip-line'],
  orderList: [],
  userList: [],
  mediaList: [],
  navigationList: ['navigation'],
  homeList: ['banner', 'experience'],
  themeList: ['theme'],
  ruleList: ['rule'],
  redirectList: ['redirect'],
  staleList: [],
  staffList: [],
  auditList: [],
  settings: [],
} as const satisfies Record<string, readonly EntityName[]>;

export type PageCode = keyof typeof pageEntities;
export const pageCodes = Object.keys(pageEntities) as PageCode[]; // Object.keys forgets the literal keys

/** `publish` decides what visitors see, `remove` fills and empties the trash. */
export const staffActions = ['read', 'write', 'publish', 'remove'] as const;
export type StaffAction = (typeof staffActions)[number];
export type Permission = `${PageCode}.${StaffAction}`;
export type Grants = Partial<Record<PageCode, readonly StaffAction[]>>;

/** What can be done with a row beyond saving it, and the action a role needs for that. */
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
export const moves = Object.keys(moveActions) as [Move, ...Move[]]; // the table above is not empty

/** `{entity}` stands for the page that manages the entity of the call, `{move}` for the action its move needs. */
export type PermissionTemplate = Permission | `{entity}.${StaffAction}` | '{entity}.{move}';

const pageByEntity = new Map<string, PageCode>(
  pageCodes.flatMap((code) => pageEntities[code].map((entity) => [entity, code] as const)),
);

export function pageOf(entity: EntityName): PageCode {
  const code = pageByEntity.get(entity);
  if (!code) throw new Error(`No page of the back office manages ${entity}`);
  return code;
}

/** Whether an endpoint needs the same whatever it is sent. */
export const isPermission = (template: PermissionTemplate): template is Permission =>
  !template.startsWith('{');

/** The permission a call needs, from what its endpoint declares and what it was sent (already parsed). */
export function resolvePermission(
  template: PermissionTemplate,
  input: Readonly<Record<string, unknown>>,
): Permission {
  return template
    .replace('{entity}', () => pageByEntity.get(String(input['entity'])) ?? '')
    .replace('{move}', () => moveActions[input['move'] as Move] ?? '') as Permission; // parsed input fills both
}
