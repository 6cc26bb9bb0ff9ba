import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';

const notReadYet = -1;

/**
 * Polls the number of the last catalogue change once a second, so that changes by other processes are seen too.
 * `current` returns -1 until the first successful `poll`.
 */
export function watchCatalogueChanges({ db }: Pick<Database, 'db'>, everyMs = 1000) {
  let number = notReadYet;
  const poll = async () => {
    try {
      // Polls can overlap and end in any order; the number only grows.
      number = Math.max(number, await getCatalogueChangeNumber(db));
    } catch {
      // The database is unavailable: cached pages stay valid until it is back.
    }
  };
  const timer = setInterval(() => void poll(), everyMs);
  timer.unref();
  return { current: () => number, poll, stop: () => clearInterval(timer) };
}

export type ChangeWatch = ReturnType<typeof watchCatalogueChanges>;
