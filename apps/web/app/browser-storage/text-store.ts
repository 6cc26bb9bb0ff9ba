/** Stores short texts in the browser. Falls back to memory where the browser refuses or has no space left. */
export interface TextStore {
  get(key: string): string | undefined;
  /** Removes the entry when the value is undefined. */
  set(key: string, value: string | undefined): void;
  /** Returns whether entries survive the page: false where the browser blocks storage. */
  isPersistent(): boolean;
  /** Lists the keys of all entries, also of other software. */
  keys(): string[];
  /** Calls back on changes in this tab and, for localStorage, in other tabs. */
  subscribe(onChange: () => void): () => void;
}

/** Takes a function, because reading `localStorage` itself throws where the browser blocks storage. */
export function createTextStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
): TextStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tryStorage = <T>(access: () => T, fallback: T): T => {
    try {
      return access();
    } catch {
      return fallback; // blocked or full: memory takes over
    }
  };
  return {
    get: (key) => memory.get(key) ?? tryStorage(() => storage().getItem(key), null) ?? undefined,
    set: (key, value) => {
      const isStored = tryStorage(() => {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      }, false);
      if (isStored || value === undefined) memory.delete(key);
      else memory.set(key, value);
      for (const notify of listeners) notify();
    },
    keys: () => {
      const stored = tryStorage(() => {
        const { length } = storage();
        return Array.from({ length }, (_, index) => storage().key(index) ?? '');
      }, []);
      return [...new Set([...stored, ...memory.keys()])];
    },
    isPersistent: () => tryStorage(() => storage().getItem('') === null, false),
    subscribe: (onChange) => {
      listeners.add(onChange);
      addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', onChange);
      };
    },
  };
}

/** The storage areas of the browser. */
export const areas = {
  local: createTextStore(() => localStorage),
  tab: createTextStore(() => sessionStorage),
} as const;
