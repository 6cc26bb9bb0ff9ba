import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readOrCreateKey } from '../keys/key-files.ts';
import type { Settings } from '../settings.ts';

/** Encrypts secrets that the app must read back. A copy of the database alone does not reveal them. */
export interface SecretBox {
  seal(text: string, owner: string): string;
  /** Decrypts a text. Returns undefined for another key, another owner or a changed text. */
  open(sealed: string, owner: string): string | undefined;
}

const version = 'v1';
export const isSealed = (text: string): boolean => text.startsWith(`${version}.`);

/** Uses AES-256-GCM with the owner as additional data, so that a sealed text is valid only in its owner's row. */
export function createSecretBox(
  settings: Pick<Settings, 'SECOND_FACTOR_KEY' | 'DATA_DIR' | 'KEY_DIR'>,
): SecretBox {
  let key: Buffer | undefined;
  const getKey = () => {
    const source = settings.SECOND_FACTOR_KEY ?? readOrCreateKey(settings, 'second-factor');
    key ??= Buffer.from(hkdfSync('sha256', source, '', 'yunyou second factor', 32));
    return key;
  };
  return {
    seal(text, owner) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', getKey(), nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        version,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, owner) {
      const [, nonce = '', tag = '', text = ''] = sealed.split('.');
      try {
        const decipher = createDecipheriv('aes-256-gcm', getKey(), Buffer.from(nonce, 'base64url'), {
          authTagLength: 16,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
        return decipher.update(Buffer.from(text, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined; // failed authentication is the expected result for a wrong key, owner or text
      }
    },
  };
}
