import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { type Binaries, prepareBinaries } from '../embedded/binaries.ts';
import { findServerUser, type ServerUser } from '../embedded/server-user.ts';
import { createServerFolder } from './server-folder.ts';

const password = 'only-for-tests';
const env = { PATH: process.env['PATH'], LC_ALL: 'C' };

export interface TcpPostgres {
  url: string;
  /** Ends the server as `pg_ctl stop -m fast` does. */
  halt(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  cluster: string;
  user: ServerUser | undefined;
  binaries: Binaries;
}

interface TcpPostgresOptions {
  /** As `name=value`. */
  settings?: string[];
  /** Stores the files on disk: they may need more space than the memory has. */
  isLarge?: boolean;
}

/** Starts a PostgreSQL with TCP and a password, as in production: the installed version if there is one, else npm's. */
export async function startTcpPostgres({
  settings = [],
  isLarge = false,
}: TcpPostgresOptions = {}): Promise<TcpPostgres & { startReplica(): Promise<TcpPostgres> }> {
  const place = await createPlace(isLarge);
  const { folder, cluster, user, binaries } = place;
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user) await chown(passwordFile, user.uid, user.gid);
  execFileSync(
    binaries.initdb,
    [
      '-D',
      cluster,
      '-U',
      'yunyou',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--no-locale',
    ],
    { ...user, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const server = await startServer(place, settings);
  return { ...server, startReplica: () => startReplica(cluster, server.url) };
}

/** Starts a hot standby of a server from a copy of its files. npm's package has no pg_basebackup. */
async function startReplica(primaryCluster: string, primaryUrl: string): Promise<TcpPostgres> {
  const place = await createPlace();
  const { cluster, user } = place;
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  try {
    await primary.query(`select pg_backup_start('replica', fast => true)`);
    execFileSync('cp', ['-a', primaryCluster, cluster], { ...user, cwd: '/' });
    const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await rm(path.join(cluster, 'postmaster.pid'));
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(cluster, name);
      await writeFile(file, text);
      if (user) await chown(file, user.uid, user.gid);
    }
  } finally {
    await primary.end();
  }
  return startServer(place, [`primary_conninfo=${primaryUrl}`]);
}

async function createPlace(isLarge = false): Promise<Place> {
  const user = findServerUser();
  const folder = await createServerFolder('yunyou-tcp-', isLarge);
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const binaries = findInstalled() ?? prepareBinaries(user);
  return { folder, cluster: path.join(folder, 'cluster'), user, binaries };
}

async function startServer(
  { folder, cluster, user, binaries }: Place,
  settings: string[] = [],
): Promise<TcpPostgres> {
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', ...settings];
  const server = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL for tests did not start: ${log.slice(-500)}`)));
  });
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgres://yunyou:${password}@127.0.0.1:${port}/postgres`,
    halt,
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findInstalled(): Binaries | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const bin = path.join(root, version, 'bin');
    const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
    const hasTrigrams = existsSync(`/usr/share/postgresql/${version}/extension/pg_trgm.control`);
    if (existsSync(binaries.initdb) && existsSync(binaries.postgres) && hasTrigrams) return binaries;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
