import { describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { planTestTrip, shortTrip } from '../../testing/trips.ts';

async function withCachedTrip() {
  // A fixed clock: the cache key has the minute.
  const test = await createTestApp({ ANSWER_CACHE_MB: '8' }, () => new Date('2026-11-16T08:00:00Z'));
  await test.services.changes.poll();
  const { id, headers } = await planTestTrip(test.app, { ...shortTrip, wish: 'a secret wish' });
  const read = (input: Record<string, unknown> = {}, others: Record<string, string> = {}) =>
    call(test.app, 'GET /travel/line/detail', { id, ...input }, others);
  const first = await read({}, headers);
  expect(first.status).toBe(200);
  return { ...test, id, headers, read, first };
}

describe('a cached trip', () => {
  it('is described once for repeated calls of its owner', async () => {
    const { services, headers, read, first } = await withCachedTrip();
    const again = await read({}, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(again.headers).not.toHaveProperty('etag');
    expect(services.privateAnswers.size().entries).toBe(1);
    expect(services.publicAnswers.size().entries).toBe(0);
  });

  it('is 404 for other callers', async () => {
    const { app, signIn, read } = await withCachedTrip();
    const stranger = await planTestTrip(app);
    const { headers: visitor } = await signIn();
    const strangers: Record<string, string>[] = [{}, stranger.headers, visitor];
    for (const others of strangers) expect((await read({}, others)).status).toBe(404);
  });

  it('shows readers of a shared trip no wish of its owner, and is 404 when sharing ends', async () => {
    const { app, id, headers, read } = await withCachedTrip();
    const { shareKey: share } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    expect((await read({}, headers)).body.data).toMatchObject({ access: 'owner', wish: 'a secret wish' });
    const shared = (await read({ share })).body.data;
    expect(shared).toMatchObject({ access: 'reader' });
    expect(shared).not.toHaveProperty('wish');
    expect(shared).not.toHaveProperty('shareKey');
    await call(app, 'POST /travel/unshare', { id }, headers);
    expect((await read({ share })).status).toBe(404);
  });

  it('shows a change immediately', async () => {
    const { app, id, headers, read } = await withCachedTrip();
    await call(app, 'POST /travel/rename', { id, title: 'Silk and noodles' }, headers);
    expect((await read({}, headers)).body.data.title).toBe('Silk and noodles');
    await call(app, 'POST /travel/archive', { id, archived: true }, headers);
    expect((await read({}, headers)).body.data.archived).toBe(true);
  });

  it('is described again in the next minute, because its checklist depends on the time', async () => {
    const { services, passTime, headers, read } = await withCachedTrip();
    passTime(60_000);
    await read({}, headers);
    expect(services.privateAnswers.size().entries).toBe(2);
  });
});
