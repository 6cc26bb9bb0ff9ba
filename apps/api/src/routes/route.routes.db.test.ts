import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

interface Listed {
  id: string;
  months: number[];
  days: { min: number; max: number };
  forWhom: string[];
}

/** Input field of each facet, its field in the answer, and how an option becomes input. */
const facetFields = [
  ['areaId', 'areas', String],
  ['bestMonth', 'months', Number],
  ['days', 'days', Number],
  ['audience', 'audiences', String],
] as const;

describe('classic routes', () => {
  it('lists routes with the names of their cities and a picture that exists', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /route/list', {})).body;
    const triangle = data.list.find(({ id }: { id: string }) => id === 'golden-triangle');
    expect(triangle).toMatchObject({
      cityNames: ['Beijing', "Xi'an", 'Shanghai'],
      linkUrl: '/trip/route?id=golden-triangle',
      picture: 'city/beijing',
    });
  });

  it('shows different pictures in the whole list, although many routes begin in the same city', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /route/list', { pageSize: 100 })).body;
    const pictures = data.list.map(({ picture }: { picture: string }) => picture);
    expect(pictures.length).toBeGreaterThan(1);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each([
    [{ bestMonth: 1 }, ({ months }: Listed) => months.includes(1)],
    [{ days: 9 }, ({ days }: Listed) => days.min <= 9 && days.max >= 9],
    [{ audience: 'rail' }, ({ forWhom }: Listed) => forWhom.includes('rail')],
  ])('filters routes by %j', async (filter, fits) => {
    const { app } = await createTestApp();
    const all = (await call(app, 'GET /route/list', { pageSize: 100 })).body.data.list;
    const { data } = (await call(app, 'GET /route/list', { pageSize: 100, ...filter })).body;
    const expected = all.filter(fits).map(({ id }: Listed) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(data.list.map(({ id }: Listed) => id)).toEqual(expected);
    expect(data.total).toBe(expected.length);
  });

  it('counts for every option the routes that it leaves, a region once per route', async () => {
    const { app } = await createTestApp();
    const chosen = { bestMonth: 4 };
    const { data } = (await call(app, 'POST /route/facets', chosen)).body;
    const total = async (filter: object) =>
      (await call(app, 'GET /route/list', { pageSize: 1, ...filter })).body.data.total;
    for (const [field, counted, choose] of facetFields) {
      expect(data[counted].length, counted).toBeGreaterThan(1);
      const { value, count } = data[counted].at(-1);
      expect(await total({ ...chosen, [field]: choose(value) }), `${counted} ${value}`).toBe(count);
    }
  });

  it('names city and sights of every stop, and similar routes without the route itself', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /route/detail', { id: 'golden-triangle' })).body;
    expect(data.stops[0]).toMatchObject({
      city: { name: 'Beijing', linkUrl: '/destination/city?id=beijing' },
      nights: 3,
      extraNights: 1,
    });
    expect(data.stops[0].spots.map(({ id }: { id: string }) => id)).toContain('forbidden-city');
    expect(data.similar.map(({ id }: { id: string }) => id)).not.toContain('golden-triangle');
    expect((await call(app, 'GET /route/detail', { id: 'no-route' })).status).toBe(404);
  });
});

describe('what a city page shows besides the article', () => {
  it('has stations by importance, districts, days with named items, and routes', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /city/local', { id: 'beijing' })).body;
    expect(data.stations[0]).toMatchObject({ id: 'beijing-capital-airport', code: 'PEK' });
    expect(data.districts.map(({ id }: { id: string }) => id)).toContain('beijing-gulou');
    const [day] = data.dayIdeas;
    expect(day.items[0]).toMatchObject({
      name: 'Forbidden City',
      linkUrl: '/attractions/detail?id=forbidden-city',
    });
    expect(day.items.find(({ meal }: { meal?: string }) => meal === 'lunch')).toMatchObject({
      name: 'Gulou and Beixinqiao',
    });
    expect(data.routes.map(({ id }: { id: string }) => id)).toContain('golden-triangle');
  });

  it('includes stations of other cities that serve it', async () => {
    const { app, services } = await createTestApp();
    await services.db.execute(
      `update station set doc = jsonb_set(doc, '{alsoServesCityIds}', '["xian"]') where id = 'beijing-south-station'`,
    );
    const { data } = (await call(app, 'GET /city/local', { id: 'xian' })).body;
    const ids = data.stations.map(({ id }: { id: string }) => id);
    expect(ids).toContain('beijing-south-station');
    expect(ids).not.toContain('beijing-west-station');
    expect((await call(app, 'GET /city/local', { id: 'nowhere' })).status).toBe(404);
  });
});

describe('search', () => {
  it('shows different pictures for routes that begin in the same city', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /destination/search', { keyword: 'beijing' })).body;
    const routes = data.list.filter(({ type }: { type: string }) => type === 'route');
    expect(routes.length).toBeGreaterThan(2);
    expect(new Set(routes.map(({ picture }: { picture: string }) => picture)).size).toBeGreaterThan(2);
  });

  it.each([
    ['golden triangle', '/trip/route?id=golden-triangle'],
    ['sanlitun', '/destination/city?id=beijing#district-beijing-sanlitun'],
    ['三里屯', '/destination/city?id=beijing#district-beijing-sanlitun'],
    ['wukang road area', '/destination/city?id=shanghai#district-shanghai-french-concession'],
  ])('finds %s', async (keyword, linkUrl) => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'GET /destination/search', { keyword })).body;
    expect(data.list.map((hit: { linkUrl: string }) => hit.linkUrl)).toContain(linkUrl);
  });
});
