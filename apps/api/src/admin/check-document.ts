import { listReferences } from '@yunyou/content/checks/check-content';
import { checkShipped } from '@yunyou/content/checks/check-shipped';
import { describeMistake, findFieldOf, type Mistake } from '@yunyou/content/messages/mistake';
import { namesInFiles } from '@yunyou/content/messages/names';
import type { Content, ContentItem } from '@yunyou/content/read-content';
import { listWarnings } from '@yunyou/content/warnings/warning-rules';
import { type ContentRemark, remarkLimits } from '@yunyou/contract/admin/admin-bulk.endpoints';
import { capitalise } from '@yunyou/contract/capitalise';
import type { EntityName } from '@yunyou/contract/entities';
import {
  type CheckedRow,
  listLinksOf,
  listRowsOfCity,
  listRowsToCheck,
} from '@yunyou/database/catalogue/content-check.queries';
import type { Db } from '@yunyou/database/database';
import type { Fields } from './documents.ts';
import { chineseNames, englishNames } from './names-in-forms.ts';

/** Name that the checks report for the checked document. */
const checkedFile = 'checked';

interface CheckedDocument {
  id: string;
  fields: Fields;
}

/** Checks one valid document by the rules of `npm run content:check` and returns remarks in both languages. */
export async function checkDocument(
  db: Db,
  entity: EntityName,
  document: CheckedDocument,
): Promise<ContentRemark[]> {
  const { mistakes, rows } = await findMistakes(db, entity, document);
  for (const row of await listRowsToCheck(db, listNamedRows(mistakes, rows)))
    rows.set(`${row.entity} ${row.id}`, row.doc);
  const findRow = (name: EntityName, id: string) => rows.get(`${name} ${id}`);
  const [english, chinese] = [englishNames(entity, findRow), chineseNames(entity, findRow)];
  const remarks = mistakes.map((mistake) => ({
    field: findFieldOf(mistake) ?? null,
    en: shorten(capitalise(describeMistake(mistake, 'en', english))),
    zh: shorten(describeMistake(mistake, 'zh', chinese)),
  }));
  return [...new Map(remarks.map((remark) => [remark.en, remark])).values()].slice(0, remarkLimits.count);
}

/**
 * Runs the checks and warnings on a document and returns its mistakes. Loads only the published rows that these checks
 * read, because loading all rows would take seconds.
 */
export async function findMistakes(db: Db, entity: EntityName, { id, fields }: CheckedDocument) {
  const checked = { entity, id, fields, file: checkedFile } as ContentItem; // the caller has validated the document
  const around = await listNeighbours(db, checked);
  const items = around
    .filter((row) => row.entity !== entity || row.id !== id)
    .map((row) => ({ entity: row.entity, id: row.id, fields: row.doc, file: '' }) as ContentItem); // published rows are valid
  const content: Content = { items: [...items, checked], problems: [] };
  const found = [...(await checkShipped(content)), ...[...listWarnings(content).values()].flat()];
  const own = found.filter(({ file }) => file === checkedFile);
  return {
    mistakes: own.flatMap(({ mistake }) => mistake ?? []),
    rows: new Map<string, Fields>(content.items.map((item) => [`${item.entity} ${item.id}`, item.fields])),
  };
}

/** Lists the rows that sentences name and the checks have not read, such as a tag that is missing. */
function listNamedRows(mistakes: readonly Mistake[], rows: ReadonlyMap<string, Fields>) {
  const named = new Map<EntityName, Set<string>>();
  const row = (entity: EntityName, id: string) => {
    if (!rows.has(`${entity} ${id}`)) named.set(entity, (named.get(entity) ?? new Set<string>()).add(id));
    return id;
  };
  for (const mistake of mistakes) describeMistake(mistake, 'en', { ...namesInFiles, row });
  return named;
}

const shorten = (text: string): string =>
  text.length <= remarkLimits.characters ? text : `${text.slice(0, remarkLimits.characters - 1)}…`;

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
    ({ entity, id, doc }) => ({ entity, id, fields: doc, file: '' }) as ContentItem, // as above
  );
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
