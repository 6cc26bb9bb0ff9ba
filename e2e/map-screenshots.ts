import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator } from 'playwright-core';
import { findBrowser, quiet, software } from './harness/find-browser.ts';

/**
 * Writes two pictures of the map of each city, for people to look at: as the page opens, and after a click on its largest cluster.
 * `npm run map:screenshots -- --site http://localhost:4000 --out .cache/map/screenshots xian hangzhou` needs a started site.
 * `--dark` takes them in dark colours.
 */
const { values: flags, positionals: cities } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:4000' },
    out: { type: 'string', default: '.cache/map/screenshots' },
    dark: { type: 'boolean', default: false },
  },
});

/** A phone in landscape or a small window: one column, the whole map in view. */
const viewport = { width: 900, height: 760 };
/** MapLibre reports no end of label placement that a page could wait for. */
const labelsMs = 2_000;

await mkdir(flags.out, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...software] });
const page = await browser.newPage({
  viewport,
  baseURL: flags.site,
  reducedMotion: 'reduce',
  colorScheme: flags.dark ? 'dark' : 'light',
});
page.setDefaultTimeout(60_000);
for (const id of cities) {
  await page.goto(`/destination/city?id=${id}`, { waitUntil: 'domcontentloaded' });
  const map = page.getByRole('region', { name: /^Places in/ }).first();
  await map.scrollIntoViewIfNeeded();
  await map.locator('[data-ready]').waitFor();
  await page.waitForTimeout(labelsMs);
  await map.screenshot({ path: path.join(flags.out, `${id}-1.png`) });
  await clickLargestCluster(map);
  await page.waitForTimeout(labelsMs);
  await map.screenshot({ path: path.join(flags.out, `${id}-2.png`) });
  process.stdout.write(`${id}\n`);
}
await browser.close();

/** Clicks the cluster with most places, which zooms to them. */
async function clickLargestCluster(map: Locator): Promise<void> {
  const pins = await map.locator('.maplibregl-marker').all();
  const counts = await Promise.all(pins.map(async (pin) => Number((await pin.textContent()) ?? '') || 0));
  await pins[counts.indexOf(Math.max(...counts))]?.click();
}
