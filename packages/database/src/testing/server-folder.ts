import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps files of this folder in memory. */
const memoryFolder = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;
const hourMs = 3_600_000;

/**
 * Creates a folder for the files of a test server. Each test copies a database of a thousand files: in memory this took
 * 0.08 s, on the ext4 of a test machine 1 s. Containers with a small `/dev/shm` and large databases use the usual folder.
 */
export async function createServerFolder(prefix: string, isLarge = false): Promise<string> {
  const parent = hasMemoryFolder() && !isLarge ? memoryFolder : os.tmpdir();
  await removeLeftovers(parent, prefix);
  const folder = await mkdtemp(path.join(parent, prefix));
  await chmod(folder, 0o755); // root starts PostgreSQL as another user
  return folder;
}

function hasMemoryFolder(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= neededBytes;
}

/** Removes folders of test runs that were killed, which would fill the memory. No run takes hours. */
async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(parent, name);
    const modifiedAt = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(), // another run has removed it
    );
    if (Date.now() - modifiedAt > 3 * hourMs) await rm(folder, { recursive: true, force: true });
  }
}
