import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

/** Adds a route that responds once it is released. */
function addSlowRoute(app: FastifyInstance) {
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    started.resolve();
    await release.promise;
    return {};
  });
  return { started, release };
}

describe('load shedding', () => {
  it('rejects requests above the limit with 503 and Retry-After, answers probes, and recovers', async () => {
    const { app } = await createTestApp({ IN_FLIGHT_MAX: '1' });
    const { started, release } = addSlowRoute(app);
    const slow = app.inject('/slow');
    await started.promise;
    const refused = await app.inject('/slow');
    expect(refused.json()).toMatchObject({ code: 503, data: { error: 'UNAVAILABLE' } });
    expect(refused.headers['retry-after']).toBeDefined();
    const page = await app.inject({ url: '/slow', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('One moment');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain('http_requests_shed_total 2');
    release.resolve();
    expect((await slow).statusCode).toBe(200);
    expect((await app.inject('/slow')).statusCode).toBe(200);
  });

  it('rejects before Fastify runs, with the default headers', async () => {
    const { app } = await createTestApp({ IN_FLIGHT_MAX: '1' });
    let requests = 0;
    app.addHook('onRequest', async () => {
      requests += 1;
    });
    const { started, release } = addSlowRoute(app);
    const address = await app.listen({ port: 0 });
    const slow = fetch(`${address}/slow`);
    await started.promise;
    const refused = await fetch(`${address}/slow`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 503, data: { error: 'UNAVAILABLE' } });
    for (const name of ['retry-after', 'x-request-id', 'content-security-policy', 'x-content-type-options']) {
      expect(refused.headers.has(name), name).toBe(true);
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(requests).toBe(2); // the slow request and the probe
    release.resolve();
    expect((await slow).status).toBe(200);
    expect((await fetch(`${address}/slow`)).status).toBe(200);
  });
});
