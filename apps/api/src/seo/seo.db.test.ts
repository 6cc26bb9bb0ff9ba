import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { createTestApp } from '../testing/test-app.ts';
import { findAliasedAddress } from './aliases.ts';
import { registerSeo } from './seo-routes.ts';

async function createSeoApp() {
  const { app, services } = await createTestApp();
  registerSeo(app, services, { origin: 'https://example.org' });
  return { app, services };
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

describe('robots.txt, sitemaps and feeds', () => {
  it('robots.txt disallows personal pages, the back office and the API, and names the sitemap', async () => {
    const { app } = await createSeoApp();
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/user', '/admin', '/wiki/mock', '/api/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Allow: /api/yunyou/travel/calendar/\n'); // for calendar services that obey robots.txt
    expect(body).toContain('Sitemap: https://example.org/sitemap.xml');
  });

  it('llms.txt names the server for assistants, the main pages and the guides', async () => {
    const { app } = await createSeoApp();
    const { body, headers } = await app.inject('/llms.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^# Yunyou\n\n> /);
    expect(body).toContain('https://example.org/mcp');
    expect(body).toContain('](https://example.org/wiki/detail?id=high-speed-trains)');
  });

  it('llms.txt names only what this installation offers', async () => {
    const { app, services } = await createSeoApp();
    expect((await app.inject('/llms.txt')).body).toContain('https://example.org/open-data');
    const site = await readSiteSettings(services.db);
    await writeSiteSettings(services.db, {
      ...site,
      integrations: { ...site.integrations, openData: false },
    });
    expect((await app.inject('/llms.txt')).body).not.toContain('/open-data');
    const closed = await createTestApp({ MCP_SERVER: 'off', API_DOCS: 'off' });
    registerSeo(closed.app, closed.services, { origin: 'https://example.org' });
    expect((await closed.app.inject('/llms.txt')).body).not.toMatch(/\/mcp|\/assistants|\/docs/);
  });

  it.each([
    ['city', /^\/pictures\/city\/xian\/hero-1440\.jpeg$/m],
    ['hotel', /^\/pictures\/city\/xian\/hero-1440\.jpeg$/m], // hotels show the picture of their city
    ['guide', /^\/pictures\/guide\/high-speed-trains\/hero-1440\.jpeg$/m],
  ])('the sitemap of each %s names the picture of the page', async (kind, picture) => {
    const { app } = await createSeoApp();
    const { body } = await app.inject(`/sitemaps/${kind}-1.xml`);
    expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const shown = [...body.matchAll(/<image:loc>https:\/\/example\.org([^<]+)<\/image:loc>/g)];
    expect(shown).toHaveLength(addressesIn(body).length);
    expect(shown.map(([, path]) => path).join('\n')).toMatch(picture);
  });

  it('the sitemap lists each published page with its last change', async () => {
    const { app, services } = await createSeoApp();
    const index = await app.inject('/sitemap.xml');
    const files = addressesIn(index.body);
    expect(files).toContain('https://example.org/sitemaps/city-1.xml');
    const all: string[] = [];
    for (const file of files) {
      const { statusCode, body } = await app.inject(file.replace('https://example.org', ''));
      expect(statusCode).toBe(200);
      all.push(...addressesIn(body));
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['https://example.org/', 'https://example.org/destination/city?id=xian']),
    );
    const { rows } = await services.db.execute<{ count: string }>('select count(*) from scenic_spot');
    expect(all.filter((address) => address.includes('/attractions/'))).toHaveLength(Number(rows[0]?.count));
    const cities = await app.inject('/sitemaps/city-1.xml');
    expect(cities.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it.each(['/sitemaps/city-2.xml', '/sitemaps/district-1.xml', '/sitemaps/city-0.xml', '/sitemaps/x.xml'])(
    'returns 404 for %s',
    async (url) => {
      const { app } = await createSeoApp();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['/feeds/news.xml', '/news?id='],
    ['/feeds/guides.xml', '/wiki/detail?id='],
  ])('%s lists the newest entries', async (url, path) => {
    const { app } = await createSeoApp();
    const { body, headers } = await app.inject(url);
    expect(headers['content-type']).toContain('application/atom+xml');
    expect(body).toContain(`<link href="https://example.org${path}`);
    expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});

describe('an unknown id that is an alias', () => {
  it.each([
    ['/destination/city?id=xi-an', '/destination/city?id=xian'],
    ['/destination/city?id=peking', '/destination/city?id=beijing'],
    [`/destination/city?id=${encodeURIComponent('西安')}`, '/destination/city?id=xian'],
    ['/destination/city/city-detail?id=peking', '/destination/city/city-detail?id=beijing'],
    ['/attractions/detail?id=terracotta-warriors&date=2026-12-01', '/attractions/detail?id=terracotta-army'],
    ['/destination/city?id=xian', undefined],
    ['/destination/city?id=atlantis', undefined],
    ['/attractions/detail?id=peking', undefined],
    ['/news', undefined],
  ])('%s redirects to %s', async (address, meant) => {
    const { services } = await createSeoApp();
    expect(await findAliasedAddress(services.db, address)).toBe(meant);
  });
});
