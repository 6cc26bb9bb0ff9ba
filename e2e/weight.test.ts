import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './harness/browser.ts';
import { site } from './harness/site.ts';
import { editorOf, openNewTrip, shareTrip } from './harness/trip-calls.ts';

const visit = useBrowser();
const kilobyte = 1024;

describe('page weight', () => {
  it.each([
    ['/', 136],
    ['/destination', 150],
    ['/destination/list', 150],
    ['/destination/city?id=xian', 150],
    ['/destination/city/city-detail?id=xian', 150],
    ['/attractions/detail?id=terracotta-army', 150],
    ['/restaurant/detail?id=xian-lao-sun-jia', 150],
    ['/faves/theme?id=food', 150],
    ['/wiki', 150],
    ['/wiki/detail?id=high-speed-trains', 150],
    ['/news', 150],
    ['/trip', 150],
    ['/trip/plan?id=none', 150],
    ['/trip/details?id=none', 150],
    ['/trip/details?line=beijing-great-wall-day', 150],
  ])(
    '%s needs at most %i KB of JavaScript, compressed, before a map is in view, and requests each style sheet once',
    async (path, most) => {
      const { page } = await visit(phone);
      const scripts = collectScripts(page);
      const styles: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/') && request.url().includes('.css')) styles.push(request.url());
      });
      // The last request of a page after hydration.
      const check = page.waitForResponse('**/builds/latest.json');
      await page.goto(path);
      await check;
      await page.waitForLoadState('networkidle');
      const bytes = await weigh(scripts);
      expect(styles.length).toBeGreaterThan(0);
      expect(styles).toEqual([...new Set(styles)]);
      expect(bytes).toBeGreaterThan(50 * kilobyte);
      expect(bytes).toBeLessThanOrEqual(most * kilobyte);
    },
  );

  it.each(['/', '/destination/list', '/destination/city?id=xian', '/faves', '/trip/tours', '/wiki', '/news'])(
    '%s loads no picture on a phone that is wider than it is shown',
    async (path) => {
      const { page } = await visit({ ...phone, deviceScaleFactor: 2 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const loaded = await page.locator('picture img').evaluateAll(listLoaded);
      expect(loaded.length).toBeGreaterThan(3);
      expect(loaded.filter(({ chosen, enough }) => chosen > enough)).toEqual([]);
    },
  );

  it.each([
    '/',
    '/destination/list',
    '/destination/city?id=xian',
    '/faves',
    '/trip/routes',
    '/wiki',
    '/search?keyword=temple',
  ])('%s has a blurred version of each picture inside the page, which stays below 45 KB', async (path) => {
    const page = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    const pictures = (await page.text()).match(/<picture[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((picture) => !picture.includes('--picture-blur:url(data:'))).toEqual([]);
    expect(Number(page.headers.get('content-length'))).toBeLessThan(45 * kilobyte);
  });

  it('of the code for editing a trip is at most 200 KB, compressed, and only its owner loads it', async () => {
    const { page } = await visit(phone);
    const id = await openNewTrip(page);
    const shareKey = await shareTrip(page, id);
    const owner = await page.context().newPage();
    const ownScripts = collectScripts(owner);
    await owner.goto(`/trip/details?id=${id}`);
    await editorOf(owner).waitFor();
    await owner.waitForLoadState('networkidle');
    const reader = (await visit(phone)).page;
    const readScripts = collectScripts(reader);
    await reader.goto(`/trip/details?id=${id}&share=${shareKey}`);
    await reader.waitForLoadState('networkidle');
    const editing = [...ownScripts].filter((script) => !readScripts.has(script));
    const bytes = await weigh(editing);
    expect(bytes).toBeGreaterThan(50 * kilobyte); // the planner and the editor
    expect(bytes).toBeLessThanOrEqual(200 * kilobyte);
  }, 120_000);

  it('is compressed, cached for a year when its name has a hash, and sent with a strict content policy', async () => {
    const page = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("style-src 'self';");
    const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await page.text());
    const asset = await fetch(site.url + (script?.[1] ?? script?.[2]), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
  });

  it('is rendered once and then served from the cache', async () => {
    // No other journey opens this page, so it is not cached yet.
    const address = `${site.url}/destination/city?id=beihai`;
    await fetch(address);
    const again = await fetch(`${address}&utm_source=elsewhere`);
    expect(again.headers.get('x-cache')).toBe('hit');
  });
});

/** Collects the addresses of the scripts that a page loads from now on. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.add(request.url());
  });
  return scripts;
}

/** Returns the compressed size of scripts in bytes. */
async function weigh(scripts: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const script of scripts) {
    const response = await fetch(script, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(response.headers.get('content-length'));
  }
  return bytes;
}

/** Lists the loaded pictures with their width in pixels and the smallest one that fills their place, enlarged by a tenth at most. */
function listLoaded(images: readonly Element[]) {
  return images.flatMap((image) => {
    if (!(image instanceof HTMLImageElement) || image.currentSrc === '' || image.clientWidth === 0) return [];
    const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1]);
    const widths = (image.parentElement?.querySelector('source')?.srcset ?? '')
      .split(', ')
      .map((candidate) => widthOf(candidate.split(' ')[0] ?? ''));
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const needed = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
    const enough = widths.find((width) => width * 1.1 >= needed) ?? Infinity;
    return [{ src: image.currentSrc, chosen: widthOf(image.currentSrc), enough }];
  });
}
