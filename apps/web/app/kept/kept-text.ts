/** Small texts that the browser keeps for the visitor. Where it keeps nothing, they last as long as the page. */
export interface KeptText {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
  /** Whether the browser lets us keep anything at all. */
  isLasting(): boolean;
  /** Tells of changes here and, for this browser, in other tabs. */
  subscribe(onChange: () => void): () => void;
}

/** Reading `localStorage` itself fails where a browser is told to keep nothing. */
export function createKeptText(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptText {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const attempt = <T>(ask: () => T, otherwise: T): T => {
    try {
      return ask();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage().getItem(key), null) ?? undefined,
    set: (key, value) => {
      const isKept = attempt(() => {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      }, false);
      if (isKept || value === undefined) memory.delete(key);
      else memory.set(key, value);
      for (const tell of listeners) tell();
    },
    isLasting: () => attempt(() => storage().getItem('') === null, false),
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

/** In this browser, until the visitor clears it. */
export const keptHere = createKeptText(() => localStorage);

/** In this tab, and gone with it. */
export const keptInTab = createKeptText(() => sessionStorage);
