import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { type LaunchedSite, launchSite } from '../../e2e/harness/start-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { createRandom } from '../harness/random.ts';
import { signInTraveller } from '../harness/sign-in.ts';
import { createLedger } from './ledger.ts';
import type { Writer } from './writer.ts';

/** A site with its own data folder and embedded database that can be killed and restarted. */
export interface TestSite {
  folder: string;
  url(): string;
  /** Process id of the app; the database runs in child processes. */
  pid(): number;
  /** Sends a message to a preloaded module. */
  send(message: object): void;
  start(): Promise<void>;
  /** Ends the process with SIGKILL or SIGTERM. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Opens a separate connection to its database. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export interface TestSiteOptions {
  environment?: Record<string, string>;
  /** Uses this data folder instead of a new one. */
  folder?: string;
  port?: number;
  /** Set when the site does not use the embedded database. */
  databaseUrl?: string;
}

export async function createTestSite({
  environment = {},
  folder: given,
  port = 0,
  databaseUrl,
}: TestSiteOptions = {}): Promise<TestSite> {
  const folder = given ?? (await mkdtemp(path.join(os.tmpdir(), 'yunyou-faults-')));
  await chmod(folder, 0o755); // PostgreSQL runs as another user and must be able to enter it
  let running: LaunchedSite | undefined;
  let knownPort = port;
  const current = () => {
    if (!running) throw new Error('The site is not running');
    return running;
  };
  const site: TestSite = {
    folder,
    url: () => `http://127.0.0.1:${knownPort}`,
    pid: () => current().server.pid ?? 0,
    send: (message) => void current().server.send(message),
    start: async () => {
      running = await launchSite({
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        TRIP_LIMIT: '100000',
        PLANNING_MS: '300',
        ...environment,
        PORT: String(knownPort), // keeps the port across restarts
      });
      knownPort = Number(new URL(running.url).port);
      const { server, lastOutput } = running;
      server.once('exit', (code) => {
        if (running?.server === server)
          console.error(`  ! The site exited unexpectedly (${code}):\n${lastOutput()}`);
      });
    },
    end: async (signal) => {
      const { server } = current();
      running = undefined;
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    },
    withDatabase: async (work) => {
      const { connection } = databaseUrl
        ? { connection: { url: databaseUrl } }
        : await reachEmbeddedPostgres(path.join(folder, 'postgres'));
      const database = openDatabase({ connection, poolSize: 4, onConnectionLost: () => undefined });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    remove: async () => {
      if (running) await site.end('SIGTERM');
      if (given) return;
      for (const made of [folder, `${folder}-keys`]) await rm(made, { recursive: true, force: true }); // DATA_DIR, KEY_DIR
    },
  };
  return site;
}

/** Creates signed-in travellers for the write load. */
export function createWriters(site: TestSite, count: number, seed: number): Promise<Writer[]> {
  return site.withDatabase(({ db }) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const name = `Writer ${index}`;
        const headers = await signInTraveller(db, name);
        return {
          ledger: createLedger(name),
          call: createCallSite(site.url, headers),
          random: createRandom(seed * 1000 + index),
        };
      }),
    ),
  );
}
