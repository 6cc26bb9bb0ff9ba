import type { CityCard } from '@yunyou/contract/site/cards.schema';
import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { expect, it } from 'vitest';
import { toAround } from './around.ts';

const card = (id: string): CityCard => ({
  ...{ id, name: id, zhName: '城', pinyin: id, areaId: 'a', cityCode: '100000', summary: 'A city.' },
  coordinates: { latitude: 30, longitude: 110 },
  ...{ knownFor: [], bestMonths: [4], recommendedDays: { min: 1, max: 2 }, tagIds: [] },
  ...{ picture: `city/${id}`, imageUrl: '', linkUrl: `/destination/city?id=${id}` },
});
const link = (id: string, mode: CityLink['mode'], minutes: number): CityLink => ({
  ...{ mode, minutes, perDay: 20, factsAsOf: '2023-12', hereStop: 'North', thereStop: 'South' },
  id: `${id}-${mode}`,
  city: { id, name: id, zhName: '城', linkUrl: `/destination/city?id=${id}` },
});

it('lists cities within a short ride as day trips, shortest first, and the others as nearby', () => {
  const links = [
    link('far', 'train', 240),
    link('close', 'train', 90),
    link('closer', 'coach', 40),
    link('closer', 'train', 30),
    link('by-air', 'flight', 60),
  ];
  const { dayTrips, nearby } = toAround(['far', 'close', 'closer', 'by-air', 'none'].map(card), links);
  expect(dayTrips.map(({ id, facts }) => [id, facts])).toEqual([
    ['closer', ['Train 30 min']],
    ['close', ['Train 1½ hours']],
  ]);
  expect(nearby.map(({ id }) => id)).toEqual(['far', 'by-air', 'none']);
});
