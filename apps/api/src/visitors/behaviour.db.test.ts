import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('likes and favourites', () => {
  it('toggle without a state and say the new one', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const like = () => call(app, 'GET /behaviour/like', { type: 'city', id: 'xian' }, headers);
    expect((await like()).body.data).toEqual({ state: 'on', count: 1 });
    expect((await like()).body.data).toEqual({ state: 'off', count: 0 });
  });

  it('count once when the same state is set again', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const keep = () =>
      call(app, 'GET /behaviour/favourite', { type: 'city', id: 'xian', state: 'on' }, headers);
    await keep();
    expect((await keep()).body.data).toEqual({ state: 'on', count: 1 });
    const kept = await call(app, 'POST /user/favoriteList', {}, headers);
    expect(kept.body.data).toMatchObject({ total: 1, list: [{ type: 'city', id: 'xian', name: "Xi'an" }] });
  });

  it('count right when forty visitors come at once', async () => {
    const { app, signIn } = await createTestApp();
    const visitors = await Promise.all(Array.from({ length: 40 }, (_, index) => signIn(`Visitor ${index}`)));
    await Promise.all(
      visitors.flatMap(({ headers }) => [
        call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }, headers),
        call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }, headers),
      ]),
    );
    const detail = await call(app, 'GET /city/detail', { id: 'xian' });
    expect(detail.body.data.likeCount).toBe(40);
  });

  it('are refused for things that do not exist', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    expect((await call(app, 'GET /behaviour/like', { type: 'city', id: 'atlantis' }, headers)).status).toBe(
      404,
    );
  });

  it('cannot be set by a HEAD request or by a cookie', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const url = '/api/yunyou/behaviour/like?type=city&id=xian';
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
    expect((await app.inject({ url, cookies: { token: headers['user-token'] } })).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  it('revokes the token', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    expect((await call(app, 'POST /user/logout', {}, headers)).status).toBe(200);
    expect((await call(app, 'POST /user/userInfo', {}, headers)).status).toBe(401);
  });
});
