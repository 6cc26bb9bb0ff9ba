import { type AdminPage, adminPages } from '@yunyou/contract/admin/admin-pages';
import { pageEntities } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';

/** Returns the entities that a page lists; pages without an edit page list none, even if they share a page code. */
export const entitiesOf = ({ code, editPath }: AdminPage): readonly EntityName[] =>
  editPath ? pageEntities[code] : [];

/** Returns the URL of the edit page for a row, or for a new row without an id. */
export const editAddress = (entity: EntityName, id?: string): string =>
  addressOf(entity, id === undefined ? {} : { id });

/** Returns the URL of the edit page for an unfinished draft of a new row. */
export const draftAddress = (entity: EntityName, draft: string): string => addressOf(entity, { draft });

function addressOf(entity: EntityName, parameters: Record<string, string>): string {
  const page = adminPages.find((candidate) => entitiesOf(candidate).includes(entity));
  const query = new URLSearchParams(parameters);
  if (page && entitiesOf(page).length > 1) query.set('entity', entity);
  const text = query.toString();
  return `/${page?.editPath ?? ''}${text && `?${text}`}`;
}
