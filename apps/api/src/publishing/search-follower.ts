import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database, Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { wordsVersion } from '@yunyou/domain/search/entry-terms';
import { type IndexUpdate, updateSearchIndex } from '../catalogue/search-index.ts';

const stateKey = 'search-built-for';

/** What the index should be made of; another way to make words counts as a change, too. */
const findWanted = async (db: Db) => `${wordsVersion} ${await getCatalogueChangeNumber(db)}`;

/** Brings what searches look at up to the last change of the catalogue; undefined when it is. */
export async function refreshSearch(database: Database): Promise<IndexUpdate | undefined> {
  if ((await findAppState(database.db, stateKey)) === (await findWanted(database.db))) return undefined;
  return database.transaction(refreshSearchInTurn);
}

/** As `refreshSearch`, as a part of the transaction at hand. */
export async function refreshSearchInTurn(db: Db): Promise<IndexUpdate | undefined> {
  await lockUntilCommit(db, stateKey);
  const wanted = await findWanted(db);
  if ((await findAppState(db, stateKey)) === wanted) return undefined; // another copy of the app was faster
  const update = await updateSearchIndex(db);
  await setAppState(db, stateKey, wanted);
  return update;
}

/** Keeps search current, aside from the requests that change things. */
export function followChanges(
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
