import { createHash, hkdfSync } from 'node:crypto';

interface RingKey {
  /** Identifies the key in encrypted texts; derived from the key and not secret. */
  id: string;
  key: Buffer;
}

/** Keys of one purpose: the first encrypts, all decrypt. */
export interface KeyRing {
  current(): RingKey;
  find(id: string): RingKey | undefined;
}

/**
 * Creates a key ring from a text of keys, one per line or separated by commas. Reads the text again for each encryption
 * and for an unknown id, so that a running process follows a rotation.
 */
export function createKeyRing(purpose: string, read: () => string): KeyRing {
  const derived = new Map<string, RingKey>();
  const load = () =>
    splitKeys(read()).map((source) => {
      const key = derived.get(source) ?? deriveKey(purpose, source);
      derived.set(source, key);
      return key;
    });
  const findIn = (keys: Iterable<RingKey>, id: string) => [...keys].find((key) => key.id === id);
  return {
    current() {
      const [first] = load();
      if (!first) throw new Error(`There is no key for ${purpose}`);
      return first;
    },
    find: (id) => findIn(derived.values(), id) ?? findIn(load(), id),
  };
}

export const splitKeys = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

export function deriveKey(purpose: string, source: string): RingKey {
  const key = Buffer.from(hkdfSync('sha256', source, '', `yunyou ${purpose}`, 32));
  const id = createHash('sha256').update(`id of ${purpose}`).update(key).digest('hex').slice(0, 8);
  return { id, key };
}
