import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('a detail', () => {
  it('of a city names its area and its connections, and counts likes', async () => {
    const { app, services, signIn } = await createTestApp();
    const { headers } = await signIn();
    const like = { type: 'city', id: 'xian', state: 'on' };
    expect((await call(app, 'GET /behaviour/like', like, headers)).status).toBe(200);
    const { data } = (await call(app, 'GET /city/detail', { id: 'xian' })).body;
    const area = await findPublished(services.db, 'area', data.areaId);
    expect(data).toMatchObject({ areaName: area?.doc.name, likeCount: 1, favouriteCount: 0 });
    expect(data.links.length).toBeGreaterThan(0);
    for (const { city } of data.links as { city: { id: string; name: string; zhName: string } }[]) {
      const other = await findPublished(services.db, 'city', city.id);
      expect(city.id).not.toBe('xian');
      expect(city).toMatchObject({ name: other?.doc.name, zhName: other?.doc.zhName });
    }
  });

  it('of a spot names its city and counts favourites', async () => {
    const { app, services, signIn } = await createTestApp();
    const { headers } = await signIn();
    const spot = { type: 'scenic-spot', id: 'terracotta-army' };
    await call(app, 'GET /behaviour/favourite', { ...spot, state: 'on' }, headers);
    const { data } = (await call(app, 'GET /scenicSpots/detail', { id: spot.id })).body;
    const city = await findPublished(services.db, 'city', data.cityId);
    expect(data).toMatchObject({ cityName: city?.doc.name, likeCount: 0, favouriteCount: 1 });
  });
});

describe('a list', () => {
  it('has the same total on each page, also after the last one', async () => {
    const { app } = await createTestApp();
    const page = async (pageNum: number) =>
      (await call(app, 'POST /city/list', { pageNum, pageSize: 5 })).body.data;
    const first = await page(1);
    expect(first.list).toHaveLength(Math.min(5, first.total));
    expect(await page(1000)).toMatchObject({ list: [], total: first.total });
    const none = await call(app, 'POST /city/list', { tagId: 'no-such-tag' });
    expect(none.body.data).toMatchObject({ list: [], total: 0 });
  });
});

describe('the page of a business', () => {
  it('names its city, links to its own page and lists what is within a walk, but not itself', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /restaurant/detail', { id: 'xian-tongshengxiang' })).body;
    expect(data).toMatchObject({
      cityName: "Xi'an",
      linkUrl: '/restaurant/detail?id=xian-tongshengxiang',
      picture: 'city/xian',
    });
    const near: { kind: string; id: string; distanceMeters: number }[] = data.businesses;
    const distances = near.map(({ distanceMeters }) => distanceMeters);
    expect(near.map(({ kind, id }) => `${kind}/${id}`)).toContain('restaurant/xian-de-fa-chang');
    expect(near.map(({ id }) => id)).not.toContain('xian-tongshengxiang');
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(2000);
  });

  it('can be saved, and the collections link to it', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    await call(app, 'GET /behaviour/favourite', { type: 'hotel', id: 'xian-westin', state: 'on' }, headers);
    const { data } = (await call(app, 'POST /user/favoriteList', {}, headers)).body;
    expect(data.list).toMatchObject([
      { type: 'hotel', name: "The Westin Xi'an", linkUrl: '/hotel/detail?id=xian-westin' },
    ]);
  });
});
