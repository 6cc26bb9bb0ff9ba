import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { createServices } from '../../services.ts';
import { call } from '../../testing/call.ts';
import { apiPath, createTestApp, type TestApp } from '../../testing/test-app.ts';

const detailUrl = `${apiPath}/city/detail?id=xian`;

async function createCachingApp(): Promise<TestApp> {
  const test = await createTestApp({ ANSWER_CACHE_MB: '8' });
  await test.services.changes.poll();
  return test;
}

/** A second process of the app: other services and another cache on the same database. */
async function createOtherProcess({ services }: TestApp) {
  const { services: other, close } = createServices({
    database: services,
    settings: services.settings,
    log: () => undefined,
  });
  onTestFinished(close);
  await other.changes.poll();
  const app = await createApp(other);
  onTestFinished(() => app.close());
  return { app, services: other };
}

async function publishSummary({ app, signInStaff }: TestApp, summary: string): Promise<void> {
  const headers = await signInStaff();
  const row = { entity: 'city', id: 'xian' };
  const { fields, version } = (await call(app, 'GET /admin/entity/detail', row, headers)).body.data;
  const input = { ...row, version, fields: { ...fields, summary } };
  expect((await call(app, 'POST /admin/entity/save', input, headers)).status).toBe(200);
  const items = [{ id: 'xian', version: version + 1 }];
  const move = { entity: 'city', move: 'publish', items };
  expect((await call(app, 'POST /admin/entity/move', move, headers)).status).toBe(200);
}

describe('a public answer from memory', () => {
  it('equals the answer without memory', async () => {
    const [caching, plain] = [await createCachingApp(), await createTestApp()];
    for (const [key, input] of [
      ['GET /city/detail', { id: 'xian' }],
      ['POST /city/list', { pageSize: 5 }],
      ['POST /wiki/list', {}],
      ['GET /wiki/detail', { id: 'high-speed-trains' }],
    ] as const) {
      const [wanted, first, second] = [
        await call(plain.app, key, input),
        await call(caching.app, key, input),
        await call(caching.app, key, input),
      ];
      expect(first.body).toEqual(second.body);
      expect(Object.keys(first.body.data)).toEqual(Object.keys(wanted.body.data));
      expect(first.headers['cache-control']).toBe(wanted.headers['cache-control']);
      expect(first.headers['content-type']).toBe(wanted.headers['content-type']);
    }
  });

  it('returns 304 to a GET with its ETag, and never to a POST', async () => {
    const { app } = await createCachingApp();
    const first = await app.inject(detailUrl);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: detailUrl, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const list = await app.inject({ method: 'POST', url: `${apiPath}/city/list`, payload: {}, headers });
    expect([list.statusCode, list.headers.etag]).toEqual([200, undefined]);
  });

  it('changes with the next call of this process after a publication', async () => {
    const test = await createCachingApp();
    const first = await test.app.inject(detailUrl);
    await publishSummary(test, 'New words.');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const next = await test.app.inject({ url: detailUrl, headers });
    expect(next.statusCode).toBe(200);
    expect(next.json().data.summary).toBe('New words.');
  });

  it('changes in another process once that process has polled', async () => {
    const test = await createCachingApp();
    const other = await createOtherProcess(test);
    await other.app.inject(detailUrl);
    await publishSummary(test, 'New words.');
    await other.services.changes.poll();
    expect((await other.app.inject(detailUrl)).json().data.summary).toBe('New words.');
  });

  it('is shared by inputs that mean the same, and not by others', async () => {
    const { app, services } = await createCachingApp();
    await call(app, 'POST /city/list', {});
    await call(app, 'POST /city/list', { pageSize: 20, pageNum: 1 });
    await call(app, 'POST /city/list', { sort: 'popular' });
    expect(services.publicAnswers.size().entries).toBe(1);
    await call(app, 'POST /city/list', { pageNum: 2 });
    expect(services.publicAnswers.size().entries).toBe(2);
  });

  it('does not replace validation, and errors are not cached', async () => {
    const { app, services } = await createCachingApp();
    expect((await call(app, 'POST /city/list', { pageSize: 101 })).status).toBe(400);
    expect((await call(app, 'POST /city/list', { unknown: 1 })).status).toBe(400);
    expect((await call(app, 'GET /city/detail', { id: 'atlantis' })).status).toBe(404);
    expect(services.publicAnswers.size().entries).toBe(0);
  });

  it('is never an answer that depends on the caller', async () => {
    const { app, services, signIn } = await createCachingApp();
    const { headers } = await signIn();
    expect((await call(app, 'POST /user/userInfo', {}, headers)).status).toBe(200);
    expect((await call(app, 'POST /user/userInfo')).status).toBe(401);
    expect(services.publicAnswers.size().entries).toBe(0);
  });
});
