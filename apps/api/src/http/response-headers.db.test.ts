import { type Endpoint, isForStaff } from '@yunyou/contract/endpoint';
import { endpoints } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { apiPath, createTestApp } from '../testing/test-app.ts';

const urls = [
  '/healthz',
  '/nowhere',
  '/api/docs',
  `${apiPath}/home/hotDestination`,
  `${apiPath}/user/order/list`,
  `${apiPath}/admin/staff/list`,
  `${apiPath}/wiki/detail?id=%00`,
  '/%',
];

describe('every response', () => {
  it.each(urls)('of %s has the security headers', async (url) => {
    const { app } = await createTestApp();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers['permissions-policy']).toContain('camera=()');
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(headers[name], name).toBeUndefined();
  });

  it('over HTTPS contain Strict-Transport-Security', async () => {
    const { app } = await createTestApp({ TRUST_PROXY: 'true' });
    const { headers } = await app.inject({
      url: '/healthz',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('other origins', () => {
  it.each(['OPTIONS', 'GET', 'POST'] as const)('get no CORS permission by %s', async (method) => {
    const { app } = await createTestApp();
    for (const url of urls) {
      const { headers } = await app.inject({
        method,
        url,
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'user-token',
        },
      });
      const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(granted, url).toEqual([]);
    }
  });
});

describe('answers that depend on the caller', () => {
  it('are never declared as cacheable, except files that decide by caller', () => {
    const cacheable = Object.entries<Endpoint>(endpoints)
      .filter(([, { access, cacheSeconds }]) => access !== 'anyone' && cacheSeconds !== undefined)
      .map(([key]) => key);
    expect(cacheable).toEqual(['GET /travel/picture']);
  });

  it('are not stored by caches, whether they succeed or fail', async () => {
    const { app, signIn, signInStaff } = await createTestApp();
    const { headers: visitor } = await signIn();
    const staff = await signInStaff();
    const calls = Object.entries<Endpoint>(endpoints).filter(
      ([key, { access, kind }]) => key.startsWith('GET ') && access !== 'anyone' && kind === undefined,
    );
    expect(calls.length).toBeGreaterThan(20);
    let succeeded = 0;
    for (const [key, { access }] of calls) {
      const url = apiPath + key.slice('GET '.length).replaceAll(/\{\w+\}/g, 'x');
      for (const headers of [{}, isForStaff(access) ? staff : visitor]) {
        const answer = await app.inject({ url, headers });
        expect(answer.headers['cache-control'], key).toBe('no-store');
        expect(answer.headers['etag'], key).toBeUndefined();
        if (answer.statusCode === 200) succeeded += 1;
      }
    }
    expect(succeeded).toBeGreaterThan(5);
  });
});
