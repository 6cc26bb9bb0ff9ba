import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser.ts';

const visit = useBrowser();

describe('map', () => {
  it('loads when it scrolls into view, uses only our own files, and has a list of its places', async () => {
    const { page, errors, foreign } = await visit();
    const fetched = watchFiles(page);
    const library = page.waitForResponse(/maplibre-gl-[^/]+\.mjs$/);
    await page.goto('/destination');
    await library; // downloaded when the page is idle
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.startsWith('/map/') || path.includes('map-canvas'))).toEqual([]);
    const map = page.getByRole('region', { name: 'Cities in this guide' });
    await map.scrollIntoViewIfNeeded();
    await page.waitForResponse((response) => response.url().endsWith('/map/water.generated.json'));
    await map.getByRole('button', { name: 'Show list' }).click();
    expect(await map.getByRole('link').count()).toBeGreaterThan(60);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('downloads nothing before it is in view when the visitor saves data', async () => {
    const { page } = await visit();
    await saveData(page);
    const fetched = watchFiles(page);
    await page.goto('/destination', { waitUntil: 'networkidle' });
    expect(fetched.filter((path) => path.startsWith('/map/') || path.includes('maplibre'))).toEqual([]);
    await page.getByRole('region', { name: 'Cities in this guide' }).scrollIntoViewIfNeeded();
    await page.waitForResponse((response) => response.url().endsWith('/map/water.generated.json'));
  });

  it('of a city loads nothing of the country until it is zoomed out', async () => {
    const { page } = await visit({ ...phone, reducedMotion: 'reduce' });
    const fetched = watchFiles(page);
    await page.goto('/destination/city?id=xian', { waitUntil: 'networkidle' });
    const map = page.getByRole('region', { name: "Places in Xi'an" });
    await map.scrollIntoViewIfNeeded();
    await map.locator('[data-ready]').waitFor();
    const files = new Set(fetched.filter((path) => path.startsWith('/map/')));
    expect([...files]).toEqual(['/map/sketch/xian.generated.json']);
    const water = page.waitForResponse((response) => response.url().endsWith('/map/water.generated.json'));
    const zoomOut = map.getByRole('button', { name: 'Zoom out' });
    for (let step = 0; step < 3; step += 1) await zoomOut.click();
    await water;
  });

  it('keeps its height while its styles load', async () => {
    const { page } = await visit();
    await saveData(page); // otherwise the styles are there before
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/maplibre*.css', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/destination', { waitUntil: 'networkidle' });
    const map = page.getByRole('region', { name: 'Cities in this guide' });
    const styles = page.waitForRequest('**/maplibre*.css');
    await map.scrollIntoViewIfNeeded();
    const height = (await map.boundingBox())?.height;
    await styles;
    expect((await map.boundingBox())?.height).toBe(height);
    release();
    await map.locator('canvas').waitFor();
  });

  it('says that a city without streets is a sketch, and shows walking distances around a chosen sight', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto('/destination/city?id=xian', { waitUntil: 'networkidle' });
    const map = page.getByRole('region', { name: "Places in Xi'an" });
    await map.scrollIntoViewIfNeeded();
    await map.getByText('↑ N').waitFor();
    const scale = map.locator('.maplibregl-ctrl-scale');
    expect(await scale.textContent()).toContain('km');
    await map
      .getByRole('button', { name: /, sight$/ })
      .first()
      .press('Enter');
    const popup = map.getByRole('group').filter({ hasText: 'Sight' });
    await popup.getByText('5, 10 and 15 minutes in a straight line').waitFor();
    await popup.getByRole('button', { name: 'Show walking distances' }).click();
    await expect.poll(() => scale.textContent()).toMatch(/^\d+\sm$/);
    await map.getByText('Sketch without streets').waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

/** Collects the paths of the files that a page loads from now on. */
function watchFiles(page: Page): string[] {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) fetched.push(new URL(response.url()).pathname);
  });
  return fetched;
}

/** Chooses "Reduced" in the visitor's preferences. */
const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('yunyou:data', 'reduced'));
