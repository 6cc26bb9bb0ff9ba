import { createStore, del, entries, get, set } from 'idb-keyval';
import { whenForgotten } from './forget-saved-data.ts';
import { type DatabaseId, databases, savedCacheName } from './stored-keys.ts';

/** Values by id in IndexedDB. */
export interface SavedStore<T> {
  find(id: string): Promise<T | undefined>;
  store(id: string, value: T): Promise<void>;
  remove(id: string): Promise<void>;
  list(): Promise<T[]>;
}

/** Opens a declared database. Waits until data of an earlier visitor has been removed. */
export function openSavedStore<T>(id: DatabaseId): SavedStore<T> {
  const { name, store: storeName } = databases[id];
  const store = createStore(name, storeName);
  const after = async <R>(work: () => Promise<R>): Promise<R> => {
    await whenForgotten();
    return work();
  };
  return {
    find: (key) => after(() => get<T>(key, store)),
    store: (key, value) => after(() => set(key, value, store)),
    remove: (key) => after(() => del(key, store)),
    list: () => after(async () => (await entries<string, T>(store)).map(([, value]) => value)),
  };
}

export async function openSavedCache(): Promise<Cache> {
  await whenForgotten();
  return caches.open(savedCacheName);
}
