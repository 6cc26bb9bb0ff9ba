import type { PageRenderer } from '@yunyou/contract/page-renderer';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import { redirect } from '@yunyou/database/tables/catalogue.table';
import { describe, expect, it } from 'vitest';
import { createInProcessClient } from '../dispatcher.ts';
import { createTestApp } from '../testing/test-app.ts';
import { registerBuildFiles } from './build-files.ts';
import { registerPages } from './pages.ts';
import { createRedirects } from './redirects.ts';

/** A fake renderer: the page contains its path and the number of cities the API returns. */
const inlineHashes = { scripts: ["'sha256-ours'"], styles: [] };
async function withPages() {
  const { app, services } = await createTestApp();
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    buildId: 'test',
    render: async (request, { api }) => {
      const { pathname, search } = new URL(request.url);
      const cookie = request.headers.get('cookie');
      rendered.push(pathname + search + (cookie ? ` ${cookie}` : ''));
      if (pathname === '/broken') throw new Error('rendering failed');
      const { list } = await api('GET /home/hotDestination');
      const html = `<!doctype html><title>${pathname}</title><script>const cities = ${list.length}</script><script>smuggled()</script>`;
      const isUnknown = pathname === '/nope' || /id=(?!xian$|forbidden-city$)/.test(search);
      const status = isUnknown ? 404 : 200;
      return { status, headers: new Headers(), body: Buffer.from(html), inlineHashes };
    },
  };
  const { changes } = services;
  await changes.poll();
  const redirects = createRedirects(services, changes);
  const context = {
    api: createInProcessClient(services),
    origin: 'http://site.test',
    signIn: services.signIn.offer,
    countryServiceUrl: '',
    apiBase: '/api/yunyou',
    map: {},
    findPlaceholder: () => undefined,
  };
  registerPages(app, {
    services,
    context,
    changes,
    redirects,
    loadRenderer: async () => renderer,
    isDevelopment: false,
  });
  registerBuildFiles(app, { buildId: 'test', builtAt: '2026-11-15', redirects });
  return { app, services, rendered, changes };
}

describe('a page', () => {
  it('is rendered once for all visitors, whatever unknown parameters are in the query', async () => {
    const { app, rendered } = await withPages();
    const first = await app.inject('/destination/city?id=xian');
    const second = await app.inject('/destination/city?utm_source=x&id=xian');
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(rendered).toEqual(['/destination/city?id=xian']);
    expect(second.body).toBe(first.body);
  });

  it('is the same for signed-in visitors and is rendered without their cookies', async () => {
    const { app, rendered } = await withPages();
    const cookies = { token: 'x' };
    const signedIn = await app.inject({ url: '/wiki', cookies });
    const anonymous = await app.inject('/wiki');
    expect(anonymous.headers['x-cache']).toBe('hit');
    expect(anonymous.body).toBe(signedIn.body);
    expect(rendered).toEqual(['/wiki']);
    expect(anonymous.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    });
  });

  it.each(['/user', '/user/', '/USER', '/user.data'])(
    '%s is rendered per visitor and not cached',
    async (url) => {
      const { app, rendered } = await withPages();
      const cookies = { token: 'x' };
      await app.inject({ url, cookies });
      const again = await app.inject({ url, cookies });
      const page = url.replace(/\/$/, '');
      expect(rendered).toEqual([`${page} token=x`, `${page} token=x`]);
      expect(again.headers['x-cache']).toBeUndefined();
      expect(again.headers['cache-control']).toBe('no-store');
      if (!url.endsWith('.data')) expect(again.headers['vary']).toContain('cookie');
    },
  );

  it('is rendered again after a catalogue change', async () => {
    const { app, services, rendered, changes } = await withPages();
    await app.inject('/wiki');
    await recordCatalogueChange(services.db);
    await changes.poll();
    expect((await app.inject('/wiki')).headers['x-cache']).toBe('miss');
    expect(rendered).toHaveLength(2);
  });

  it('allows only the inline scripts whose hashes the renderer returns', async () => {
    const { app } = await withPages();
    const { headers } = await app.inject('/wiki');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-ours';");
  });

  it.each([
    '//',
    'http://elsewhere.example/wiki',
    '//elsewhere.example',
    '//elsewhere.example/x.data',
    '//:0',
    '///',
  ])('%s is treated as a path of our site', async (path) => {
    const { app, rendered } = await withPages();
    expect((await app.inject(path)).statusCode).toBeLessThan(500);
    expect(rendered.filter((address) => !/^\/(\/|wiki$)/.test(address))).toEqual([]);
  });

  it('returns 304 for a matching ETag', async () => {
    const { app } = await withPages();
    const { headers } = await app.inject('/wiki');
    const again = await app.inject({ url: '/wiki', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('returns 500 without internal details when rendering fails', async () => {
    const { app } = await withPages();
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('rendering failed');
  });

  it('returns the status of the renderer', async () => {
    const { app } = await withPages();
    expect((await app.inject('/nope')).statusCode).toBe(404);
  });
});

describe('redirect rules', () => {
  it('redirect with 301 or 302 and are listed in the build file', async () => {
    const { app, services, changes } = await withPages();
    await services.db.insert(redirect).values([
      { id: 'old', doc: { fromPath: '/old', to: '/wiki', permanent: true } },
      { id: 'away', doc: { fromPath: '/away', to: 'https://elsewhere.example/', permanent: false } },
    ]);
    await recordCatalogueChange(services.db);
    await changes.poll();
    const old = await app.inject('/old');
    const away = await app.inject('/away');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/wiki']);
    expect([away.statusCode, away.headers.location]).toEqual([302, 'https://elsewhere.example/']);
    expect((await app.inject('/builds/meta/test.json')).json()).toMatchObject({
      routeRules: { '/old': { redirect: '/wiki' } },
    });
    expect((await app.inject('/builds/meta/other.json')).statusCode).toBe(404);
  });
});
