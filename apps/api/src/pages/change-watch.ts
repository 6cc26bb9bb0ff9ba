import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';

/** Knows the number of the last catalogue change, whichever copy of the app made it, within a second. */
export async function watchCatalogueChanges({ db }: Database, everyMs = 1000) {
  let number = await getCatalogueChangeNumber(db);
  const look = async () => {
    try {
      number = await getCatalogueChangeNumber(db);
    } catch {
      // The database is away: pages already made stay good until it is back.
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { current: () => number, look, stop: () => clearInterval(timer) };
}

export type ChangeWatch = Awaited<ReturnType<typeof watchCatalogueChanges>>;
