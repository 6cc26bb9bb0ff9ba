import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
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
async function withPages(environment: Record<string, string> = {}) {
  const { app, services } = await createTestApp(environment);
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
    assetUrl: '',
    countryServiceUrl: '',
    apiBase: '/api/yunyou',
    map: {},
    findBlur: () => undefined,
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

/** Starts the site on a port and counts the requests that reach Fastify. */
async function withPort(environment: Record<string, string> = {}) {
  const site = await withPages(environment);
  let handled = 0;
  site.app.addHook('onRequest', async () => {
    handled += 1;
  });
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...site, address, countHandled: () => handled };
}

const brotli = { 'accept-encoding': 'br' };

/** Sends a request over the network; `fetch` would decompress the body and hide headers of the connection. */
async function send(url: string, headers: OutgoingHttpHeaders = brotli, method = 'GET') {
  const [response] = (await once(request(url, { method, headers }).end(), 'response')) as [IncomingMessage]; // see `http.request`
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Headers that differ between two responses, or between the network and `inject`. */
const changingHeaders = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);
const comparable = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changingHeaders.has(name)));

describe('a page from memory', () => {
  it('is sent before Fastify runs, with the headers and the body that Fastify sends', async () => {
    const { app, address, countHandled } = await withPort();
    const url = '/destination/city?id=xian';
    await app.inject(url);
    const wanted = await app.inject({ url, headers: brotli });
    const before = countHandled();
    const direct = await send(address + url);
    expect(countHandled()).toBe(before);
    expect(direct.status).toBe(200);
    expect(comparable(direct.headers)).toEqual(comparable(wanted.headers));
    expect(direct.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(direct.body).toEqual(wanted.rawPayload);
    expect(brotliDecompressSync(direct.body).toString()).toContain('<title>/destination/city</title>');
  });

  it.each([
    ['http', {}],
    ['https', {}],
    ['http, https', {}],
    ['https, http', {}],
    ['https', { TRUST_PROXY: 'true' }],
    ['http, https ', { TRUST_PROXY: 'true' }],
    ['https, http', { TRUST_PROXY: '2' }],
    ['', { TRUST_PROXY: 'true' }],
  ])(
    'has the transport header of Fastify for X-Forwarded-Proto "%s" and %o',
    async (protocol, environment) => {
      const { app, address, countHandled } = await withPort(environment as Record<string, string>);
      const headers = { ...brotli, 'x-forwarded-proto': protocol };
      await app.inject('/wiki');
      const wanted = await app.inject({ url: '/wiki', headers });
      const before = countHandled();
      const direct = await send(`${address}/wiki`, headers);
      expect(countHandled()).toBe(before);
      expect(comparable(direct.headers)).toEqual(comparable(wanted.headers));
    },
  );

  it('goes through Fastify for other methods, encodings, spellings and conditional requests', async () => {
    const { app, address, countHandled } = await withPort();
    const { headers } = await app.inject('/wiki');
    const cases: [string, OutgoingHttpHeaders, string, number][] = [
      ['/wiki', brotli, 'HEAD', 200],
      ['/wiki', { 'accept-encoding': 'gzip' }, 'GET', 200],
      ['/wiki', { 'accept-encoding': 'br;q=0' }, 'GET', 200],
      ['/wiki', {}, 'GET', 200],
      ['/wiki/', brotli, 'GET', 200],
      ['/wiki?utm_source=x', brotli, 'GET', 200],
      ['/wiki', { ...brotli, 'if-none-match': String(headers.etag) }, 'GET', 304],
    ];
    for (const [path, sent, method, status] of cases) {
      const before = countHandled();
      const answer = await send(address + path, sent, method);
      expect(answer.status, path).toBe(status);
      expect(countHandled() - before, path).toBe(1);
    }
  });

  it('is not sent after a catalogue change, and a new redirect rule replaces it', async () => {
    const { app, address, services, changes } = await withPort();
    await app.inject('/wiki');
    await services.db
      .insert(redirect)
      .values([{ id: 'moved', doc: { fromPath: '/wiki', to: '/guides', permanent: true } }]);
    await recordCatalogueChange(services.db);
    await changes.poll();
    const moved = await send(`${address}/wiki`);
    expect([moved.status, moved.headers.location]).toEqual([301, '/guides']);
  });

  it('is counted as a request in the metrics', async () => {
    const { app, address } = await withPort();
    await app.inject('/wiki');
    await send(`${address}/wiki`);
    await send(`${address}/wiki`);
    const readMetrics = async () => (await app.inject('/metrics')).body;
    await expect
      .poll(readMetrics)
      .toMatch(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} 3/);
    await expect.poll(readMetrics).toContain('http_requests_in_flight 0');
  });

  it('is rejected above the limit of requests in progress', async () => {
    const { app } = await withPages({ IN_FLIGHT_MAX: '1' });
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      started.resolve();
      await release.promise;
      return {};
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await app.inject('/wiki');
    const slow = send(`${address}/slow`);
    await started.promise;
    expect((await send(`${address}/wiki`)).status).toBe(503);
    release.resolve();
    expect((await slow).status).toBe(200);
    expect((await send(`${address}/wiki`)).status).toBe(200);
  });

  it('asks the client to close the connection during shutdown', async () => {
    const { app, address } = await withPort({ SHUTDOWN_DELAY: '1000' });
    await app.inject('/wiki');
    const closed = app.close();
    await expect.poll(async () => (await send(`${address}/readyz`)).status).toBe(503);
    expect((await send(`${address}/wiki`)).headers.connection).toBe('close');
    await closed;
  });

  it('goes through Fastify while requests are logged', async () => {
    const { app, address, countHandled } = await withPort({ LOG_LEVEL: 'info' });
    await app.inject('/wiki');
    const before = countHandled();
    await send(`${address}/wiki`);
    expect(countHandled() - before).toBe(1);
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
    const slash = await app.inject('/old/');
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/wiki']);
    expect([old.statusCode, old.headers.location]).toEqual([301, '/wiki']);
    expect([away.statusCode, away.headers.location]).toEqual([302, 'https://elsewhere.example/']);
    expect((await app.inject('/builds/meta/test.json')).json()).toMatchObject({
      routeRules: { '/old': { redirect: '/wiki' } },
    });
    expect((await app.inject('/builds/meta/other.json')).statusCode).toBe(404);
  });
});
