import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';

/** Encrypts what must be readable again by us, but not by whoever only gets at the database. */
export interface SecretBox {
  seal(text: string, owner: string): string;
  /** Undefined when it was not sealed with this key, for this owner, or was changed since. */
  open(sealed: string, owner: string): string | undefined;
}

/** Where the key is while no setting names one. */
export const keyFile = (dataFolder: string) => path.join(dataFolder, 'second-factor.key');

const version = 'v1';
export const isSealed = (text: string): boolean => text.startsWith(`${version}.`);

/** AES-256-GCM; the owner is authenticated with the text, so that a sealed text works in its own row only. */
export function createSecretBox(settings: Pick<Settings, 'SECOND_FACTOR_KEY' | 'DATA_DIR'>): SecretBox {
  let key: Buffer | undefined;
  const getKey = () => {
    const source = settings.SECOND_FACTOR_KEY ?? keptKey(settings.DATA_DIR);
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
        return undefined;
      }
    },
  };
}

/** Made once; two starts at the same moment agree on the first one's. */
function keptKey(dataFolder: string): string {
  const file = keyFile(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // what fs throws
  }
  return readFileSync(file, 'utf8').trim();
}
