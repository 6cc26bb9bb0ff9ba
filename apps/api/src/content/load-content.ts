import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { hashContent } from '@yunyou/content/hash-content';
import { type ContentItem, readContent } from '@yunyou/content/read-content';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import {
  insertShipped,
  listShipped,
  setShippedStatus,
  updateShipped,
} from '@yunyou/database/catalogue/shipped-content.queries';
import type { Database, Db } from '@yunyou/database/database';
import { tryLockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { mergeShipped } from '@yunyou/domain/editorial/content-merge';
import { refreshSearchInTurn } from '../publishing/search-follower.ts';

export interface LoadResult {
  inserted: number;
  updated: number;
  archived: number;
  /** Files that were gone and are back. */
  returned: number;
}

const stateKey = 'content';
/** Rows off the site because their file was gone, as `entity/id`: only those return with their file. */
const withdrawnKey = 'content-withdrawn';
const turnMs = 200;
/** Raise it when loading itself changes, so that the same files are loaded once more. */
const loaderVersion = 3;

/**
 * Brings the shipped guide into the database: in one transaction, and only if a file changed since last time.
 * What staff edited stays; see `mergeShipped`.
 */
export async function loadContent(database: Database, root: string): Promise<LoadResult | undefined> {
  const release = `${loaderVersion} ${await hashContent(root)}`;
  if ((await findAppState(database.db, stateKey)) === release) return undefined;
  const content = await readContent(root);
  const [problem] = content.problems;
  if (problem) {
    throw new Error(
      `content/${problem.file}: ${problem.message}. Run "npm run content:check" for the whole list.`,
    );
  }
  // Without this a wrong folder would take the whole guide off the site.
  if (content.items.length === 0)
    throw new Error(`There is no guide in ${root}. Set CONTENT_DIR to its folder.`);
  return loadItems(database, content.items, release);
}

/** As `loadContent`, with items at hand; `release` names them, and the same release is loaded once. */
export async function loadItems(
  database: Database,
  all: ContentItem[],
  release: string,
): Promise<LoadResult | undefined> {
  for (;;) {
    if ((await findAppState(database.db, stateKey)) === release) return undefined;
    const result = await database.transaction((db) => loadInTurn(db, all, release));
    if (result) return result;
    await delay(turnMs); // another copy of the app, started at the same time, is loading
  }
}

/** Undefined when somebody else is at it. */
async function loadInTurn(db: Db, all: ContentItem[], release: string): Promise<LoadResult | undefined> {
  if (!(await tryLockUntilCommit(db, stateKey))) return undefined;
  if ((await findAppState(db, stateKey)) === release) return undefined;
  const result: LoadResult = { inserted: 0, updated: 0, archived: 0, returned: 0 };
  const withdrawn = new Set((await findAppState(db, withdrawnKey)) as string[] | undefined); // written below
  for (const entity of entityNames) {
    const items = all.filter((item) => item.entity === entity);
    await loadEntity(db, entity, parentsFirst(items), { result, withdrawn });
  }
  await recordCatalogueChange(db);
  await refreshSearchInTurn(db);
  await setAppState(db, withdrawnKey, [...withdrawn]);
  await setAppState(db, stateKey, release);
  return result;
}

async function loadEntity(
  db: Db,
  entity: EntityName,
  items: ContentItem[],
  { result, withdrawn }: { result: LoadResult; withdrawn: Set<string> },
): Promise<void> {
  const existing = new Map((await listShipped(db, entity)).map((row) => [row.id, row]));
  const missing = items.filter((item) => !existing.has(item.id));
  await insertShipped(db, entity, missing);
  result.inserted += missing.length;

  for (const item of items) {
    const row = existing.get(item.id);
    existing.delete(item.id);
    if (withdrawn.delete(`${entity}/${item.id}`) && row?.status === 'archived') {
      await setShippedStatus(db, entity, item.id, 'published');
      result.returned += 1;
    }
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
    await setShippedStatus(db, entity, row.id, 'archived');
    withdrawn.add(`${entity}/${row.id}`);
    result.archived += 1;
  }
}

/** Rows that refer to others of their own kind come after them. */
function parentsFirst(items: ContentItem[]): ContentItem[] {
  const hasParent = ({ fields }: ContentItem) => 'parentId' in fields && fields.parentId !== undefined;
  return [...items.filter((item) => !hasParent(item)), ...items.filter(hasParent)];
}
