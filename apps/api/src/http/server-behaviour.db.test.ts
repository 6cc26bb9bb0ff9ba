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
  it('is healthy, ready and measured', async () => {
    const { app } = await createTestApp();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
  });

  it('shows metrics to nobody without the token once one is set', async () => {
    const { app } = await createTestApp({ METRICS_TOKEN: 'a-token-of-some-length' });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const allowed = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-some-length' },
    });
    expect(allowed.statusCode).toBe(200);
  });

  it('shows metrics to nobody who comes through a proxy, whatever address they claim', async () => {
    for (const environment of [{}, { TRUST_PROXY: 'true' }]) {
      const { app } = await createTestApp(environment);
      for (const claim of ['127.0.0.1', '::1', '127.0.0.1, 203.0.113.7']) {
        const answer = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': claim } });
        expect(answer.statusCode, claim).toBe(404);
      }
    }
  });

  it('limits a visitor behind a proxy by the address the proxy saw, not by the one they claim', async () => {
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

  it('says 503 with Retry-After when the database cannot be reached, and lives on', async () => {
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

  it('answers what is no request in the envelope as well, and hangs up', async () => {
    const { app } = await createTestApp();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const say = async (bytes: string) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.end(bytes);
      return text(socket);
    };
    expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"code":400[^]*"BAD_REQUEST"/);
    const long = await say(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1.1 431 [^]*"HEADERS_TOO_LARGE"/);
  });

  it('408: hangs up on a request that does not arrive in time, soon after that time', async () => {
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
    "400: a form that breaks off (%j) is the sender's fault",
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

  it('finishes what is in flight before it stops, and takes nothing new', async () => {
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

  it('limits calls per address with 429 and the time to wait', async () => {
    const { app } = await createTestApp({ RATE_LIMIT: '3' });
    for (let index = 0; index < 3; index += 1) expect((await call(app, 'GET /home/faves')).status).toBe(200);
    const limited = await call(app, 'GET /home/faves');
    expect(limited.status).toBe(429);
    expect(limited.body.data.error).toBe('TOO_MANY');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('compresses, and answers 304 to a caller that has the answer', async () => {
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

  it('sends the security headers with every answer', async () => {
    const { app } = await createTestApp();
    for (const url of ['/healthz', `${apiPath}/home/faves`, '/api/nothing']) {
      const { headers } = await app.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('describes every endpoint in OpenAPI 3.1 and on a page to read', async () => {
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
