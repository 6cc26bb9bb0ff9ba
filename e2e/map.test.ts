import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './harness/browser.ts';
import { openNewTrip } from './harness/trip-calls.ts';

const visit = useBrowser();

/** Returns whether a file is data of the interactive map. The ground of the static map is a small picture of the page. */
const isMapData = (path: string): boolean => path.startsWith('/map/') && !path.endsWith('.svg');

describe('map', () => {
  it('loads when it scrolls into view, uses only our own files, and has a list of its places', async () => {
    const { page, errors, foreign } = await visit();
    const fetched = watchFiles(page);
    const library = page.waitForResponse(/maplibre-gl-[^/]+\.mjs$/);
    await page.goto('/destination');
    await library; // downloaded when the page is idle
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => isMapData(path) || path.includes('map-canvas'))).toEqual([]);
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
    expect(fetched.filter((path) => isMapData(path) || path.includes('maplibre'))).toEqual([]);
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
    expect([...files]).toEqual(['/map/sketch/xian.generated.svg', '/map/sketch/xian.generated.json']);
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
    const notes = map.locator('.maplibregl-ctrl-notes');
    await notes.getByText('↑ N').waitFor();
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
    await notes.getByText('Sketch without streets').waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe('the static map', () => {
  it('shows the same pins at the same places as the interactive map that covers it', async () => {
    for (const options of [phone, {}]) {
      const { page, errors } = await visit({ ...options, reducedMotion: 'reduce' });
      await page.goto('/destination/city?id=xian', { waitUntil: 'networkidle' });
      const map = page.getByRole('region', { name: "Places in Xi'an" });
      await map.scrollIntoViewIfNeeded();
      await map.locator('[data-ready]').waitFor();
      const still = await listPins(map, '[data-static] [data-shape]');
      const moving = await listPins(map, '.maplibregl-marker');
      expect(still.length).toBeGreaterThan(5);
      expect(still.map(({ look }) => look).toSorted()).toEqual(moving.map(({ look }) => look).toSorted());
      const jumps = moving.map(({ look, x, y }) =>
        Math.min(...still.map((pin) => (pin.look === look ? Math.hypot(pin.x - x, pin.y - y) : Infinity))),
      );
      expect(Math.max(...jumps)).toBeLessThan(1); // MapLibre rounds the position of a pin to a pixel
      await map.locator('[data-static]').waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    }
  });

  it.each(['/destination/city?id=xian', '/attractions/detail?id=terracotta-army', '/destination'])(
    'of %s is shown without JavaScript, with its list and its sources',
    async (path) => {
      const { page } = await visit({ ...phone, javaScriptEnabled: false });
      await page.goto(path, { waitUntil: 'networkidle' });
      const map = page.locator('section[data-mode]');
      await expectDrawn(map);
      expect(await map.getByRole('link', { name: '© OpenStreetMap' }).isVisible()).toBe(true);
      expect(await map.getByRole('listitem').first().isVisible()).toBe(true);
    },
  );

  it('is printed in light colours, also when the interactive map is shown', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    await page.goto('/destination/city?id=xian', { waitUntil: 'networkidle' });
    const map = page.getByRole('region', { name: "Places in Xi'an" });
    await map.scrollIntoViewIfNeeded();
    await map.locator('[data-ready]').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' }); // as browsers print
    await expectDrawn(map);
    expect(await map.locator('canvas').isVisible()).toBe(false);
    const still = map.locator('[data-static]');
    expect(await still.getByText('Sketch without streets').isVisible()).toBe(true);
  });

  it('is printed for each day of a trip with its numbered stops', async () => {
    const { page } = await visit();
    await openNewTrip(page);
    const days = page.locator('[data-day-map]');
    expect(await days.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await days.count()).toBeGreaterThan(1);
    for (const day of await days.all()) await expectDrawn(day);
    expect(await days.first().locator('[data-shape="stop"]').first().textContent()).toMatch(/^\d/);
    // A sheet of A4 is narrower than a screen, and parts without anything to read are not printed.
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const name of ['Bookings', 'Files', 'Costs'])
      expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(false);
  });
});

/** Lists the pins that are visible, with their looks and their middle in pixels. */
function listPins(map: Locator, selector: string) {
  return map.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const room = (element.closest('[data-map]') ?? element).getBoundingClientRect();
      const isShown = (element.closest('[data-static]') ? element.parentElement : element)?.clientWidth !== 0;
      const box = element.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2 - room.x, y: box.y + box.height / 2 - room.y };
      const isInside = middle.x > 0 && middle.y > 0 && middle.x < room.width && middle.y < room.height;
      const { shape, kind } = element instanceof HTMLElement ? element.dataset : {};
      return isInside && isShown ? [{ ...middle, look: `${shape} ${kind} ${element.textContent}` }] : [];
    }),
  );
}

/** Waits until the static map has a size, pins and its ground. */
async function expectDrawn(map: Locator): Promise<void> {
  const still = map.locator('[data-static]');
  await still.waitFor();
  await still.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await still.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(200);
  await still.locator('[data-shape]:visible').first().waitFor();
  const hasGround = () =>
    still.evaluate((element) =>
      Array.from(element.querySelectorAll('use[href*="/map/"], [style*="--frame-width"]')).some(
        (ground) => ground.getBoundingClientRect().width > 0,
      ),
    );
  await expect.poll(hasGround).toBe(true);
}

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
