import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';

/** Polls the number of the last catalogue change once a second, so that changes by other processes are seen too. */
export async function watchCatalogueChanges({ db }: Database, everyMs = 1000) {
  let number = await getCatalogueChangeNumber(db);
  const poll = async () => {
    try {
      number = await getCatalogueChangeNumber(db);
    } catch {
      // The database is unavailable: cached pages stay valid until it is back.
    }
  };
  const timer = setInterval(() => void poll(), everyMs);
  timer.unref();
  return { current: () => number, poll, stop: () => clearInterval(timer) };
}

export type ChangeWatch = Awaited<ReturnType<typeof watchCatalogueChanges>>;
