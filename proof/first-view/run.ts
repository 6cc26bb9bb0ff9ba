import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, quiet } from '../../e2e/find-browser.ts';
import { startSite } from '../../e2e/start-site.ts';
import { createReport } from '../harness/report.ts';

/**
 * `npm run bench:first-view [-- address] [--write]` measures the first contentful paint of the main kinds of page on a slow
 * line. Without an address it starts the built site. Each page is loaded once before, so that it is cached.
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
const mostMs = 2000;
const runsPerPage = 3;
const bytesPerSecond = 1_600_000 / 8;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond / 2,
};
const cpuSlowdown = 4;

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
    'times slower than this machine. Median and slowest of three loads per page; the limit of the median is 2 s. Other load on ' +
    'the machine makes it slower.',
  file: values.write ? 'first-view.md' : undefined,
});
const site = given ? { url: given.replace(/\/$/, ''), stop: async () => undefined } : await startSite({});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quiet });
try {
  for (const [name, page] of Object.entries(pages)) {
    await measure(browser, page);
    const times: number[] = [];
    for (let run = 0; run < runsPerPage; run += 1) times.push(await measure(browser, page));
    times.sort((a, b) => a - b);
    const [, median = Number.POSITIVE_INFINITY, slowest = 0] = times;
    report.check(
      `${name}, ${page}`,
      median <= mostMs,
      `${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
await report.finish();

/** Returns the time of the first contentful paint in milliseconds, in a new browser profile. */
async function measure(opened: Browser, path: string): Promise<number> {
  const context = await opened.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(site.url + path, { waitUntil: 'load', timeout: 120_000 });
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    );
  } finally {
    await context.close();
  }
}
