import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensurePrivateFolder, writePrivateFile } from './private-files.ts';

/** Stores uploaded files. Keys are generated paths such as `reviews/<id>/large.webp`. */
export interface FileStore {
  put(key: string, content: Buffer, description?: FileDescription): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** All processes use the same files. */
  isShared?: boolean;
  /** Returns where a browser can fetch a file itself. Absent where files are only sent by us. The file may be missing. */
  addressOf?(key: string): Promise<FileAddress>;
}

/** Headers with which a store answers browsers that fetch the file themselves. */
export interface FileDescription {
  contentType?: string;
  cacheControl?: string;
}

export interface FileAddress {
  url: string;
  /** Seconds for which a cache may store the redirect. The address is valid for longer. */
  cacheSeconds: number;
}

/** Stores files below one folder. */
export function createFolderStore(folder: string): FileStore {
  const fileOf = (key: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) throw new Error(`Invalid file key "${key}"`);
    return path.join(folder, key);
  };
  return {
    put: async (key, content) => {
      const file = fileOf(key);
      await ensurePrivateFolder(path.dirname(file)); // photographs wait for moderation
      await writePrivateFile(file, content);
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
