import { describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createSealedStore } from './sealed-store.ts';

const settingsWith = (key: string) => ({ SECOND_FACTOR_KEY: key, DATA_DIR: '/none', KEY_DIR: '/none' });

function createMemoryStore() {
  const files = new Map<string, Buffer>();
  const store: FileStore = {
    put: async (key, content) => void files.set(key, content),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  };
  return { files, store };
}

describe('the store of private files', () => {
  it('returns what was stored, and stores no readable byte of it', async () => {
    const { files, store } = createMemoryStore();
    const sealed = createSealedStore(store, settingsWith('a-key-of-this-installation'));
    const content = Buffer.from('%PDF-1.7 passport of Ada Lovelace');
    await sealed.put('trips/a/content.bin', content);
    expect(await sealed.get('trips/a/content.bin')).toEqual(content);
    expect(files.get('trips/a/content.bin')?.toString('latin1')).not.toMatch(/PDF|Ada/);
    await sealed.remove('trips/a/content.bin');
    expect(await sealed.get('trips/a/content.bin')).toBeUndefined();
  });

  it('does not open a file with another key, under another name, or with a changed byte', async () => {
    const { files, store } = createMemoryStore();
    const sealed = createSealedStore(store, settingsWith('a-key-of-this-installation'));
    await sealed.put('trips/a/content.bin', Buffer.from('ticket'));
    const stored = files.get('trips/a/content.bin') ?? Buffer.alloc(0);
    files.set('trips/b/content.bin', stored);
    expect(await sealed.get('trips/b/content.bin')).toBeUndefined();
    expect(await createSealedStore(store, settingsWith('other')).get('trips/a/content.bin')).toBeUndefined();
    for (const at of [0, 5, 20, stored.length - 1]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      files.set('trips/a/content.bin', changed);
      expect(await sealed.get('trips/a/content.bin'), `byte ${at}`).toBeUndefined();
    }
    files.set('trips/a/content.bin', Buffer.from('short'));
    expect(await sealed.get('trips/a/content.bin')).toBeUndefined();
  });
});
