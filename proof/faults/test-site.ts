import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { type LaunchedSite, launchSite } from '../../e2e/start-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { createChance } from '../harness/chance.ts';
import { signInTraveller } from '../harness/sign-in.ts';
import { createLedger } from './ledger.ts';
import type { Writer } from './writer.ts';

/** A site with its embedded database in a folder of its own, which can be killed and started again. */
export interface TestSite {
  folder: string;
  url(): string;
  /** Of the app; the database's are below it. */
  pid(): number;
  /** Tells the process something, where a preloaded module listens. */
  send(message: object): void;
  start(): Promise<void>;
  /** As a kill -9 or an orderly end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** A look into its database from outside. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export interface TestSiteOptions {
  environment?: Record<string, string>;
  /** Instead of a fresh folder. */
  folder?: string;
  port?: number;
  /** Where to look from outside, when it does not use the embedded database. */
  databaseUrl?: string;
}

export async function createTestSite({
  environment = {},
  folder: given,
  port = 0,
  databaseUrl,
}: TestSiteOptions = {}): Promise<TestSite> {
  const folder = given ?? (await mkdtemp(path.join(os.tmpdir(), 'yunyou-faults-')));
  await chmod(folder, 0o755); // the database's own user must reach it
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
        PORT: String(knownPort), // the same again, so that nobody has to look for it
      });
      knownPort = Number(new URL(running.url).port);
      const { server, lastWords } = running;
      server.once('exit', (code) => {
        if (running?.server === server)
          console.error(`  ! The site ended by itself (${code}):\n${lastWords()}`);
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
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
  return site;
}

/** Signs travellers in who will write. */
export function createWriters(site: TestSite, count: number, seed: number): Promise<Writer[]> {
  return site.withDatabase(({ db }) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const name = `Writer ${index}`;
        const headers = await signInTraveller(db, name);
        return {
          ledger: createLedger(name),
          call: createCallSite(site.url, headers),
          chance: createChance(seed * 1000 + index),
        };
      }),
    ),
  );
}
