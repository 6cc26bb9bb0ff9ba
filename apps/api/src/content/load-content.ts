import { isDeepStrictEqual } from 'node:util';
import { hashContent } from '@yunyou/content/hash-content';
import { type ContentItem, readContent } from '@yunyou/content/read-content';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import type { Database, Db } from '@yunyou/database/database';
import {
  archiveShipped,
  findState,
  insertShipped,
  listShipped,
  noteCatalogueChange,
  setState,
  updateShipped,
} from '@yunyou/database/shipped-content.queries';
import { mergeShipped } from '@yunyou/domain/content-merge';
import { rebuildSearchEntries } from '../catalogue/search-entries.ts';

export interface LoadResult {
  inserted: number;
  updated: number;
  archived: number;
}

const stateKey = 'content';
/** Raise it when loading itself changes, so that the same files are loaded once more. */
const loaderVersion = 2;

/**
 * Brings the shipped guide into the database: in one transaction, and only if a file changed since last time.
 * What staff edited stays; see `mergeShipped`.
 */
export async function loadContent(database: Database, root: string): Promise<LoadResult | undefined> {
  const release = `${loaderVersion} ${await hashContent(root)}`;
  if ((await findState(database.db, stateKey)) === release) return undefined;
  const content = await readContent(root);
  const [problem] = content.problems;
  if (problem) {
    throw new Error(
      `content/${problem.file}: ${problem.message}. Run "npm run content:check" for the whole list.`,
    );
  }
  return loadItems(database, content.items, release);
}

/** As `loadContent`, with items at hand; `release` names them, and the same release is loaded once. */
export async function loadItems(
  database: Database,
  all: ContentItem[],
  release: string,
): Promise<LoadResult | undefined> {
  if ((await findState(database.db, stateKey)) === release) return undefined;

  return database.transaction(async (db) => {
    const result: LoadResult = { inserted: 0, updated: 0, archived: 0 };
    for (const entity of entityNames) {
      const items = all.filter((item) => item.entity === entity);
      await loadEntity(db, entity, parentsFirst(items), result);
    }
    await rebuildSearchEntries(db);
    await noteCatalogueChange(db);
    await setState(db, stateKey, release);
    return result;
  });
}

async function loadEntity(
  db: Db,
  entity: EntityName,
  items: ContentItem[],
  result: LoadResult,
): Promise<void> {
  const existing = new Map((await listShipped(db, entity)).map((row) => [row.id, row]));
  const missing = items.filter((item) => !existing.has(item.id));
  await insertShipped(db, entity, missing);
  result.inserted += missing.length;

  for (const item of items) {
    const row = existing.get(item.id);
    existing.delete(item.id);
    if (!row?.origin || isDeepStrictEqual(row.origin, item.fields)) continue;
    const doc = mergeShipped({ current: row.doc, origin: row.origin, shipped: item.fields });
    const draft = row.draft
      ? mergeShipped({ current: row.draft, origin: row.origin, shipped: item.fields })
      : undefined;
    await updateShipped(db, entity, { id: item.id, doc, draft, origin: item.fields });
    result.updated += 1;
  }

  for (const row of existing.values()) {
    const isUntouched = row.origin !== null && !row.draft && isDeepStrictEqual(row.doc, row.origin);
    if (!isUntouched || row.status !== 'published') continue;
    await archiveShipped(db, entity, row.id);
    result.archived += 1;
  }
}

/** Rows that refer to others of their own kind come after them. */
function parentsFirst(items: ContentItem[]): ContentItem[] {
  const hasParent = ({ fields }: ContentItem) => 'parentId' in fields && fields.parentId !== undefined;
  return [...items.filter((item) => !hasParent(item)), ...items.filter(hasParent)];
}
