import { entryName } from './owned-entries.ts';
import { ownerOf } from './owner.ts';
import { type TextKeyId, textKeys } from './stored-keys.ts';
import { areas } from './text-store.ts';

/** Texts of one declared key. `suffix` distinguishes entries of the same key. */
export interface StoredTexts {
  get(suffix?: string): string | undefined;
  /** Removes the entry when the value is undefined. */
  set(value: string | undefined, suffix?: string): void;
  /** Returns whether entries survive the page: false where the browser blocks storage. */
  isPersistent(): boolean;
  subscribe(onChange: () => void): () => void;
}

/** Returns access to the texts of a key, as the current visitor owns them. */
export function storedTexts(id: TextKeyId): StoredTexts {
  const { area, scope } = textKeys[id];
  const { get, set, isPersistent, subscribe } = areas[area];
  const nameOf = (suffix: string) => entryName(id, suffix, ownerOf(scope));
  return {
    get: (suffix = '') => get(nameOf(suffix)),
    set: (value, suffix = '') => set(nameOf(suffix), value),
    isPersistent,
    subscribe,
  };
}
