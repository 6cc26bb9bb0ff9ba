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
import { type StartedSite, startSite } from '../../e2e/start-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { createReport } from '../harness/report.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { BareInput } from './bare-server.ts';
import { type Load, measure, measureBeside, type Target } from './load.ts';

/**
 * `npm run bench:web [-- --seconds S] [--write]`: what a page and a list cost here, beside what the bare parts cost in
 * the same run. Needs a build (`npm run build`). Figures of one run compare with each other; those of two runs do not.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
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
/** Rendering is compared, not compressing: the bare server does not do that. */
const uncompressed = { 'accept-encoding': 'identity' };
const report = createReport({
  title: 'Speed of pages and lists',
  command: 'npm run bench:web',
  introduction:
    'Eight connections ask one thing after the other, here and of a bare server in the same run: a static file of the ' +
    'same site and size, Fastify and React with the markup of the same page (both uncompressed), Fastify and `pg` with the same queries. Both are ' +
    'asked in turns, three times after a first time that does not count; the turn whose ratio is in the middle is told, and the range of ' +
    'all three. What counts is the ratio; figures of two runs do not compare. Weights are bytes on the line, compressed with brotli.',
  file: values.write ? 'web.md' : undefined,
});

try {
  const cached = await startSite(onBenchFolder);
  const { tripId, trip } = await planTrip(cached.url);
  const bare = await startBare(cached.url, tripId);
  for (const [name, address] of Object.entries(pages)) {
    const page = { url: cached.url + address };
    const file = { url: cached.url + (await findFile(await weightOf(page.url))) };
    await compare(`${name} from memory, beside a static file of its size`, page, file, 1);
  }
  const list = { url: `${cached.url}/api/yunyou/city/list`, body: '{"pageSize":20}' };
  await compare('city list, beside the same queries', list, { url: `${bare.url}/query/cities` }, 0.7);
  await compare('trip detail, beside the read of its row', trip, { url: `${bare.url}/query/trip` }, 0);
  const search = { url: `${cached.url}/api/yunyou/destination/search?keyword=terracotta` };
  report.check('search', true, describe(await measure(search, seconds)));
  for (const [name, address] of Object.entries(pages)) await weigh(name, cached.url, address);
  await cached.stop();

  const uncached = await startSite({ ...onBenchFolder, HTML_CACHE_MB: '0' });
  for (const [name, address] of Object.entries(pages)) {
    const page = { url: uncached.url + address, headers: uncompressed };
    const rendered = { url: `${bare.url}/page/${name}`, headers: uncompressed };
    await compare(`${name} rendered, beside React with the same markup`, page, rendered, 0.5);
  }
  await uncached.stop();
  await bare.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
await report.finish();

/** A ratio of 0 is wanted where there is nothing to hold on to. */
async function compare(what: string, ours: Target, bare: Target, wanted: number): Promise<void> {
  report.log(what);
  const { here, there, ratio, lowest, highest } = await measureBeside(ours, bare, seconds);
  const aim = wanted ? `, at least ${wanted} wanted` : '';
  report.check(
    what,
    ratio >= wanted,
    `${ratio.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})${aim}: ${describe(here)} beside ${describe(there)}`,
  );
}

function describe({ requestsPerSecond, p50, p99 }: Load): string {
  return `${requestsPerSecond.toFixed(0)}/s (p50 ${p50} ms, p99 ${p99} ms)`;
}

async function weigh(name: string, siteUrl: string, address: string): Promise<void> {
  const page = await weightOf(siteUrl + address);
  const scripts = (await readText(siteUrl + address)).matchAll(/href="(\/assets\/[^"]+\.js)"/g);
  const sizes = await Promise.all(Array.from(scripts, ([, script]) => weightOf(`${siteUrl}${script}`)));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  const most = 150 * 1024;
  const detail = `${kilobytes(page)} of page with its styles, ${kilobytes(script)} of script in ${sizes.length} files`;
  report.check(`${name}, at most 150 KB of script`, script <= most, detail);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** As it travels: `fetch` would unpack it. */
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

async function planTrip(siteUrl: string): Promise<{ tripId: string; trip: Target }> {
  const create = createCallSite(() => siteUrl);
  const { data } = await create('POST /travel/create', {
    wish: "A week in Beijing and Xi'an in April for two",
  });
  const headers = { 'trip-key': data?.key ?? '' };
  const call = createCallSite(() => siteUrl, headers);
  const id = data?.id ?? '';
  await waitUntil('the trip is planned', async () => {
    const answer = await call('GET /travel/syncResult', { id });
    return answer.data?.status === 'ready';
  });
  return { tripId: id, trip: { url: `${siteUrl}/api/yunyou/travel/line/detail?id=${id}`, headers } };
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

/** What a read asks the database, as the database sees it. */
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

/** The script or font of the site that weighs nearest to a page: what travels costs both sides more than what serves it. */
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
