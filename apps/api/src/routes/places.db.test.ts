import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

interface Choice {
  value: string;
  count: number;
  parent?: string;
}

describe('what a list can be narrowed by', () => {
  it('is counted as the list itself counts, for every choice of every facet of the cities', async () => {
    const { app } = await createTestApp();
    const chosen = { bestMonth: 4 };
    const { data } = (await call(app, 'POST /city/facets', chosen)).body;
    const fields = { areas: 'areaId', tags: 'tagId', months: 'bestMonth', days: 'days' } as const;
    for (const [facet, field] of Object.entries(fields)) {
      const choices = data[facet] as Choice[];
      expect(choices.length, facet).toBeGreaterThan(0);
      for (const { value, count } of choices) {
        const input = { ...chosen, [field]: /^\d+$/.test(value) ? Number(value) : value };
        const list = await call(app, 'POST /city/list', input);
        expect(list.body.data.total, `${facet} ${value}`).toBe(count);
      }
    }
  });

  it('is counted as the list itself counts for spots, a region being the sum of its provinces', async () => {
    const { app } = await createTestApp();
    const chosen = { level: '5A' };
    const { data } = (await call(app, 'POST /scenicSpots/facets', chosen)).body;
    const fields = { areas: 'areaId', tags: 'tagId', levels: 'level', categories: 'category' } as const;
    for (const [facet, field] of Object.entries(fields)) {
      for (const { value, count } of data[facet] as Choice[]) {
        const list = await call(app, 'POST /scenicSpots/selectInfoByCityCode', { ...chosen, [field]: value });
        expect(list.body.data.total, `${facet} ${value}`).toBe(count);
      }
    }
    const areas = data.areas as Choice[];
    const provinces = areas.filter((area) => area.parent === 'north');
    const sum = provinces.reduce((total, { count }) => total + count, 0);
    expect(areas.find((area) => area.value === 'north')?.count).toBe(sum);
  });
});

describe('lists', () => {
  it('come in pages with their total, and pages do not overlap', async () => {
    const { app } = await createTestApp();
    for (const key of [
      'GET /home/faves',
      'GET /home/experiences',
      'GET /destination/wantGo',
      'POST /scenicSpots/selectInfoByCityCode',
    ] as const) {
      const [first, second] = await Promise.all(
        [1, 2].map(async (pageNum) => (await call(app, key, { pageNum, pageSize: 4 })).body.data),
      );
      const ids = [...first.list, ...second.list].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size, key).toBe(8);
      expect(first.total, key).toBeGreaterThanOrEqual(8);
      expect(second).toMatchObject({ pageNum: 2, pageSize: 4, total: first.total });
    }
  });

  it('are sorted as asked', async () => {
    const { app } = await createTestApp();
    const spots = await call(app, 'POST /scenicSpots/selectInfoByCityCode', { sort: 'shortest' });
    const minutes = spots.body.data.list.map((spot: { visitMinutes: number }) => spot.visitMinutes);
    expect(minutes).toEqual(minutes.toSorted((a: number, b: number) => a - b));
    const hotels = await call(app, 'POST /hotel/selectInfoByCityCode', { cityCode: '610100', sort: 'price' });
    const classes = hotels.body.data.list.map((hotel: { priceClass: number }) => hotel.priceClass);
    expect(classes).toEqual(classes.toSorted((a: number, b: number) => a - b));
    const lines = await call(app, 'POST /tripLine/selectInfoByCityCode', { sort: 'price', maxDays: 3 });
    expect(lines.body.data.total).toBeGreaterThan(1);
    const prices = lines.body.data.list.map(
      (line: { priceAdult: { amountMinor: number } }) => line.priceAdult.amountMinor,
    );
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect(lines.body.data.list.every((line: { days: number }) => line.days <= 3)).toBe(true);
  });

  it('show each picture with its colour', async () => {
    const { app } = await createTestApp();
    const cities = await call(app, 'GET /home/hotDestination');
    expect(cities.body.data.list[0].imageColor).toMatch(/^#[0-9a-f]{3}$/);
  });
});
