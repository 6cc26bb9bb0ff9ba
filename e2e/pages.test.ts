import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findSchemaProblems } from '../apps/web/app/features/structured-data/testing/schema-rules.ts';
import { findViolations } from './harness/axe.ts';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';
import { site } from './harness/site.ts';
import { publicRoutes } from './routes.ts';

const visit = useBrowser();

describe('public route', () => {
  it.each(publicRoutes)(
    '$path is rendered on the server with title, description, canonical and one h1',
    async ({ path, title, status = 200 }) => {
      const response = await fetch(site.url + path);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const shown = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
      expect(shown?.endsWith(title), shown).toBe(true);
      for (const name of ['keywords', 'description'])
        expect(html.match(new RegExp(`<meta name="${name}" content="[^"]+"`, 'g'))).toHaveLength(1);
      if (status !== 200) return;
      expect(html).toContain('rel="canonical"');
      for (const name of ['title', 'description', 'type', 'url', 'image', 'image:alt'])
        expect(html.match(new RegExp(`<meta property="og:${name}" content="[^"]+"`, 'g')), name).toHaveLength(
          1,
        );
      const described = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)];
      for (const [, json = ''] of described)
        expect(findSchemaProblems(JSON.parse(json), new URL(response.url).origin)).toEqual([]);
    },
  );

  it('in llms.txt and in the sitemaps exists, and so do the pictures', async () => {
    const get = (path: string) => fetch(site.url + path);
    const pathsIn = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, url = '']) => url.replace(new URL(url).origin, ''));
    const named = pathsIn(await (await get('/llms.txt')).text(), /\]\((http[^)]+)\)/g);
    const shown = pathsIn(await (await get('/sitemaps/guide-1.xml')).text(), /<image:loc>([^<]+)</g);
    for (const path of [...named.slice(0, 12), ...shown.slice(0, 2)])
      expect((await get(path)).status, path).toBe(200);
  });

  it.each(publicRoutes)(
    '$path has no errors, foreign requests, axe violations or horizontal overflow, light on a desktop and dark on a phone',
    async ({ path, status = 200 }) => {
      const isFault = (text: string) => status === 200 || !text.includes(`status of ${status}`);
      const look = async (sharedAs: string, options: BrowserContextOptions) => {
        const { page, errors, foreign } = await visit({ ...options, reducedMotion: 'reduce' }, sharedAs);
        await page.goto(path, { waitUntil: 'networkidle' });
        const besides = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const violations = await findViolations(page);
        return { errors: errors.filter(isFault), foreign: [...foreign], violations, isTooWide: besides > 0 };
      };
      const sound = { errors: [], foreign: [], violations: [], isTooWide: false };
      // Widths and themes do not depend on each other, and the check of colours takes most of the time.
      const [wide, onPhone] = await Promise.all([
        look('wide', { colorScheme: 'light' }),
        look('phone', { ...phone, colorScheme: 'dark' }),
      ]);
      expect({ wide, onPhone }).toEqual({ wide: sound, onPhone: sound });
    },
  );

  it.each(publicRoutes)('$path can be read without JavaScript', async ({ path }) => {
    const { page } = await visit({ javaScriptEnabled: false }, 'plain');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('h1').innerText()).not.toBe('');
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    expect(await page.locator('header nav a').count()).toBeGreaterThanOrEqual(6);
  });
});

describe('a page without the id it needs', () => {
  it.each([
    ['/destination/city', '/destination/list'],
    ['/destination/city/city-detail', '/destination/list'],
    ['/attractions/detail', '/destination/list?kind=spot'],
    ['/hotel/detail', '/destination/list'],
    ['/restaurant/detail', '/destination/list'],
    ['/shop/detail', '/destination/list'],
    ['/faves/theme', '/faves'],
    ['/faves/trip-list', '/faves'],
    ['/trip/plan', '/trip'],
    ['/trip/details', '/trip'],
    ['/trip/route', '/trip/routes'],
    ['/trip/book/detail', '/trip/tours'],
    ['/wiki/detail', '/wiki'],
    ['/wiki/mock', '/wiki'],
  ])('%s redirects to %s', async (path, list) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(list);
  });
});

describe('open overlays', () => {
  it('have no accessibility violations', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Browse Destination' }).click();
    await page.getByRole('tabpanel').locator('img').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('unmatched path', () => {
  it('answers 404 with a page that shows the path, a picture with its blurred preview and a link home', async () => {
    const { page } = await visit();
    const response = await page.goto('/no/such/place');
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    expect(await page.locator('main').innerText()).toContain('/no/such/place');
    for (const name of ['keywords', 'description'])
      expect(await page.locator(`meta[name=${name}]`).getAttribute('content')).toBe('Yunyou');
    expect(
      await page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await whenHydrated(page);
    expect(
      await page.locator('main picture').evaluate((picture) => getComputedStyle(picture).backgroundImage),
    ).toContain('data:image/webp');
    const ways = page.locator('main').getByRole('link');
    expect(await ways.allInnerTexts()).toEqual([
      'Refresh page',
      'Search the site',
      'All places',
      'Travel guides',
    ]);
    await page.getByRole('link', { name: 'Refresh page' }).click();
    await page.waitForURL('**/');
  });

  it('answers an unknown id in the same way', async () => {
    for (const path of [
      '/destination/city?id=atlantis',
      '/attractions/detail?id=../../x',
      '/wiki/detail?id=none',
    ]) {
      expect((await fetch(site.url + path)).status).toBe(404);
    }
  });
});
