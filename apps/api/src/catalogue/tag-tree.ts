import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';

/** Top tags with those below them; a tag whose parent is in another group counts as a top one. */
export function toTagTree(rows: CatalogueRow<'tag'>[]) {
  const ids = new Set(rows.map((row) => row.id));
  const flat = rows.map(({ id, doc: { parentId, ...fields } }) => ({ id, parentId, ...fields }));
  return flat
    .filter((tag) => !tag.parentId || !ids.has(tag.parentId))
    .map((tag) => ({ ...tag, children: flat.filter((child) => child.parentId === tag.id) }));
}
