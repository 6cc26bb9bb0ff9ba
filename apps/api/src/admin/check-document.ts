import { listReferences } from '@yunyou/content/check-content';
import { checkShipped } from '@yunyou/content/check-shipped';
import type { Content, ContentItem } from '@yunyou/content/read-content';
import { listWarnings } from '@yunyou/content/warnings/warning-rules';
import type { EntityName } from '@yunyou/contract/entities';
import {
  type CheckedRow,
  listLinksOf,
  listRowsOfCity,
  listRowsToCheck,
} from '@yunyou/database/catalogue/content-check.queries';
import type { Db } from '@yunyou/database/database';
import type { Fields } from './documents.ts';

/** Name that the checks report for the checked document. */
const checkedFile = 'checked';

/**
 * Runs the checks and warnings of `npm run content:check` on one valid document and returns the messages about it. They
 * see only the published rows that rules about it can look at, because all rows would take seconds.
 */
export async function checkDocument(
  db: Db,
  entity: EntityName,
  { id, fields }: { id: string; fields: Fields },
): Promise<string[]> {
  const checked = { entity, id, fields, file: checkedFile } as ContentItem; // the caller has validated the document
  const around = await listNeighbours(db, checked);
  const items = around
    .filter((row) => row.entity !== entity || row.id !== id)
    .map((row) => ({ entity: row.entity, id: row.id, fields: row.doc, file: '' }) as ContentItem); // published rows are valid
  const content: Content = { items: [...items, checked], problems: [] };
  const found = [...(await checkShipped(content)), ...[...listWarnings(content).values()].flat()];
  const own = found.filter(({ file }) => file === checkedFile);
  return [...new Set(own.map(({ message }) => message.replace(`${id}: `, '')))];
}

/** Lists the rows that a document refers to, those that they refer to, and everything in its city. */
async function listNeighbours(db: Db, checked: ContentItem): Promise<CheckedRow[]> {
  const rows = new Map<string, CheckedRow>();
  const add = (some: readonly CheckedRow[]) => {
    for (const row of some) rows.set(`${row.entity} ${row.id}`, row);
  };
  const targets = groupReferences([checked]);
  const { fields } = checked;
  const cityId = checked.entity === 'city' ? checked.id : 'cityId' in fields ? fields.cityId : undefined;
  if (cityId !== undefined) add(await listRowsOfCity(db, cityId));
  add(await listRowsToCheck(db, targets));
  if (checked.entity === 'link') {
    for (const id of targets.get('city') ?? []) add(await listRowsOfCity(db, id));
  }
  if (checked.entity === 'route') add(await listLinksOf(db, [...(targets.get('city') ?? [])]));
  const seen = [...rows.values()].map(
    ({ entity, id, doc }) => ({ entity, id, fields: doc, file: '' }) as ContentItem,
  ); // as above
  const missing = groupReferences(seen.filter(({ entity }) => entity !== 'link'));
  for (const [entity, ids] of missing) for (const id of ids) if (rows.has(`${entity} ${id}`)) ids.delete(id);
  add(await listRowsToCheck(db, missing));
  return [...rows.values()];
}

function groupReferences(items: readonly ContentItem[]): Map<EntityName, Set<string>> {
  const found = new Map<EntityName, Set<string>>();
  for (const { entity, id } of items.flatMap(listReferences))
    found.set(entity, (found.get(entity) ?? new Set<string>()).add(id));
  return found;
}
