import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const visit = useBrowser();

describe('map', () => {
  it('loads when it scrolls into view, uses only our own files, and has a list of its places', async () => {
    const { page, errors, foreign } = await visit();
    const fetched: string[] = [];
    page.on('response', (response) => {
      if (response.ok()) fetched.push(new URL(response.url()).pathname);
    });
    await page.goto('/destination', { waitUntil: 'networkidle' });
    expect(fetched.filter((path) => path.includes('maplibre') || path.startsWith('/map/'))).toEqual([]);
    const map = page.getByRole('region', { name: 'Cities in this guide' });
    await map.scrollIntoViewIfNeeded();
    await page.waitForResponse((response) => response.url().endsWith('/map/water.generated.json'));
    await map.getByRole('button', { name: 'Show list' }).click();
    expect(await map.getByRole('link').count()).toBeGreaterThan(60);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('keeps its height while its styles load', async () => {
    const { page } = await visit();
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
