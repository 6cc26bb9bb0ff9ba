import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, toPgConfig } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { listCities } from '@yunyou/database/place.queries';
import { type StartedSite, startSite } from '../../e2e/start-site.ts';
import type { BareInput } from './bare-server.ts';
import { type Load, measure, type Target } from './load.ts';

/**
 * `npm run bench:web [-- --seconds S]`: what a page and a list cost here, beside what the bare parts cost in the same
 * run. Needs a build (`npm run build`). Figures of one run compare with each other; those of two runs do not.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bench-'));
/** The bare server asks the same database. */
const onBenchFolder = { DATA_DIR: folder, RATE_LIMIT: '100000000' };

const pages = {
  home: '/',
  city: '/destination/city?id=xian',
  attraction: '/attractions/detail?id=terracotta-army',
  guide: '/wiki/detail?id=high-speed-trains',
};

interface Row {
  what: string;
  ours: Load;
  bare: Load;
  yardstick: string;
  wanted: number;
}

const none: Load = { requestsPerSecond: 0, p50: 0, p99: 0 };
const rows: Row[] = [];
try {
  const cached = await startSite(onBenchFolder);
  const bare = await startBare(cached.url);
  const file = await findAsset(cached.url);
  for (const [name, address] of Object.entries(pages)) {
    await compare(
      `${name}, cached`,
      { url: cached.url + address },
      { url: cached.url + file },
      'a static file of ours',
      1,
    );
  }
  const list = { url: `${cached.url}/api/yunyou/city/list`, body: '{"pageSize":20}' };
  await compare('city list', list, { url: `${bare.url}/query/cities` }, 'Fastify + the same queries', 0.7);
  const search = { url: `${cached.url}/api/yunyou/destination/search?keyword=terracotta` };
  rows.push({ what: 'search', ours: await measure(search, seconds), bare: none, yardstick: '', wanted: 0 });
  await cached.stop();

  const uncached = await startSite({ ...onBenchFolder, HTML_CACHE_MB: '0' });
  for (const [name, address] of Object.entries(pages)) {
    const rendered = { url: `${bare.url}/page/${name}` };
    await compare(
      `${name}, rendered`,
      { url: uncached.url + address },
      rendered,
      'Fastify + React, same markup',
      0.5,
    );
  }
  await uncached.stop();
  await bare.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
printTable();

async function compare(what: string, ours: Target, bare: Target, yardstick: string, wanted: number) {
  process.stdout.write(`  · ${what} ...\n`);
  rows.push({
    what,
    ours: await measure(ours, seconds),
    bare: await measure(bare, seconds),
    yardstick,
    wanted,
  });
}

async function startBare(siteUrl: string): Promise<StartedSite> {
  const { connection } = await reachEmbeddedPostgres(path.join(folder, 'postgres'));
  const input: BareInput = {
    pages: Object.fromEntries(
      await Promise.all(
        Object.entries(pages).map(async ([name, address]) => [name, await readText(siteUrl + address)]),
      ),
    ),
    queries: { cities: await recordQueries(connection) },
    connection: toPgConfig(connection),
  };
  const inputFile = path.join(folder, 'bare.json');
  await writeFile(inputFile, JSON.stringify(input));
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [inputFile], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [url] = await once(child, 'message');
  return { url: String(url), stop: () => stop(child) };
}

/** What the city list asks the database, as the database sees it. */
async function recordQueries(connection: Parameters<typeof toPgConfig>[0]) {
  const queries: { text: string; values: unknown[] }[] = [];
  const database = openDatabase({
    connection,
    poolSize: 2,
    onConnectionLost: () => undefined,
    onQuery: (text, values) => queries.push({ text, values }),
  });
  await listCities(database.db, {}, 'popular', { limit: 20, offset: 0 });
  await database.close();
  return queries;
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function findAsset(siteUrl: string): Promise<string> {
  const asset = /\/assets\/[\w./-]+\.js/.exec(await readText(siteUrl))?.[0];
  if (!asset) throw new Error('The home page names no script');
  return asset;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function printTable(): void {
  console.log('\n| what | requests/s | p50 ms | p99 ms | beside | its requests/s | ratio | wanted |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { what, ours, bare, yardstick, wanted } of rows) {
    const ratio = bare === none ? '' : (ours.requestsPerSecond / bare.requestsPerSecond).toFixed(2);
    const figures = [ours.requestsPerSecond.toFixed(0), ours.p50, ours.p99, yardstick];
    const other = bare === none ? '' : bare.requestsPerSecond.toFixed(0);
    console.log(`| ${[what, ...figures, other, ratio, wanted || ''].join(' | ')} |`);
  }
}
