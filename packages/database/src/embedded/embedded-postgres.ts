import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { claimCluster, ensureCluster, prepareDataFolder } from './data-folder.ts';
import { keepRunning } from './keep-running.ts';
import { shortName } from './reachable-folder.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  /** Where to connect: over a socket that only this user can reach. */
  connection: { host: string; port: number; user: string; database: string };
  /** Where the database's files are. */
  folder: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for the database; made when missing. */
  folder: string;
  /** Server settings beyond ours, for tests. */
  parameters?: Record<string, string>;
  /** Called when the server ended by itself or was killed; it is started again. */
  onLost?(error: Error): void;
}

const port = 5432; // names the socket only: the server listens on no network address

/**
 * Starts the real PostgreSQL that npm brought. It is started again when it is killed, and ends when this process ends,
 * even by kill -9.
 */
export async function startEmbeddedPostgres({
  folder,
  parameters = {},
  onLost = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new Error('The embedded database needs Linux or macOS. Set DATABASE_URL to a PostgreSQL server.');
  }
  const user = findServerUser();
  const binaries = prepareBinaries(user);
  const dataFolder = prepareDataFolder(folder, user);
  const cluster = await ensureCluster(dataFolder, binaries, user);
  const socketFolder = prepareSocketFolder(cluster, user);

  const args = [
    ...['-D', cluster, '-p', String(port)],
    ...toArguments({
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      max_connections: '100',
      shared_buffers: '128MB',
      ...parameters,
    }),
  ];
  const start = async () => {
    await claimCluster(cluster);
    const server = launch(binaries.postgres, user, args);
    await ready(server);
    return server;
  };
  const server = await keepRunning(start, onLost);
  return {
    connection: embeddedConnection(socketFolder),
    folder: cluster,
    stop: async () => {
      await server.stop();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

export const embeddedConnection = (host: string) => ({ host, port, user: 'yunyou', database: 'postgres' });

function toArguments(parameters: Record<string, string>): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** One private folder per cluster, so that crashes leave no litter; a foreign one of that name is not trusted. */
function prepareSocketFolder(cluster: string, user: ServerUser | undefined): string {
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  let folder = path.join(os.tmpdir(), `yunyou-pg-${shortName(cluster)}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    const existing = lstatSync(folder);
    if (!existing.isDirectory() || existing.uid !== owner) {
      folder = mkdtempSync(path.join(os.tmpdir(), 'yunyou-pg-'));
    }
  }
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/**
 * The shell in between is a watchdog: it holds the other end of a pipe of ours, which closes when this
 * process is gone for whatever reason, and then asks PostgreSQL for a fast, clean shutdown: again and again, for in its
 * first moments it does not listen yet.
 */
const watchdog = `
"$0" "$@" 3<&- & server=$!
trap 'kill -INT $server' TERM INT
(cat <&3 >/dev/null; while kill -INT $server 2>/dev/null; do sleep 1; done) & guard=$!
wait $server; code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $guard 2>/dev/null
exit $code`;

function launch(program: string, user: ServerUser | undefined, args: string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', watchdog, program, ...args], {
    ...user,
    cwd: '/',
    detached: true, // Ctrl-C in the terminal is for us; we stop the server when we are done with it
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      reject(new Error(`PostgreSQL stopped while starting (code ${code}): ${log.trim().slice(-800)}`));
    });
  });
}
