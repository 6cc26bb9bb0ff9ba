/** Specified: up to 4 route preloads run at the same time. */
const maxInFlight = 4;

/** Limits route preloads. Paths above the limit wait; the path that was requested last starts first. */
export function createPreloadQueue() {
  let inFlight: readonly string[] = [];
  let waiting: readonly string[] = [];
  const listeners = new Set<() => void>();

  function start(path: string): void {
    inFlight = [...inFlight, path];
    for (const listener of listeners) listener();
  }

  return {
    request(path: string): void {
      if (inFlight.includes(path)) return;
      if (inFlight.length < maxInFlight) start(path);
      else waiting = [...waiting.filter((other) => other !== path), path];
    },
    /** Drops a path that waits. A preload in flight continues. */
    withdraw(path: string): void {
      waiting = waiting.filter((other) => other !== path);
    },
    withdrawAll(): void {
      waiting = [];
    },
    finish(path: string): void {
      inFlight = inFlight.filter((other) => other !== path);
      const next = waiting.at(-1);
      waiting = waiting.slice(0, -1);
      if (next !== undefined) start(next);
      else for (const listener of listeners) listener();
    },
    listInFlight: (): readonly string[] => inFlight,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const preloadQueue = createPreloadQueue();
