import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

it('a search with include=cities returns the cities of each hit, and one without does not', async () => {
  const { app } = await createTestApp();
  const search = async (input: Record<string, string>): Promise<SearchHit[]> =>
    (await call(app, 'GET /destination/search', { limit: '100', ...input })).body.data.list;
  const hits = await search({ keyword: "xi'an", include: 'cities' });
  const citiesOf = (type: SearchHit['type'], id: string) =>
    hits.find((hit) => hit.type === type && hit.id === id)?.cityIds;
  expect(citiesOf('city', 'xian')).toEqual(['xian']);
  expect(citiesOf('spot', 'xian-city-wall')).toEqual(['xian']);
  expect(citiesOf('restaurant', 'xian-lao-sun-jia')).toEqual(['xian']);
  const tours = hits.filter(({ type }) => type === 'line');
  expect(tours.length).toBeGreaterThan(0);
  for (const { id, cityIds } of tours) expect(cityIds, id).toContain('xian');
  for (const { type, cityIds } of hits) if (type === 'theme' || type === 'news') expect(cityIds).toEqual([]);
  const [plain] = await search({ keyword: "xi'an" });
  expect(plain).not.toHaveProperty('cityIds');
});
