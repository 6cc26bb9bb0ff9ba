import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listCities } from '@yunyou/database/catalogue/place.queries';
import { type Db, openDatabase, toPgConfig } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { findTrip } from '@yunyou/database/visitors/trip.queries';
import { type StartedSite, startSite } from '../../e2e/harness/start-site.ts';
import type { Load, LoadTarget } from '../harness/http-load.ts';
import { planTrip } from '../harness/planned-trip.ts';
import { createReport } from '../harness/report.ts';
import type { BareInput } from './bare-server.ts';
import { measure, measureRatio } from './load.ts';

/**
 * `npm run bench:web [-- --seconds S] [--only rendered] [--write]` compares the throughput of pages and lists with minimal
 * servers in the same run. Needs a build (`npm run build`). Compare ratios, not requests per second of two runs: they depend
 * on the machine. `--only rendered` measures rendered pages alone; the report needs all rows.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const isRenderedOnly = values.only === 'rendered';
if (values.only !== undefined && (!isRenderedOnly || values.write)) {
  throw new Error('--only takes "rendered" and cannot be combined with --write');
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bench-'));
const keyFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bench-keys-'));
/** Site and bare server use the same database, and both starts of the site the same keys. */
const onBenchFolder = { DATA_DIR: folder, KEY_DIR: keyFolder, RATE_LIMIT: '100000000' };

const pages = {
  home: '/',
  city: '/destination/city?id=xian',
  attraction: '/attractions/detail?id=terracotta-army',
  guide: '/wiki/detail?id=high-speed-trains',
};
/** The bare server does not compress, so the site must not either. */
const uncompressed = { 'accept-encoding': 'identity' };
const report = createReport({
  title: 'Speed of pages and lists',
  command: 'npm run bench:web',
  introduction:
    'Eight connections send requests to the site and to a yardstick in the same run: a static file of similar size, Fastify and ' +
    'React with the markup of the same page (both uncompressed), or Fastify and `pg` with the same queries. Site and yardstick ' +
    'alternate for three rounds after a warm-up; the table shows the median ratio and the range. Requests per second of two runs ' +
    'do not compare. Weights are transferred bytes, compressed with brotli.',
  file: values.write ? 'web.md' : undefined,
});

try {
  const cached = await startSite(onBenchFolder);
  const planned = await planTrip(cached.url);
  const trip = { url: cached.url + planned.path, headers: planned.headers };
  const bare = await startBare(cached.url, planned.id);
  if (!isRenderedOnly) await measureCached(cached.url, bare.url, trip);
  await cached.stop();

  const uncached = await startSite({ ...onBenchFolder, HTML_CACHE_MB: '0' });
  for (const [name, address] of Object.entries(pages)) {
    const page = { url: uncached.url + address, headers: uncompressed };
    const rendered = { url: `${bare.url}/page/${name}`, headers: uncompressed };
    await compare(`${name} rendered, compared with React and the same markup`, page, rendered, 0.35);
  }
  await uncached.stop();
  await bare.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(keyFolder, { recursive: true, force: true });
}
await report.finish();

/** Measures pages from the cache, lists, one trip and search, and weighs the pages. */
async function measureCached(siteUrl: string, bareUrl: string, trip: LoadTarget): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    const page = { url: siteUrl + address };
    const file = { url: siteUrl + (await findFile(await weightOf(page.url))) };
    await compare(`${name} from the cache, compared with a static file of its size`, page, file, 1);
  }
  const list = { url: `${siteUrl}/api/yunyou/city/list`, body: '{"pageSize":20}' };
  await compare('city list, compared with the same queries', list, { url: `${bareUrl}/query/cities` }, 0.7);
  await compare('trip detail, compared with the read of its row', trip, { url: `${bareUrl}/query/trip` }, 0);
  const search = { url: `${siteUrl}/api/yunyou/destination/search?keyword=terracotta` };
  report.check('search', true, describe(await measure(search, seconds)));
  for (const [name, address] of Object.entries(pages)) await weigh(name, siteUrl, address);
}

/** Reports a ratio; `wanted` is its lower limit, 0 for none. */
async function compare(what: string, ours: LoadTarget, bare: LoadTarget, wanted: number): Promise<void> {
  report.log(what);
  const { here, there, ratio, lowest, highest } = await measureRatio(ours, bare, seconds);
  const limit = wanted ? `, at least ${wanted} required` : '';
  report.check(
    what,
    ratio >= wanted,
    `${ratio.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})${limit}: ${describe(here)} compared with ${describe(there)}`,
  );
}

function describe({ requestsPerSecond, p50, p99 }: Load): string {
  return `${requestsPerSecond.toFixed(0)}/s (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`;
}

async function weigh(name: string, siteUrl: string, address: string): Promise<void> {
  const page = await weightOf(siteUrl + address);
  const html = await readText(siteUrl + address);
  const scripts = await weighFiles(siteUrl, html, /href="(\/assets\/[^"]+\.js)"/g);
  const styles = await weighFiles(siteUrl, html, /href="(\/assets\/[^"#]+\.css)#?"/g);
  const detail = `page ${kilobytes(page)}, styles ${describeFiles(styles)}, scripts ${describeFiles(scripts)}`;
  report.check(`${name}, at most 150 KB of script`, scripts.bytes <= 150 * 1024, detail);
}

interface FilesWeight {
  bytes: number;
  count: number;
}

async function weighFiles(siteUrl: string, html: string, pattern: RegExp): Promise<FilesWeight> {
  const files = new Set(Array.from(html.matchAll(pattern), ([, file]) => file));
  const sizes = await Promise.all(Array.from(files, (file) => weightOf(`${siteUrl}${file}`)));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), count: sizes.length };
}

function describeFiles({ bytes, count }: FilesWeight): string {
  return `${kilobytes(bytes)} in ${count} files`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Returns the transferred bytes; `fetch` would decompress them. */
function weightOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function startBare(siteUrl: string, tripId: string): Promise<StartedSite> {
  const { connection } = await reachEmbeddedPostgres(path.join(folder, 'postgres'));
  const input: BareInput = {
    pages: Object.fromEntries(
      await Promise.all(
        Object.entries(pages).map(async ([name, address]) => [name, await readText(siteUrl + address)]),
      ),
    ),
    queries: {
      cities: await recordQueries(connection, (db) =>
        listCities(db, {}, 'popular', { limit: 20, offset: 0 }),
      ),
      trip: await recordQueries(connection, (db) => findTrip(db, tripId)),
    },
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

/** Records the SQL that a query function sends. */
async function recordQueries(
  connection: Parameters<typeof toPgConfig>[0],
  read: (db: Db) => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }[]> {
  const queries: { text: string; values: unknown[] }[] = [];
  const database = openDatabase({
    connection,
    poolSize: 2,
    onConnectionLost: () => undefined,
    onQuery: (text, values) => queries.push({ text, values }),
  });
  await read(database.db);
  await database.close();
  return queries;
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** Finds the script or font whose size is closest to the page's, because transfer costs more than serving. */
async function findFile(weight: number): Promise<string> {
  const root = path.resolve('apps/web/build/client');
  const files: { address: string; distance: number }[] = [];
  for await (const file of glob(['assets/*.js.br', 'fonts/*.woff2'], { cwd: root })) {
    const { size } = await stat(path.join(root, file));
    files.push({ address: `/${file.replace(/\.br$/, '')}`, distance: Math.abs(size - weight) });
  }
  const [nearest] = files.toSorted((a, b) => a.distance - b.distance);
  if (!nearest) throw new Error('The site is not built: npm run build');
  return nearest.address;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
