import { setTimeout } from 'node:timers/promises';
import {
  type EntityRows,
  hasOutdatedRows,
  takeOutdatedRows,
} from '@yunyou/database/catalogue/search-outdated.queries';
import type { Database, Db } from '@yunyou/database/database';
import { lockUntilCommit, tryLockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { searchTermsVersion } from '@yunyou/domain/search/entry-terms';
import type { IndexUpdate } from '../catalogue/search-index.ts';

/** App state: how terms were derived when the index was last compared as a whole. */
const stateKey = 'search-terms-version';

/** Updates the search index to the last change of published rows. Returns undefined when it is current. */
export async function refreshSearch(database: Database): Promise<IndexUpdate | undefined> {
  const isCurrent = (await hasCurrentTerms(database.db)) && !(await hasOutdatedRows(database.db));
  return isCurrent ? undefined : database.transaction(refreshSearchInTransaction);
}

const hasCurrentTerms = async (db: Db) => (await findAppState(db, stateKey)) === searchTermsVersion;

/**
 * Does the work of `refreshSearch` inside the caller's transaction: updates the entries of changed rows, or compares the
 * whole catalogue when other entries may have changed with them. An advisory lock prevents parallel updates.
 */
export async function refreshSearchInTransaction(db: Db): Promise<IndexUpdate | undefined> {
  await lockUntilCommit(db, stateKey);
  const outdated = await takeOutdatedRows(db);
  const { changesOwnEntriesOnly, updateSearchEntries } = await import('../catalogue/search-index.ts'); // loads the pinyin dictionary
  if (!(await hasCurrentTerms(db)) || !outdated.every(changesOwnEntriesOnly))
    return compareWholeSearchIndex(db);
  if (outdated.length === 0) return undefined; // another process has updated it
  const sum: IndexUpdate = { written: 0, removed: 0 };
  for (const rows of outdated) {
    const { written, removed } = await updateSearchEntries(db, rows);
    sum.written += written;
    sum.removed += removed;
  }
  return sum;
}

/** Compares the index with the whole catalogue, inside the caller's transaction. */
export async function compareWholeSearchIndex(db: Db): Promise<IndexUpdate> {
  await lockUntilCommit(db, stateKey);
  const { updateSearchIndex } = await import('../catalogue/search-index.ts'); // as above
  const update = await updateSearchIndex(db);
  await setAppState(db, stateKey, searchTermsVersion);
  return update;
}

/** A publishing call waits so often for a running update of the index, a tenth of a second each time. */
const attemptsMax = 15;

/**
 * Updates the index entries of some rows immediately, without comparing the whole catalogue. Returns false when another
 * update of the index takes too long; the next `refreshSearch` then does it.
 */
export async function refreshRowsInSearch(database: Database, rows: EntityRows): Promise<boolean> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const isDone = await database.transaction(async (db) => {
      if (!(await tryLockUntilCommit(db, stateKey))) return false;
      const { updateSearchEntries } = await import('../catalogue/search-index.ts'); // as above
      await updateSearchEntries(db, rows);
      return true;
    });
    if (isDone) return true;
    await setTimeout(100);
  }
  return false;
}

/** Refreshes the search index every `everyMs`, outside of requests, until stopped. */
export function startSearchRefresh(
  database: Database,
  { onError, everyMs = 1000 }: { onError(error: unknown): void; everyMs?: number },
) {
  let running: Promise<unknown> | undefined;
  const refresh = () => {
    running ??= refreshSearch(database)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(refresh, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
