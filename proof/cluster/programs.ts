import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findServerUser } from '@yunyou/database/embedded/server-user';

/** The folder of a cluster and the programs that run in it, as a user that PostgreSQL accepts. */
export type Programs = ReturnType<typeof createPrograms>;

export function createPrograms() {
  const user = findServerUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yunyou-cluster-'));
  chmodSync(folder, 0o755);
  const closers: (() => Promise<void> | void)[] = [() => rm(folder, { recursive: true, force: true })];
  const run = (name: string, program: string, args: string[]): ChildProcess => {
    const output = openSync(path.join(folder, `${name}.log`), 'a');
    const env = { PATH: '/usr/bin:/bin:/usr/sbin', LC_ALL: 'C', HOME: folder };
    return spawn(program, args, { ...user, cwd: '/', env, stdio: ['ignore', output, output] });
  };
  return {
    user,
    makeFolder: (name: string): string => {
      const made = path.join(folder, name);
      mkdirSync(made, { mode: 0o700 });
      if (user) chownSync(made, user.uid, user.gid);
      return made;
    },
    /** Writes a file that only the programs can read, and returns its path. */
    write: (name: string, text: string): string => {
      const file = path.join(folder, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (user) chownSync(file, user.uid, user.gid);
      return file;
    },
    /** Starts a program that the caller ends. */
    run,
    /** Starts a program that `stop` ends. */
    keep: (name: string, program: string, args: string[]): void => {
      const child = run(name, program, args);
      closers.push(() => endProcess(child, 'SIGKILL'));
    },
    onStop: (close: () => Promise<void> | void): void => void closers.push(close),
    stop: async (): Promise<void> => {
      for (const close of closers.reverse()) await close();
    },
  };
}

export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Returns one free port for each name. They are reserved together, so that none is given twice. */
export async function freePorts<N extends string>(names: readonly N[]): Promise<Record<N, number>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  const ports: [N, number][] = [];
  for (const [index, server] of servers.entries()) {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    const name = names[index];
    if (typeof address !== 'object' || address === null || name === undefined)
      throw new Error('No free port');
    ports.push([name, address.port]);
  }
  for (const server of servers) server.close();
  return Object.fromEntries(ports) as Record<N, number>; // fromEntries widens the names to string
}
