import { describe, expect, it } from 'vitest';
import { createTextStore } from './text-store.ts';

function createStorage(maxLength = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > maxLength) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

describe('the text store', () => {
  it('returns a stored text, also to a later page, until it is removed', () => {
    const storage = createStorage();
    const store = createTextStore(() => storage);
    store.set('a', 'one');
    expect(createTextStore(() => storage).get('a')).toBe('one');
    expect(store.isPersistent()).toBe(true);
    store.set('a', undefined);
    expect(store.get('a')).toBeUndefined();
  });

  it('uses memory where the browser blocks storage', () => {
    const store = createTextStore(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(store.isPersistent()).toBe(false);
    store.set('a', 'one');
    expect(store.get('a')).toBe('one');
    store.set('a', undefined);
    expect(store.get('a')).toBeUndefined();
  });

  it('lists the keys of stored texts and of texts in memory', () => {
    const storage = createStorage(3);
    const store = createTextStore(() => storage);
    store.set('a', 'one');
    store.set('b', 'longer');
    expect(store.keys()).toEqual(['a', 'b']);
  });

  it('returns the latest text also when storage had no space for it', () => {
    const storage = createStorage(3);
    const store = createTextStore(() => storage);
    store.set('a', 'one');
    store.set('a', 'longer');
    expect(store.get('a')).toBe('longer');
    store.set('a', 'two');
    expect(store.get('a')).toBe('two');
  });
});
