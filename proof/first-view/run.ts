import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser, quiet, software } from '../../e2e/harness/find-browser.ts';
import { startSite } from '../../e2e/harness/start-site.ts';
import { createReport } from '../harness/report.ts';

/**
 * `npm run bench:first-view [-- address] [--write]` measures the first contentful paint of the main kinds of page on a slow
 * line, and the first view of maps after they come into sight: the static map of the page, and the interactive one that
 * covers it. Without an address it starts the built site. Each page is
 * loaded once before, so that it is cached.
 */
const pages = {
  Home: '/',
  'List of places': '/destination/list',
  City: '/destination/city?id=xian',
  Sight: '/attractions/detail?id=terracotta-army',
  Guide: '/wiki/detail?id=high-speed-trains',
  Tour: '/trip/details?line=beijing-great-wall-day',
  'Trip form': '/trip',
};
/** Pages with a map further down. */
const mapPages = {
  'Map of a city': '/destination/city?id=xian',
  'Map of a sight': '/attractions/detail?id=terracotta-army',
};
const mapSelector = 'section[data-mode][aria-label]';
const mostMs = 2000;
const mapMostMs = 1500;
const runsPerPage = 3;
const bytesPerSecond = 1_600_000 / 8;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond / 2,
};
const cpuSlowdown = 4;
/**
 * Scrolls to a map and returns the milliseconds until its static map is painted with pins and ground: the sketch of a city, which
 * has no size before it is loaded, or the relief around a place without one. A text, because this project has no types of browsers.
 */
const timeStaticMap = `async (map) => {
  const start = performance.now();
  map.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = () => new Promise(requestAnimationFrame);
  const some = (selector, isDrawn) => Array.from(map.querySelectorAll(selector)).some(isDrawn);
  const hasGround = () =>
    some('[data-static] use[href^="/map/"]', (sketch) => sketch.getBoundingClientRect().width > 0) ||
    some('[data-static] img[data-scheme="light"]', (relief) => relief.complete);
  const hasPins = () => some('[data-static] [data-shape]', (pin) => pin.parentElement.clientWidth > 0);
  do await frame(); while (!hasGround() || !hasPins());
  await frame(); // the frame before is painted now
  return performance.now() - start;
}`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [given] = positionals;
const report = createReport({
  title: 'First view on a slow line',
  command: 'npm run bench:first-view',
  introduction:
    'First contentful paint in Chromium with an empty cache on a phone of 390 px: 1.6 Mbit/s, 150 ms latency, processor four ' +
    'times slower than this machine. Median and slowest of three loads per page; the limit of the median is 2 s. For a map, the ' +
    'time from the scroll that brings it into sight until a frame with ground and pins; the limit is 1.5 s. A visitor first sees the ' +
    'static map, which is part of the page. The interactive map covers it without a jump when it has drawn the same view; that time has ' +
    'no limit. WebGL is computed by the processor. Other load on the machine makes it slower.',
  file: values.write ? 'first-view.md' : undefined,
});
const site = given ? { url: given.replace(/\/$/, ''), stop: async () => undefined } : await startSite({});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...quiet, ...software],
});
try {
  for (const [name, page] of Object.entries(pages)) await check(name, page, mostMs, readFirstPaint);
  for (const [name, page] of Object.entries(mapPages)) {
    await check(name, page, mapMostMs, readStaticMapView);
    await check(`${name}, interactive`, page, Number.POSITIVE_INFINITY, readInteractiveMapView);
  }
} finally {
  await browser.close();
  await site.stop();
}
await report.finish();

/** Reports the median of several loads. */
async function check(
  name: string,
  path: string,
  limitMs: number,
  read: (page: Page) => Promise<number>,
): Promise<void> {
  await measure(browser, path, read);
  const times: number[] = [];
  for (let run = 0; run < runsPerPage; run += 1) times.push(await measure(browser, path, read));
  times.sort((a, b) => a - b);
  const [, median = Number.POSITIVE_INFINITY, slowest = 0] = times;
  report.check(
    `${name}, ${path}`,
    median <= limitMs,
    `${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`,
  );
}

/** Opens a page in a new browser profile on the slow line and returns the time that `read` finds, in milliseconds. */
async function measure(
  opened: Browser,
  path: string,
  read: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await opened.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await openSlowPage(context);
    await page.goto(site.url + path, { waitUntil: 'load', timeout: 120_000 });
    return await read(page);
  } finally {
    await context.close();
  }
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

function readFirstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
}

/** Scrolls to the map of a page and returns the time until the static map is painted with its ground and pins. */
async function readStaticMapView(page: Page): Promise<number> {
  await findMap(page);
  const expression = `(${timeStaticMap})(document.querySelector(${JSON.stringify(mapSelector)}))`;
  return (await page.evaluate(expression)) as number; // milliseconds, by the text above
}

/** Scrolls to the map of a page and returns the time until the interactive map has drawn its first complete view. */
async function readInteractiveMapView(page: Page): Promise<number> {
  const map = await findMap(page);
  const start = performance.now();
  await map.scrollIntoViewIfNeeded();
  await map.locator('[data-ready]').waitFor({ timeout: 120_000 });
  return performance.now() - start;
}

async function findMap(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  return page.locator(mapSelector).first();
}
