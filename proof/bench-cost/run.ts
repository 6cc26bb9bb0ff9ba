import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeArchive } from '../../apps/api/src/testing/write-archive.ts';
import { sendLoad } from '../harness/http-load.ts';
import { planTrip } from '../harness/planned-trip.ts';
import { createReport } from '../harness/report.ts';
import { type ServingSite, startServing } from './launch.ts';
import { createMixedRequests, sendAll } from './mixed-requests.ts';
import { readCpuTime, readMemory, type SiteCost } from './process-cost.ts';

/**
 * `npm run bench:cost [-- --seconds S] [--requests N] [--skip-script] [--write]` measures CPU time per request, resident memory
 * and start time. Needs a build (`npm run build`), and Linux, because it reads `/proc`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    requests: { type: 'string', default: '10000' },
    'skip-script': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const scriptRequests = Number(values.requests);
const connections = 8;
/** Work that follows the start, such as warming the planner, is over by then. */
const settleMs = 8000;
const idleWaitMs = 600_000;
const limits = {
  startMb: 250,
  scriptMb: 400,
  fromMemory: 2000,
  withoutMemory: 500,
  tripsPerSecond: 400,
  pageCpuMs: 0.12,
  tileCpuMs: 0.3,
  coldStartMs: 90_000,
  warmStartMs: 6000,
};

interface Target {
  name: string;
  path: string;
  /** A JSON body makes it a POST. */
  body?: string;
  headers?: Record<string, string>;
}

const api = '/api/yunyou';
const publicAnswers: Target[] = [
  { name: 'city list', path: `${api}/city/list`, body: '{"pageSize":20}' },
  { name: 'city detail', path: `${api}/city/detail?id=xian` },
  { name: 'spot list', path: `${api}/scenicSpots/selectInfoByCityCode`, body: '{"pageSize":20}' },
  { name: 'spot detail', path: `${api}/scenicSpots/detail?id=terracotta-army` },
  { name: 'guide list', path: `${api}/wiki/list`, body: '{"pageSize":20}' },
  { name: 'guide detail', path: `${api}/wiki/detail?id=high-speed-trains` },
];
const pages: Target[] = [
  { name: 'home page', path: '/' },
  { name: 'city page', path: '/destination/city?id=xian' },
  { name: 'spot page', path: '/attractions/detail?id=terracotta-army' },
];

/** As large as a tile of a city centre. Random bytes stay as large when they are compressed. */
const tileBytes = 40_000;

const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-cost-'));
await chmod(folder, 0o755); // PostgreSQL runs as another user and must be able to enter it
await writeArchive(path.join(folder, 'map.pmtiles'), [
  { zoom: 14, x: 13_719, y: 6692, content: randomBytes(tileBytes) },
]);
const environment = { DATA_DIR: folder, RATE_LIMIT: '100000000', TRIP_LIMIT: '100000' };
const withoutMemory = { ANSWER_CACHE_MB: '0', HTML_CACHE_MB: '0' };
const report = createReport({
  title: 'Cost of requests and memory',
  command: 'npm run bench:cost',
  introduction:
    `The site runs as \`npm start\` runs it; start times leave out the check of installed packages. ${connections} connections repeat one request for ${seconds} seconds after a warm-up. CPU time ` +
    'is user and system time of the server with its helper processes and of PostgreSQL, without that of the load generator. ' +
    '"From memory" repeats a request with the default settings; "without memory" sets `ANSWER_CACHE_MB=0` and `HTML_CACHE_MB=0`, so that public answers come from the database (decision 11); "computed" also sets `ANSWER_STORE_MB=0`. ' +
    `The script sends ${scriptRequests} requests in a fixed order. Of 10,000 requests, 2,000 are pictures that were never encoded before, ` +
    '3,000 pages, 2,000 lists, 2,000 details, 500 searches and 500 trips; a shorter script has the same shares.',
  file: values.write ? 'cost.md' : undefined,
});

try {
  const cold = await startServing(environment);
  report.check(
    `start with an empty data folder, at most ${limits.coldStartMs / 1000} s`,
    cold.startMs <= limits.coldStartMs,
    `${(cold.startMs / 1000).toFixed(1)} s`,
  );
  await delay(settleMs); // let the start's background work end before it is stopped
  await cold.stop();
  await measureFromMemory();
  await measureWithoutMemory();
  await measureComputed();
} finally {
  await rm(folder, { recursive: true, force: true });
}
await report.finish();

async function measureFromMemory(): Promise<void> {
  const site = await startServing(environment);
  report.check(
    `start with loaded content, at most ${limits.warmStartMs / 1000} s`,
    site.startMs <= limits.warmStartMs,
    `${(site.startMs / 1000).toFixed(1)} s`,
  );
  await delay(settleMs);
  checkMemory(site, `memory after start, at most ${limits.startMb} MB`, limits.startMb);
  const trip = { name: 'trip', ...(await planTrip(site.url)) };
  if (!values['skip-script']) await runScript(site, trip);
  for (const target of publicAnswers) {
    await checkCost(site, target, `${target.name} from memory`, limits.fromMemory);
  }
  await checkTrip(site, trip, 'trip detail from memory');
  for (const page of pages) await checkCpu(site, page, limits.pageCpuMs);
  await checkCpu(site, { name: 'map tile', path: await findTilePath(site.url) }, limits.tileCpuMs);
  await site.stop();
}

