import { describe, expect, it } from 'vitest';
import { createKeptText } from './kept-text.ts';

function createStorage(room = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('kept text', () => {
  it('is found again until it is taken away', () => {
    const storage = createStorage();
    const kept = createKeptText(() => storage);
    kept.set('a', 'one');
    expect(createKeptText(() => storage).get('a')).toBe('one');
    expect(kept.isLasting()).toBe(true);
    kept.set('a', undefined);
    expect(kept.get('a')).toBeUndefined();
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const kept = createKeptText(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(kept.isLasting()).toBe(false);
    kept.set('a', 'one');
    expect(kept.get('a')).toBe('one');
    kept.set('a', undefined);
    expect(kept.get('a')).toBeUndefined();
  });

  it('is the latest one also where there was no room for it', () => {
    const storage = createStorage(3);
    const kept = createKeptText(() => storage);
    kept.set('a', 'one');
    kept.set('a', 'longer');
    expect(kept.get('a')).toBe('longer');
    kept.set('a', 'two');
    expect(kept.get('a')).toBe('two');
  });
});
