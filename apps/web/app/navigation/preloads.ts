import { savesData } from './saves-data.ts';

const mostAtOnce = 4;

export interface PreloadQueue {
  request(path: string): void;
  done(path: string): void;
  active(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Pages to fetch ahead: each once, at most four at a time, the rest waits its turn; none for who saves data. */
export function createPreloadQueue(limit = mostAtOnce): PreloadQueue {
  const seen = new Set<string>();
  const waiting: string[] = [];
  const listeners = new Set<() => void>();
  let active: readonly string[] = [];

  function setActive(next: readonly string[]): void {
    active = next;
    for (const listener of listeners) listener();
  }
  function advance(): void {
    const free = limit - active.length;
    if (free > 0 && waiting.length > 0) setActive([...active, ...waiting.splice(0, free)]);
  }
  return {
    request(path) {
      if (seen.has(path) || savesData()) return;
      seen.add(path);
      waiting.push(path);
      advance();
    },
    done(path) {
      if (!active.includes(path)) return;
      setActive(active.filter((other) => other !== path));
      advance();
    },
    active: () => active,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const preloads = createPreloadQueue();
