import type { Page } from 'playwright-core';

/** Returns whether this browser has stored a text, in any kind of storage. */
export function hasStored(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const readAll = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const stores = [...database.objectStoreNames];
          const reading = stores[0] && database.transaction(stores).objectStore(stores[0]).getAll();
          if (!reading) return resolve([]);
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      });
    const databases = await indexedDB.databases();
    const saved = await Promise.all(databases.map(({ name = '' }) => readAll(name)));
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    }
    const all = [Object.entries(localStorage), Object.entries(sessionStorage), saved, cached];
    return JSON.stringify(all).includes(wanted);
  }, text);
}
