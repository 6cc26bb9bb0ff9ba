import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';

/** Generated keys. Each is stored in the file `<name>.key` in KEY_DIR. */
export const keyNames = ['second-factor', 'preview', 'demo-sign-in', 'passport'] as const;
export type KeyName = (typeof keyNames)[number];

type KeySettings = Pick<Settings, 'KEY_DIR' | 'DATA_DIR'>;

export class KeyFolderError extends Error {
  override name = 'KeyFolderError';
}

export const keyFileName = (name: KeyName) => `${name}.key`;

/**
 * Reads a generated key, creating it first if needed. Of processes that start together, all use the first key. The
 * folder gets mode 0700 and the file 0600. Throws KeyFolderError when the file cannot be read or created.
 */
export function readOrCreateKey(settings: KeySettings, name: KeyName, create = randomKey): string {
  const file = path.join(settings.KEY_DIR, keyFileName(name));
  try {
    moveFromDataFolder(settings, name);
    if (!existsSync(file)) createKey(settings, name, create());
    restrictMode(settings.KEY_DIR, 0o700);
    restrictMode(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new KeyFolderError(
      `The key ${file} cannot be read or created: ${reason}. Set KEY_DIR to a folder that this user can write.`,
      { cause },
    );
  }
}

/** Stores a key in KEY_DIR. Does nothing if there is one: other processes and encrypted rows depend on it. */
export function createKey({ KEY_DIR }: Pick<Settings, 'KEY_DIR'>, name: KeyName, key: string): void {
  mkdirSync(KEY_DIR, { recursive: true, mode: 0o700 });
  const file = path.join(KEY_DIR, keyFileName(name));
  const complete = `${file}.${randomUUID()}`;
  writeFileSync(complete, key, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(complete, file); // unlike a rename, it does not replace a file
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // fs throws errno exceptions
  } finally {
    rmSync(complete, { force: true });
  }
}

/** Replaces a key. Processes that read the file see either the old or the new one. */
export function replaceKey({ KEY_DIR }: Pick<Settings, 'KEY_DIR'>, name: KeyName, key: string): void {
  const file = path.join(KEY_DIR, keyFileName(name));
  const complete = `${file}.${randomUUID()}`;
  writeFileSync(complete, key, { flag: 'wx', mode: 0o600 });
  renameSync(complete, file);
}

/** Moves a key that an earlier version stored in DATA_DIR. */
function moveFromDataFolder(settings: KeySettings, name: KeyName): void {
  const former = path.join(settings.DATA_DIR, keyFileName(name));
  if (!existsSync(former)) return;
  createKey(settings, name, readFileSync(former, 'utf8').trim());
  rmSync(former, { force: true });
}

/** Removes the access of other users. A read-only mount keeps its mode. */
function restrictMode(file: string, mode: number): void {
  if ((statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, mode);
  } catch {
    // a mounted secret: its mode is set where it is mounted
  }
}

/** Returns 256 random bits as text. */
export function randomKey(): string {
  return randomBytes(32).toString('base64url');
}
