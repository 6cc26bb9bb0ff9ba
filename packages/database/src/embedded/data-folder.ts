import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';
import { sharedFolder, shortName } from './shared-folder.ts';

/** Folder of the cluster. It names the major version, because another version cannot read its files. */
export const clusterName = 'pg18';

/** Creates and returns the folder for PostgreSQL's files: `wanted`, or a shared one if the server's user cannot enter it. */
export function prepareDataFolder(wanted: string, user: ServerUser | undefined): string {
  mkdirSync(wanted, { recursive: true });
  if (!user) return wanted;
  const folder = canEnter(wanted, user) ? wanted : sharedFolder(`data-${shortName(wanted)}`);
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user.uid, user.gid);
  return folder;
}

function canEnter(folder: string, user: ServerUser): boolean {
  try {
    execFileSync('test', ['-x', folder], { ...user, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false; // `test` exits with 1: no permission
  }
}

/** Creates the cluster if it is missing. It is renamed when complete, so that a killed process leaves no broken one. */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<string> {
  const cluster = path.join(folder, clusterName);
  if (existsSync(cluster)) return cluster;
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await run(
    binaries.initdb,
    [
      ...['-D', unfinished, '-U', 'yunyou', '--auth=trust', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'],
    ],
    user,
  );
  renameSync(unfinished, cluster);
  return cluster;
}

function run(program: string, args: string[], user: ServerUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // A fixed locale: initdb fails if the caller's locale is not installed.
    const env = { PATH: process.env['PATH'], HOME: '/tmp', LC_ALL: 'C.UTF-8' };
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env });
    let errorOutput = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Creating the database failed: ${errorOutput.trim().slice(-500)}`));
    });
  });
}

/** Another server uses the folder. The start script prints the message without a stack trace. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Waits up to 10 seconds for another server of this folder to stop, then removes its lock file. Throws if it still runs. */
export async function claimCluster(cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (findServers(cluster, lock).length === 0) {
      // After a crash the process id in the file may belong to another program, and PostgreSQL would refuse to start.
      rmSync(lock, { force: true });
      return;
    }
    await delay(250);
  }
  throw new FolderInUseError(
    `Another server (process ${findServers(cluster, lock)[0]}) uses the database in ${cluster}. ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
}

/**
 * Lists the PostgreSQL processes that work in this folder, the one of the lock file first. After `kill -9` of the main
 * process its children run and write for a moment longer. A second server at that time would corrupt the data, and the
 * lock file names only the dead process.
 */
function findServers(cluster: string, lock: string): number[] {
  const locked = readPid(lock);
  if (process.platform !== 'linux') return locked && isPostgres(locked) ? [locked] : [];
  const folder = realpathSync(cluster);
  const working = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgres(pid) && worksIn(pid, folder));
  return working.sort((a, b) => Number(b === locked) - Number(a === locked));
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false; // the process has ended, or belongs to another user
  }
}

function readPid(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined; // no lock file
  }
}

export function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
      return name === 'postgres' && state !== 'Z';
    }
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}
