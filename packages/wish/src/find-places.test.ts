import { expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { createGazetteer } from './gazetteer.ts';
import { normaliseWish } from './normalise-wish.ts';

const names = (id: string, name: string, zhName: string) => ({ id, name, zhName, pinyin: name, aliases: [] });
const spot = (id: string, name: string, zhName: string, popularity = 50) => ({
  ...names(id, name, zhName),
  cityId: 'dunhuang',
  popularity,
  summary: '',
  tagIds: [],
});
const gazetteer = createGazetteer({
  cities: [
    { ...names('beijing', 'Beijing', '北京'), areaId: 'gansu', popularity: 90, airports: [] },
    {
      ...names('wutai', 'Mount Wutai', '五台山'),
      aliases: ['Wutaishan'],
      areaId: 'gansu',
      popularity: 60,
      airports: [],
    },
    { ...names('shanghai', 'Shanghai', '上海'), areaId: 'gansu', popularity: 90, airports: [] },
    {
      ...names('dunhuang', 'Dunhuang', '敦煌'),
      areaId: 'gansu',
      popularity: 60,
      airports: [{ code: 'DNH', name: 'Dunhuang', zhName: '敦煌机场', intoTown: 'Taxi.' }],
    },
  ],
  areas: [{ ...names('gansu', 'Gansu', '甘肃'), kind: 'province' }],
  spots: [
    spot('dunes', 'Mingsha Dunes and Crescent Lake', '鸣沙山'),
    spot('museum', 'Dunhuang Museum', '敦煌博物馆'),
    spot('bridge', 'Dunhuang Arch', '敦煌桥'),
    spot('caves', 'Mogao Grottoes', '莫高窟', 90),
    spot('tai', 'Mount Tai', '泰山', 90),
    spot('obscure', 'Obscuria', '无名'),
  ],
});
const find = (wish: string) =>
  findPlaces(normaliseWish(wish), wish, gazetteer).map(
    ({ places, exact }) => `${places[0]?.id}${exact ? '' : '?'}`,
  );

it.each([
  ['Dunhuang', ['dunhuang']],
  ["Dunhuang's sand", ['dunhuang']],
  ['敦煌和鸣沙山', ['dunhuang', 'dunes']],
  ['fly into DNH', ['dunhuang']],
  ['dnh', []],
  ['BJ-SH, 10 days', ['beijing', 'shanghai']],
  ['3d BJ, 2d SH', ['beijing', 'shanghai']],
  ['BJ 3 nights, SH 2 nights', ['beijing', 'shanghai']],
  ['Dunhuang and BJ', ['dunhuang', 'beijing']],
  ['CD shops in BJ', []],
  ['SH for me', []],
  ['bj, sh', []],
  ['Crescent Lake', ['dunes']],
  ['Mingsha Dunes', ['dunes']],
  ['Mogao Caves', ['caves']],
  ['Tai Mountain', ['tai']],
  ['Wutai and Dunhuang', ['wutai', 'dunhuang']],
  ['Mt Tai', ['tai']],
  ['Dunhuang and its museum', ['dunhuang', 'museum']],
  ['a museum', []],
  ['sunrise on the mountain', []],
  ['Dunhuang and its arch', ['dunhuang']],
  ['Dunhuagn', ['dunhuang?']],
  ['Mogoa Grottoes', ['caves?']],
  ['Obscurai', []],
  ['Gansu province', ['gansu']],
])('finds in "%s" the places %j', (wish, ids) => {
  expect(find(wish)).toEqual(ids);
});

it('finds the longest name of the catalogue with two letters too many', () => {
  const only = createGazetteer({
    cities: [{ ...names('dunhuang', 'Dunhuang', '敦煌'), areaId: 'gansu', popularity: 60, airports: [] }],
    areas: [],
    spots: [spot('caves', 'Mogao Grottoes', '莫高窟', 90)],
  });
  const [mention] = findPlaces('the moggao grottooes', 'the Moggao Grottooes', only);
  expect(mention).toMatchObject({ exact: false, places: [{ id: 'caves' }] });
});

it('reads the name of a sight after its city before that of a station which it contains', () => {
  const hangzhou = createGazetteer({
    cities: [{ ...names('hangzhou', 'Hangzhou', '杭州'), areaId: 'zhejiang', popularity: 60, airports: [] }],
    areas: [],
    spots: [{ ...spot('lake', 'West Lake', '西湖'), cityId: 'hangzhou' }],
    stations: [
      {
        ...names('hangzhou-west', 'Hangzhou West Station', '杭州西站'),
        ...{ aliases: ['Hangzhou West'], kind: 'railway', cityId: 'hangzhou', popularity: 10 },
      },
    ],
  });
  const ids = (wish: string) =>
    findPlaces(normaliseWish(wish), wish, hangzhou).map(({ places }) => places[0]?.id);
  expect(ids('Hangzhou West Lake')).toEqual(['hangzhou', 'lake']);
  expect(ids('arriving at Hangzhou West')).toEqual(['hangzhou-west']);
});

it('does not read a mountain of tea as Mount Tai', () => {
  expect(find('pandas and a tea mountain')).toEqual([]);
  expect(find('the Tay Mountain')).toEqual(['tai?']);
});
