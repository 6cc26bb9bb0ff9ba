import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('likes and favourites', () => {
  it('toggle when no state is given and return the new one', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const like = () => call(app, 'GET /behaviour/like', { type: 'city', id: 'xian' }, headers);
    expect((await like()).body.data).toEqual({ state: 'on', count: 1 });
    expect((await like()).body.data).toEqual({ state: 'off', count: 0 });
  });

  it('count once when the same state is set twice', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const keep = () =>
      call(app, 'GET /behaviour/favourite', { type: 'city', id: 'xian', state: 'on' }, headers);
    await keep();
    expect((await keep()).body.data).toEqual({ state: 'on', count: 1 });
    const kept = await call(app, 'POST /user/favoriteList', {}, headers);
    expect(kept.body.data).toMatchObject({ total: 1, list: [{ type: 'city', id: 'xian', name: "Xi'an" }] });
  });

  it('have a consistent state and count after fifty concurrent toggles of one visitor', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const press = (state: string) =>
      call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state }, headers);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => press(index % 2 ? 'off' : 'on')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { body } of answers) expect(body.data.count).toBe(body.data.state === 'on' ? 1 : 0);
    const states = await call(
      app,
      'POST /behaviour/states',
      { targets: [{ type: 'city', id: 'xian' }] },
      headers,
    );
    const [state] = states.body.data.list;
    expect(state.likeCount).toBe(state.isLiked ? 1 : 0);
  });

  it("are returned for many targets in one call, with the caller's own states", async () => {
    const { app, signIn } = await createTestApp();
    const [ada, bob] = [await signIn('Ada'), await signIn('Bob')];
    await call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }, ada.headers);
    await call(app, 'GET /behaviour/favourite', { type: 'guide', id: 'xian', state: 'on' }, ada.headers);
    await call(
      app,
      'GET /behaviour/favourite',
      { type: 'scenic-spot', id: 'terracotta-army', state: 'on' },
      ada.headers,
    );
    const targets = [
      { type: 'city', id: 'xian' },
      { type: 'scenic-spot', id: 'terracotta-army' },
      { type: 'city', id: 'terracotta-army' },
    ];
    const statesOf = async (headers: Record<string, string>) =>
      (await call(app, 'POST /behaviour/states', { targets }, headers)).body.data.list;
    expect(await statesOf(ada.headers)).toEqual([
      { type: 'city', id: 'xian', isLiked: true, isKept: false, likeCount: 1, favouriteCount: 0 },
      {
        type: 'scenic-spot',
        id: 'terracotta-army',
        isLiked: false,
        isKept: true,
        likeCount: 0,
        favouriteCount: 1,
      },
      { type: 'city', id: 'terracotta-army', isLiked: false, isKept: false, likeCount: 0, favouriteCount: 0 },
    ]);
    expect(await statesOf(bob.headers)).toMatchObject([
      { isLiked: false, likeCount: 1 },
      { isKept: false, favouriteCount: 1 },
      {},
    ]);
  });

  it('count correctly for forty concurrent visitors', async () => {
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

  it('404: for a target that does not exist', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    expect((await call(app, 'GET /behaviour/like', { type: 'city', id: 'atlantis' }, headers)).status).toBe(
      404,
    );
  });

  it('cannot be set by a HEAD request or with a cookie', async () => {
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
