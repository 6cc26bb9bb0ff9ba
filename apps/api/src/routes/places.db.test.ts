import type { EndpointKey } from '@yunyou/contract/endpoints';
import {
  cityFacets,
  type Facets,
  lineFacets,
  listFacets,
  parseFacetValue,
  spotFacets,
} from '@yunyou/contract/site/facets';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

interface Choice {
  value: string;
  count: number;
  parent?: string;
}

const lists: { list: EndpointKey; counts: EndpointKey; facets: Facets; chosen: Record<string, unknown> }[] = [
  { list: 'POST /city/list', counts: 'POST /city/facets', facets: cityFacets, chosen: { bestMonth: 4 } },
  {
    list: 'POST /scenicSpots/selectInfoByCityCode',
    counts: 'POST /scenicSpots/facets',
    facets: spotFacets,
    chosen: { level: '5A' },
  },
  {
    list: 'POST /tripLine/selectInfoByCityCode',
    counts: 'POST /tripLine/facets',
    facets: lineFacets,
    chosen: { departsIn: 5 },
  },
];

describe.each(lists)('facets of $list', ({ list, counts, facets, chosen }) => {
  it('have counts equal to the total of the filtered list, for every option', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, counts, chosen)).body;
    for (const { field, value: type, countsField } of listFacets(facets)) {
      if (!countsField) continue;
      const choices = data[countsField] as Choice[];
      expect(choices.length, field).toBeGreaterThan(0);
      for (const { value, count } of choices) {
        const input = { ...chosen, [field]: parseFacetValue(type, value) };
        const found = await call(app, list, input);
        expect(found.body.data.total, `${field} ${value}`).toBe(count);
      }
    }
  });

  it('filter out some rows', async () => {
    const { app } = await createTestApp();
    const all = (await call(app, list, {})).body.data.total;
    const { data } = (await call(app, counts, {})).body;
    for (const { field, value: type, countsField } of listFacets(facets)) {
      const [rarest] = countsField
        ? (data[countsField] as Choice[]).toSorted((a, b) => a.count - b.count)
        : [{ value: 'beijing' }];
      const input = { [field]: parseFacetValue(type, rarest?.value ?? '') };
      const { total } = (await call(app, list, input)).body.data;
      expect(total, field).toBeGreaterThan(0);
      expect(total, field).toBeLessThan(all);
    }
  });
});

describe('the area facet', () => {
  it('counts a region as the sum of its provinces', async () => {
    const { app } = await createTestApp();
    const { data } = (await call(app, 'POST /scenicSpots/facets', { level: '5A' })).body;
    const areas = data.areas as Choice[];
    const provinces = areas.filter((area) => area.parent === 'north');
    const sum = provinces.reduce((total, { count }) => total + count, 0);
    expect(areas.find((area) => area.value === 'north')?.count).toBe(sum);
  });
});

describe('lists', () => {
  it('have a total and pages that do not overlap', async () => {
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

  it('are sorted by the given order', async () => {
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

  it('are sorted by distance from a rounded position', async () => {
    const { app } = await createTestApp();
    const near = { latitude: 34.26, longitude: 108.94 };
    const cities = await call(app, 'POST /city/list', { near });
    expect(cities.body.data.list[0].id).toBe('xian');
    const input = { near, cityId: 'xian', pageSize: 100 };
    const { list } = (await call(app, 'POST /scenicSpots/selectInfoByCityCode', input)).body.data;
    const meters = list.map((spot: { coordinates: typeof near }) => straightMeters(near, spot.coordinates));
    expect(meters).toEqual(meters.toSorted((a: number, b: number) => a - b));
    const exact = { latitude: 34.2612, longitude: 108.94 };
    expect((await call(app, 'POST /city/list', { near: exact })).status).toBe(400);
  });

  it('accept a position that is too small a number for the database', async () => {
    const { app } = await createTestApp();
    const near = { latitude: -1e-323, longitude: 119 };
    expect((await call(app, 'POST /city/list', { near, sort: 'name' })).status).toBe(200);
  });

  it('contain the blurred version of each picture', async () => {
    const { app } = await createTestApp();
    const cities = await call(app, 'GET /home/hotDestination');
    expect(cities.body.data.list[0].imageBlur).toMatch(/^data:image\/webp/);
  });
});
