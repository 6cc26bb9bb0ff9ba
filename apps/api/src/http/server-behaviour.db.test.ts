import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { takeAlongFormatNames, takeAlongFormats } from '@yunyou/contract/trip/take-along-formats';
import { openDatabase } from '@yunyou/database/database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';

describe('the server', () => {
  it('answers /healthz, /readyz and /metrics', async () => {
    const { app } = await createTestApp();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
  });

  it('hides /metrics without the token when METRICS_TOKEN is set', async () => {
    const { app } = await createTestApp({ METRICS_TOKEN: 'a-token-of-some-length' });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const allowed = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-some-length' },
    });
    expect(allowed.statusCode).toBe(200);
  });

  it('hides /metrics from forwarded requests, whatever X-Forwarded-For says', async () => {
    for (const environment of [{}, { TRUST_PROXY: 'true' }]) {
      const { app } = await createTestApp(environment);
      for (const claim of ['127.0.0.1', '::1', '127.0.0.1, 203.0.113.7']) {
        const answer = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': claim } });
        expect(answer.statusCode, claim).toBe(404);
      }
    }
  });

  it('hides /metrics without a token from other machines, and from all behind a proxy', async () => {
    const { app } = await createTestApp();
    for (const remoteAddress of ['203.0.113.7', '10.0.0.7', '::ffff:192.168.1.2', '128.0.0.1'])
      expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode, remoteAddress).toBe(404);
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode, remoteAddress).toBe(200);
    for (const environment of [{ TRUST_PROXY: 'true' }, { PUBLIC_URL: 'https://yunyou.example.org' }]) {
      const { app: proxied } = await createTestApp(environment);
      expect((await proxied.inject('/metrics')).statusCode).toBe(404); // a proxy that adds no header
    }
  });

  it('applies rate limits to the address the proxy saw, not to the one the client sent', async () => {
    const { app } = await createTestApp({ TRUST_PROXY: 'true', SIGN_IN_LIMIT: '3' });
    const attempt = (claimed: string) =>
      call(
        app,
        'POST /oauth/googleLogin',
        { access_token: 'x' },
        { 'x-forwarded-for': `${claimed}, 203.0.113.7` },
      );
    for (let number = 1; number <= 3; number += 1) await attempt(`198.51.100.${number}`);
    expect((await attempt('198.51.100.4')).status).toBe(429);
  });

  it('returns 503 with Retry-After while the database is unreachable, and keeps running', async () => {
    const { services } = await createTestApp();
    const unreachable = openDatabase({
      connection: { url: 'postgres://nobody@127.0.0.1:1/nothing' },
      poolSize: 2,
      onConnectionLost: () => undefined,
    });
    const app = await createApp({ ...services, ...unreachable });
    onTestFinished(async () => {
      await app.close();
      await unreachable.close();
    });
    for (const answer of [await app.inject('/readyz'), await app.inject(`${apiPath}/home/faves`)]) {
      expect(answer.json()).toMatchObject({ code: 503, data: { error: 'UNAVAILABLE' } });
      expect(answer.headers['retry-after']).toBeDefined();
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers invalid HTTP with the error envelope and closes the connection', async () => {
    const { app } = await createTestApp();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const sendBytes = async (bytes: string) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.end(bytes);
      return text(socket);
    };
    expect(await sendBytes('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"code":400[^]*"BAD_REQUEST"/);
    const long = await sendBytes(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1.1 431 [^]*"HEADERS_TOO_LARGE"/);
  });

  it('returns 408 for a request that does not arrive within REQUEST_TIMEOUT', async () => {
    const { app } = await createTestApp({ REQUEST_TIMEOUT: '1000' });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const started = performance.now();
    const trickle = async (type: string) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      const head = `POST ${apiPath}/wiki/list HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
      socket.write(`${head}content-length: 500\r\n\r\n{`);
      return text(socket);
    };
    const [waited, refused] = await Promise.all([trickle('application/json'), trickle('text/xml')]);
    expect(waited).toMatch(/^HTTP\/1.1 408 [^]*"TIMED_OUT"/);
    expect(refused).toMatch(/^HTTP\/1.1 415 /);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each(['', '--x', '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nabc'])(
    'returns 400 for an incomplete form (%j)',
    async (payload) => {
      const { app, signIn, signInStaff } = await createTestApp();
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const visitor = { ...(await signIn()).headers, ...type };
      const staff = { ...(await signInStaff()), ...type };
      const photo = await app.inject({
        method: 'POST',
        url: `${apiPath}/review/photo`,
        headers: visitor,
        payload,
      });
      const table = await app.inject({
        method: 'POST',
        url: `${apiPath}/admin/import`,
        headers: staff,
        payload,
      });
      expect([photo.statusCode, table.statusCode]).toEqual([400, 400]);
    },
  );

  it('finishes requests in progress before it stops, and accepts no new ones', async () => {
    const { app } = await createTestApp();
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      started.resolve();
      await release.promise;
      return { finished: true };
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const inFlight = fetch(`${address}/slow`);
    await started.promise;
    const closed = app.close();
    release.resolve();
    expect(await (await inFlight).json()).toEqual({ finished: true });
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  it('stops while a connection is open that has not sent a request', async () => {
    const { app } = await createTestApp();
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const connected = Promise.withResolvers<void>();
    app.server.once('connection', () => connected.resolve());
    const silent = net.connect(Number(address.port), address.hostname);
    const ended = once(silent, 'close');
    await connected.promise;
    await app.close(); // without the rule it waits until the test runs out of time
    await ended;
  });

  it('returns 429 with Retry-After above the rate limit of an address', async () => {
    const { app } = await createTestApp({ RATE_LIMIT: '3' });
    for (let index = 0; index < 3; index += 1) expect((await call(app, 'GET /home/faves')).status).toBe(200);
    const limited = await call(app, 'GET /home/faves');
    expect(limited.status).toBe(429);
    expect(limited.body.data.error).toBe('TOO_MANY');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('compresses responses, and returns 304 for a matching ETag', async () => {
    const { app } = await createTestApp();
    const url = `${apiPath}/home/hotDestination`;
    const plain = await app.inject(url);
    const zstd = await app.inject({ url, headers: { 'accept-encoding': 'zstd' } });
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('sends the security headers with each response', async () => {
    const { app } = await createTestApp();
    for (const url of ['/healthz', `${apiPath}/home/faves`, '/api/nothing']) {
      const { headers } = await app.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it.each([
    [{}, 200],
    [{ API_DOCS: 'off' }, 404],
    [{ PUBLIC_URL: 'https://yunyou.example.org' }, 404],
    [{ TRUST_PROXY: 'true' }, 404],
    [{ PUBLIC_URL: 'https://yunyou.example.org', API_DOCS: 'on' }, 200],
  ])('with settings %o answers %i to /api/docs', async (environment: Record<string, string>, status) => {
    const { app } = await createTestApp(environment);
    for (const url of ['/api/docs', '/api/openapi.json'])
      expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('serves /.well-known/security.txt only with a contact', async () => {
    const url = '/.well-known/security.txt';
    const { app: without } = await createTestApp();
    expect((await without.inject(url)).statusCode).toBe(404);
    const { app } = await createTestApp({ SECURITY_CONTACT: 'mailto:security@yunyou.example.org' });
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Contact: mailto:security@yunyou\.example\.org\nExpires: \d{4}-/);
  });

  it('describes each endpoint in OpenAPI 3.1 and on /api/docs', async () => {
    const { app } = await createTestApp();
    const document = (await app.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain(`${apiPath}/tag/cache/{id}`);
    for (const format of takeAlongFormatNames) {
      const { contentType } = takeAlongFormats[format];
      const path = [`${apiPath}/travel/export/${format}`, 'get', 'responses', '200', 'content', contentType];
      expect(document.paths).toHaveProperty([...path, 'schema']);
    }
    const stream = [`${apiPath}/travel/events`, 'get', 'responses', '200', 'content', 'text/event-stream'];
    expect(document.paths).toHaveProperty([...stream, 'schema']);
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/behaviour/favourite');
  });
});
