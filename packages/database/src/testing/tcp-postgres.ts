import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Binaries, prepareBinaries } from '../embedded/binaries.ts';
import { findServerUser } from '../embedded/server-user.ts';

const password = 'only-for-tests';

/** Starts a PostgreSQL with TCP and a password, as in production: the installed version if there is one, else npm's. */
export async function startTcpPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const user = findServerUser();
  const binaries = findInstalled() ?? prepareBinaries(user);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-tcp-'));
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  await chmod(folder, 0o700);
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const cluster = path.join(folder, 'cluster');
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
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
  const port = await freePort();
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
    ],
    { ...user, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL for tests did not start: ${log.slice(-500)}`)));
  });
  return {
    url: `postgres://yunyou:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
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