/** Returns the address of the tile with the version that the pages name. */
async function findTilePath(siteUrl: string): Promise<string> {
  const page = await (await fetch(`${siteUrl}/destination`)).text();
  const version = /\/map\/tiles\/\{z\}\/\{x\}\/\{y\}\?v=([0-9a-f]+)/.exec(page)?.[1];
  if (!version) throw new Error('The page names no map tiles');
  return `/map/tiles/14/13719/6692?v=${version}`;
}

async function checkCpu(site: ServingSite, target: Target, limitMs: number): Promise<void> {
  const cost = await measureCost(site, target);
  const cpuMs = cost.appMs + cost.databaseMs;
  report.check(
    `${target.name} from memory, at most ${limitMs} ms of CPU`,
    cpuMs <= limitMs,
    `${cpuMs.toFixed(3)} ms, ${cost.perSecond.toFixed(0)}/s`,
  );
}

async function measureWithoutMemory(): Promise<void> {
  const site = await startServing({ ...environment, ...withoutMemory });
  for (const target of publicAnswers) {
    await checkCost(site, target, `${target.name} without memory`, limits.withoutMemory);
  }
  await site.stop();
}

/** Reports what an answer costs that neither memory nor the database has. There are no limits for it. */
async function measureComputed(): Promise<void> {
  const site = await startServing({ ...environment, ...withoutMemory, ANSWER_STORE_MB: '0' });
  const trip = { name: 'trip detail', ...(await planTrip(site.url)) };
  for (const target of [...publicAnswers, trip]) {
    report.check(`${target.name} computed`, true, describeCost(await measureCost(site, target)));
  }
  await site.stop();
}

async function runScript(site: ServingSite, trip: Target): Promise<void> {
  const requests = await createMixedRequests(site.url, trip, scriptRequests);
  report.log(`sending ${requests.length} mixed requests`);
  const start = performance.now();
  const failures = await sendAll(site.url, requests, connections);
  const took = ((performance.now() - start) / 1000).toFixed(0);
  report.check(
    'every request of the script succeeds',
    failures.length === 0,
    `${requests.length} requests in ${took} s${failures.length ? `, ${failures.length} failed: ${failures.slice(0, 3).join('; ')}` : ''}`,
  );
  checkMemory(site, `memory after the script, at most ${limits.scriptMb} MB`, limits.scriptMb);
  await waitUntilIdle(site);
}

/** Waits for work that outlives its request, such as encoding pictures: its CPU time must not count as that of later requests. */
async function waitUntilIdle({ port }: ServingSite): Promise<void> {
  for (let waited = 0; waited < idleWaitMs; waited += 1000) {
    const before = readCpuTime(port, folder);
    await delay(1000);
    const after = readCpuTime(port, folder);
    if (after.app + after.database - before.app - before.database < 0.05) return;
  }
  throw new Error(`The site was still busy ${idleWaitMs / 1000} s after the script`);
}

function checkMemory({ port }: ServingSite, guarantee: string, limitMb: number): void {
  const cost = readMemory(port, folder);
  report.check(guarantee, cost.serverMb <= limitMb, describeMemory(cost));
}

function describeMemory({ serverMb, helpers, databaseMb, databaseProcesses }: SiteCost): string {
  const list = helpers.map(({ megabytes }) => `${megabytes} MB`).join(', ') || 'none';
  return `server ${serverMb} MB; helper processes: ${list}; ${databaseProcesses} PostgreSQL processes ${databaseMb} MB, shared memory counted in each`;
}

async function checkCost(site: ServingSite, target: Target, what: string, wanted: number): Promise<void> {
  const cost = await measureCost(site, target);
  report.check(`${what}, at least ${wanted} per CPU-second`, cost.perCpuSecond >= wanted, describeCost(cost));
}

function describeCost({ perCpuSecond, appMs, databaseMs, perSecond }: RequestCost): string {
  return `${perCpuSecond.toFixed(0)} per CPU-second (app ${appMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms each), ${perSecond.toFixed(0)}/s`;
}

async function checkTrip(site: ServingSite, trip: Target, what: string): Promise<void> {
  const cost = await measureCost(site, trip);
  report.check(
    `${what}, at least ${limits.tripsPerSecond} a second`,
    cost.perSecond >= limits.tripsPerSecond,
    `${cost.perSecond.toFixed(0)}/s (app ${cost.appMs.toFixed(2)} ms, database ${cost.databaseMs.toFixed(2)} ms each)`,
  );
}

interface RequestCost {
  perSecond: number;
  perCpuSecond: number;
  /** CPU time of one request. */
  appMs: number;
  databaseMs: number;
}

/** Measures after a warm-up of half the time. */
async function measureCost({ url, port }: ServingSite, target: Target): Promise<RequestCost> {
  const request = { ...target, url: url + target.path };
  await sendLoad(request, { connections, seconds: seconds / 2 });
  const before = readCpuTime(port, folder);
  const { requests, requestsPerSecond } = await sendLoad(request, { connections, seconds });
  const after = readCpuTime(port, folder);
  const app = after.app - before.app;
  const database = after.database - before.database;
  return {
    perSecond: requestsPerSecond,
    perCpuSecond: requests / (app + database),
    appMs: (app / requests) * 1000,
    databaseMs: (database / requests) * 1000,
  };
}
