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
import { reachableFolder, shortName } from './reachable-folder.ts';
import type { ServerUser } from './server-user.ts';

/** The cluster's folder: one per major version, whose files another cannot read. */
export const clusterName = 'pg18';

/** The folder PostgreSQL's files go to; elsewhere when the wanted one is closed to the server's user. */
export function prepareDataFolder(wanted: string, user: ServerUser | undefined): string {
  mkdirSync(wanted, { recursive: true });
  if (!user) return wanted;
  const folder = canEnter(wanted, user) ? wanted : reachableFolder(`data-${shortName(wanted)}`);
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user.uid, user.gid);
  return folder;
}

function canEnter(folder: string, user: ServerUser): boolean {
  try {
    execFileSync('test', ['-x', folder], { ...user, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes the cluster aside and renames it, so that a kill in the middle never leaves a broken one. */
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
    // A locale of the caller's that is not installed would make initdb fail.
    const env = { PATH: process.env['PATH'], HOME: '/tmp', LC_ALL: 'C.UTF-8' };
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Creating the database failed: ${complaint.trim().slice(-500)}`));
    });
  });
}

/** Its message is all that somebody at the terminal needs to know. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Waits for a server that is just stopping; a living one means that somebody else uses this folder. */
export async function claimCluster(cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (findServers(cluster, lock).length === 0) {
      // The number may belong to another program since a crash; PostgreSQL would refuse to start because of it.
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
 * Every process of PostgreSQL that works in this folder. After a kill -9 of the main one, the others live on for a
 * moment and still write: a second server beside them would destroy the data, and the lock file names the dead one.
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
    return false; // ended meanwhile, or somebody else's
  }
}

function readPid(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
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
    return false;
  }
}
