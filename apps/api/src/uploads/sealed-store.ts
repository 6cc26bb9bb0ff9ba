import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readOrCreateKey } from '../keys/key-files.ts';
import type { Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';

const version = Buffer.from('yf1\n');
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Returns a store that encrypts files with AES-256-GCM before they reach `store`: a copy of the store or of a backup does not
 * reveal them. The file key is additional data, so that a file is valid only under its own key.
 */
export function createSealedStore(
  store: FileStore,
  settings: Pick<Settings, 'SECOND_FACTOR_KEY' | 'DATA_DIR' | 'KEY_DIR'>,
): FileStore {
  let cached: Buffer | undefined;
  const getKey = () => {
    const source = settings.SECOND_FACTOR_KEY ?? readOrCreateKey(settings, 'second-factor');
    cached ??= Buffer.from(hkdfSync('sha256', source, '', 'yunyou private files', 32));
    return cached;
  };
  return {
    put(name, content) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', getKey(), nonce).setAAD(Buffer.from(name));
      const sealed = [cipher.update(content), cipher.final()];
      return store.put(name, Buffer.concat([version, nonce, cipher.getAuthTag(), ...sealed]));
    },
    async get(name) {
      const stored = await store.get(name);
      return stored && open(stored, name, getKey());
    },
    remove: (name) => store.remove(name),
  };
}

/** Decrypts a file. Returns undefined for another key, another name or changed bytes. */
function open(stored: Buffer, name: string, key: Buffer): Buffer | undefined {
  const [tagAt, contentAt] = [version.length + nonceBytes, version.length + nonceBytes + tagBytes];
  if (stored.length < contentAt || !stored.subarray(0, version.length).equals(version)) return undefined;
  try {
    const nonce = stored.subarray(version.length, tagAt);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name)).setAuthTag(stored.subarray(tagAt, contentAt));
    return Buffer.concat([decipher.update(stored.subarray(contentAt)), decipher.final()]);
  } catch {
    return undefined; // failed authentication is the expected result for a wrong key, name or content
  }
}
