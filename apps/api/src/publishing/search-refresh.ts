import { setTimeout } from 'node:timers/promises';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database, Db } from '@yunyou/database/database';
import { lockUntilCommit, tryLockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { searchTermsVersion } from '@yunyou/domain/search/entry-terms';
import type { ChangedRows } from '../catalogue/search-entries.ts';
import type { IndexUpdate } from '../catalogue/search-index.ts';

const stateKey = 'search-built-for';

/** Returns the version the index should have: it changes with the catalogue and with the way terms are derived. */
const getWantedIndexVersion = async (db: Db) => `${searchTermsVersion} ${await getCatalogueChangeNumber(db)}`;

/** Updates the search index to the last catalogue change. Returns undefined when it is current. */
export async function refreshSearch(database: Database): Promise<IndexUpdate | undefined> {
  if ((await findAppState(database.db, stateKey)) === (await getWantedIndexVersion(database.db)))
    return undefined;
  return database.transaction(refreshSearchInTransaction);
}

/** Does the work of `refreshSearch` inside the caller's transaction. An advisory lock prevents parallel updates. */
export async function refreshSearchInTransaction(db: Db): Promise<IndexUpdate | undefined> {
  await lockUntilCommit(db, stateKey);
  const wanted = await getWantedIndexVersion(db);
  if ((await findAppState(db, stateKey)) === wanted) return undefined; // another process has updated it
  const { updateSearchIndex } = await import('../catalogue/search-index.ts'); // loads the pinyin dictionary
  const update = await updateSearchIndex(db);
  await setAppState(db, stateKey, wanted);
  return update;
}

/** A publishing call waits so often for a running update of the index, a tenth of a second each time. */
const attemptsMax = 15;

/**
 * Updates the index entries of some rows at once, without comparing the whole catalogue. Returns false when another
 * update of the index takes too long; the next `refreshSearch` then does it.
 */
export async function refreshRowsInSearch(database: Database, rows: ChangedRows): Promise<boolean> {
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
  const look = () => {
    running ??= refreshSearch(database)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
