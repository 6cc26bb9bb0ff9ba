import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database, Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { searchTermsVersion } from '@yunyou/domain/search/entry-terms';
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
