import { databases, savedCacheName, textKeys } from './stored-keys.ts';
import { areas } from './text-store.ts';

let forgetting: Promise<void> = Promise.resolve();

/** Resolves when no removal of saved data is running. Reads of saved data wait for it. */
export const whenForgotten = (): Promise<void> => forgetting;

/** Removes saved trips, unsent changes and cached pages, and ends reminders. The next page continues when this one is closed meanwhile. */
export function forgetSavedData(): Promise<void> {
  areas.local.set(textKeys.forgetting.name, 'yes');
  forgetting = clearAll().then(
    () => areas.local.set(textKeys.forgetting.name, undefined),
    () => undefined, // blocked storage: there is nothing to remove, or the next page tries again
  );
  return forgetting;
}

async function clearAll(): Promise<void> {
  await Promise.all([
    ...Object.values(databases).map(clearDatabase),
    'caches' in globalThis && caches.delete(savedCacheName),
    endPush(),
  ]);
}

/**
 * Ends the reminders on this device. The server removes the device when the push service reports an ended
 * subscription.
 */
async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Clears the store instead of deleting the database, which waits for other tabs to close it. */
async function clearDatabase({ name, store }: { name: string; store: string }): Promise<void> {
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  await settle(opening, { done: 'success', failed: 'error' });
  const work = opening.result.transaction(store, 'readwrite');
  work.objectStore(store).clear();
  await settle(work, { done: 'complete', failed: 'abort' });
  opening.result.close();
}

/** Resolves at the event `done` and rejects at the event `failed`. */
function settle(target: EventTarget, { done, failed }: { done: string; failed: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(done, () => resolve());
    target.addEventListener(failed, () => reject(new Error('The saved data could not be removed')));
  });
}
