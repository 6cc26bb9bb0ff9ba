import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';

/** Nests tags under their parents. A tag whose parent is in another group is at the top level. */
export function toTagTree(rows: CatalogueRow<'tag'>[]) {
  const ids = new Set(rows.map((row) => row.id));
  const flat = rows.map(({ id, doc: { parentId, ...fields } }) => ({ id, parentId, ...fields }));
  return flat
    .filter((tag) => !tag.parentId || !ids.has(tag.parentId))
    .map((tag) => ({ ...tag, children: flat.filter((child) => child.parentId === tag.id) }));
}
