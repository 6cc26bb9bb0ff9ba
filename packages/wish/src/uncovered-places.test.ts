import { expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { morePlaces, otherNames } from './more-uncovered-places.data.ts';
import { readWish } from './read-wish.ts';
import { knownPlaces } from './uncovered-places.data.ts';
import { suggestCities } from './uncovered-places.ts';

const city = (id: string, name: string, zhName: string, latitude: number, longitude: number) => ({
  ...{ id, name, zhName, pinyin: name, aliases: [], areaId: 'x', popularity: 50, airports: [] },
  coordinates: { latitude, longitude },
});
const gazetteer = createGazetteer({
  cities: [city('nanjing', 'Nanjing', '南京', 32.06, 118.8), city('dalian', 'Dalian', '大连', 38.91, 121.61)],
  areas: [],
  spots: [],
});
const suggest = (wish: string) =>
  suggestCities(readWish(wish, { gazetteer, today: '2026-06-15' }).uncovered, gazetteer);

it('names the nearest city for a place that the guide does not cover', () => {
  expect(suggest('3 days in Wuhu')).toEqual([
    {
      place: 'Wuhu',
      text: 'We have no guide to Wuhu yet. The nearest city we cover is Nanjing, about 90 km away.',
      cityId: 'nanjing',
      cityName: 'Nanjing',
    },
  ]);
  expect(suggest('新疆那拉提').map(({ place }) => place)).toEqual(['Nalati']);
  expect(suggest('丹东3天').map(({ cityId }) => cityId)).toEqual(['dalian']);
});

it('names a Chinese town that the catalogue knows only as the English name of a station', () => {
  const stations = [
    {
      ...{ id: 'zhuhai-station', name: 'Zhuhai', zhName: '珠海站', pinyin: 'Zhuhai', aliases: [] },
      ...{ cityId: 'dalian', kind: 'railway' as const, popularity: 40 },
    },
  ];
  const own = createGazetteer({
    ...{ cities: [city('dalian', 'Dalian', '大连', 38.91, 121.61)], areas: [], spots: [], stations },
  });
  expect(
    readWish('去珠海5天', { gazetteer: own, today: '2026-06-15' }).uncovered.map(({ name }) => name),
  ).toEqual(['Zhuhai']);
});

it('suggests nothing for covered places and for places that the wish rules out', () => {
  expect(suggest('3 days in Nanjing')).toEqual([]);
  expect(suggest('Nanjing, but not Wuhu')).toEqual([]);
});

it('knows every place that another name stands for', () => {
  const names = new Set([...knownPlaces, ...morePlaces].map(([name]) => name));
  expect(Object.values(otherNames).filter((name) => !names.has(name))).toEqual([]);
});
