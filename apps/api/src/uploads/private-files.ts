import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Creates a folder that only this user can enter. Removes the access of other users from an existing one. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await stat(folder)).mode & 0o077) await chmod(folder, 0o700);
}

/** Writes a file that only this user can read, under a temporary name first, so that no partial file is ever read. */
export async function writePrivateFile(file: string, content: string | Uint8Array | Readable): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
}

/** Copies a folder with all files and folders in it; only this user can read the copy. */
export async function copyPrivately(source: string, target: string): Promise<void> {
  await ensurePrivateFolder(target);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await copyPrivately(from, to);
    else if (entry.isFile()) {
      await copyFile(from, to);
      await chmod(to, 0o600);
    }
  }
}
