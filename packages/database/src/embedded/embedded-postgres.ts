import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { claimCluster, ensureCluster, prepareDataFolder } from './data-folder.ts';
import { findServerUser, type ServerUser } from './server-user.ts';
import { shortName } from './shared-folder.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgres {
  /** Address of the server: a Unix socket that only this user can open. */
  connection: { host: string; port: number; user: string; database: string };
  /** Folder of the database files. */
  folder: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Folder for the database. It is created if missing. */
  folder: string;
  /** Additional server settings, for tests. */
  parameters?: Record<string, string>;
  /** Called when the server exits unexpectedly, before it is restarted. */
  onLost?(error: Error): void;
}

/** Part of the socket's file name. The server listens on no network address. */
const port = 5432;

/**
 * Starts the PostgreSQL server from the npm package. It is restarted when it exits, and stops when this process ends,
 * even by `kill -9`.
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
    await waitUntilReady(server);
    return server;
  };
  const server = await superviseServer(start, onLost);
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

/**
 * Creates the private folder of the socket. Its name depends only on the cluster, so that crashes do not leave folders
 * behind. An existing folder of another user is not trusted; a random name is used instead.
 */
function prepareSocketFolder(cluster: string, user: ServerUser | undefined): string {
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  let folder = path.join(os.tmpdir(), `yunyou-pg-${shortName(cluster)}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The folder exists, or the folder of temporary files cannot be written; then `lstatSync` throws.
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
 * A shell script between this process and PostgreSQL. It reads a pipe (file descriptor 3) that closes when this process
 * ends for any reason, and then requests a fast shutdown. It repeats the request every second, because PostgreSQL ignores
 * signals while it starts.
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
    detached: true, // Ctrl+C must reach only this process, which then stops the server
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
}

function waitUntilReady(server: ChildProcess): Promise<void> {
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
