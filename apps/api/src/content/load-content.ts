import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
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
import { compareWholeSearchIndex } from '../publishing/search-refresh.ts';
import { getContentRelease, contentStateKey as stateKey } from './content-release.ts';

export interface LoadResult {
  inserted: number;
  updated: number;
  archived: number;
  /** Rows published again because their file exists again. */
  returned: number;
}

/** Rows archived because their file was missing, as `entity/id`. Only those are published again with their file. */
const withdrawnKey = 'content-withdrawn';
const retryDelayMs = 200;

/**
 * Loads the shipped content into the database in one transaction. Returns undefined when no file changed since the
 * last load. Fields that staff edited stay; see `mergeShipped`.
 */
export async function loadContent(database: Database, root: string): Promise<LoadResult | undefined> {
  const release = await getContentRelease(root);
  if ((await findAppState(database.db, stateKey)) === release) return undefined;
  const content = await readContent(root);
  const [problem] = content.problems;
  if (problem) {
    throw new Error(
      `content/${problem.file}: ${problem.message}. Run "npm run content:check" for the whole list.`,
    );
  }
  // Loading an empty folder would archive the whole catalogue.
  if (content.items.length === 0)
    throw new Error(`No content files in ${root}. Set CONTENT_DIR to the content folder.`);
  return loadItems(database, content.items, release);
}

/** Loads the given items like `loadContent`. `release` identifies them: the same release is loaded once. */
export async function loadItems(
  database: Database,
  all: ContentItem[],
  release: string,
): Promise<LoadResult | undefined> {
  for (;;) {
    if ((await findAppState(database.db, stateKey)) === release) return undefined;
    const result = await database.transaction((db) => loadInTransaction(db, all, release));
    if (result) return result;
    await delay(retryDelayMs); // another process holds the lock and is loading
  }
}

/** Returns undefined when another process holds the lock or has loaded this release. */
async function loadInTransaction(
  db: Db,
  all: ContentItem[],
  release: string,
): Promise<LoadResult | undefined> {
  if (!(await tryLockUntilCommit(db, stateKey))) return undefined;
  if ((await findAppState(db, stateKey)) === release) return undefined;
  const result: LoadResult = { inserted: 0, updated: 0, archived: 0, returned: 0 };
  const withdrawn = new Set((await findAppState(db, withdrawnKey)) as string[] | undefined); // only this function writes the key
  for (const entity of entityNames) {
    const items = all.filter((item) => item.entity === entity);
    await loadEntity(db, entity, parentsFirst(items), { result, withdrawn });
  }
  await recordCatalogueChange(db);
  await compareWholeSearchIndex(db);
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

/** Puts items without a parent first, because a child's foreign key needs its parent row. */
function parentsFirst(items: ContentItem[]): ContentItem[] {
  const hasParent = ({ fields }: ContentItem) => 'parentId' in fields && fields.parentId !== undefined;
  return [...items.filter((item) => !hasParent(item)), ...items.filter(hasParent)];
}
