import type { Database } from '@yunyou/database/database';
import { findCatalogueChange, findState, setState, takeTurn } from '@yunyou/database/shipped-content.queries';
import { rebuildSearchEntries } from '../catalogue/search-entries.ts';

const stateKey = 'search-built-for';

/** Brings what searches look at up to the last change of the catalogue; does nothing when it is. */
export async function refreshSearch(database: Database): Promise<boolean> {
  if ((await findState(database.db, stateKey)) === (await findCatalogueChange(database.db))) return false;
  return database.transaction(async (db) => {
    await takeTurn(db, stateKey);
    const number = await findCatalogueChange(db);
    if ((await findState(db, stateKey)) === number) return false; // another copy of the app was faster
    await rebuildSearchEntries(db);
    await setState(db, stateKey, number);
    return true;
  });
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
