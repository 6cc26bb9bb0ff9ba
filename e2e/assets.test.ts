import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';
import { type Cdn, startCdn } from './harness/cdn.ts';
import { type StartedSite, startSite } from './harness/start-site.ts';
import { editorOf, openNewTrip, saveForOffline } from './harness/trip-calls.ts';

const visit = useBrowser();
const longest = 300_000;
const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to fetch/;
const isFile = (path: string) => /^\/(assets|fonts|pictures)\//.test(path);
/** The map stays on the site: its worker must have the origin of the page. */
const isOfMap = (path: string) => /\/(?:maplibre|map-latin)/.test(path);

let site: StartedSite;
let cdn: Cdn;

beforeAll(async () => {
  cdn = await startCdn();
  site = await startSite({ ASSET_URL: cdn.url, LAG_MAX_MS: '10000' });
  cdn.serve(site.url);
}, longest);
afterAll(async () => {
  await site?.stop();
  await cdn?.stop();
});

/** Paths of the files that a page has asked the site itself for. */
function watchOwnFiles(page: Page): string[] {
  const own: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.url && isFile(pathname) && !isOfMap(pathname)) own.push(pathname);
  });
  return own;
}

describe('a site behind a CDN (ASSET_URL)', () => {
  it(
    'loads scripts, styles, fonts and pictures from there, without cookies, and runs each script once',
    async () => {
      const { page, errors } = await visit({ baseURL: site.url });
      await page.context().addCookies([{ name: 'visitor', value: 'a', url: site.url }]);
      const own = watchOwnFiles(page);
      await page.goto('/destination/city?id=beijing');
      await whenHydrated(page);
      await page.locator('footer a[href="/privacy"]').click();
      await page.waitForURL(/\/privacy$/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');

      const paths = cdn.requests.map(({ path }) => path);
      for (const kind of [/^\/assets\/.*\.js$/, /^\/assets\/.*\.css$/, /\.woff2$/, /^\/pictures\//])
        expect(
          paths.some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
      const scripts = paths.filter((path) => path.endsWith('.js'));
      expect(scripts).toHaveLength(new Set(scripts).size);
      expect(own).toEqual([]);
      expect(paths.filter((path) => !isFile(path))).toEqual([]);
      expect(cdn.requests.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
      for (const { path, headers } of cdn.answers) {
        expect(headers['set-cookie'], path).toBeUndefined();
        expect(headers['access-control-allow-origin'], path).toBe('*');
        expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
        if (path.startsWith('/assets/'))
          expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
        else expect(headers['cache-control'], path).toMatch(/^public, max-age=\d+/);
      }
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'opens a saved trip without a network, with its pictures',
    async () => {
      const { page, errors } = await visit({ ...phone, baseURL: site.url, serviceWorkers: 'allow' });
      const id = await openNewTrip(page, { unfold: false });
      await saveForOffline(page);
      await page.context().setOffline(true);
      await page.goto(`/trip/details?id=${id}`);
      await editorOf(page).waitFor();
      await page.getByText('Ready offline').waitFor();
      const picture = page.locator('main img[src*="/pictures/"]').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(errors.filter((text) => !offlineErrors.test(text))).toEqual([]);
    },
    longest,
  );
});
