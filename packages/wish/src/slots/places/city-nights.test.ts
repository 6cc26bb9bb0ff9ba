import { expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string, zhName: string) => ({
  ...{ id, name, zhName, pinyin: name, aliases: [], areaId: id, popularity: 80 },
  airports: [],
});
const sight = (id: string, name: string, zhName: string) => ({
  ...{ id, name, zhName, pinyin: name, aliases: [], cityId: 'beijing' },
  ...{ popularity: 80, tagIds: [], summary: '' },
});
const gazetteer = createGazetteer({
  cities: [
    city('huangshan', 'Huangshan', '黄山'),
    city('hangzhou', 'Hangzhou', '杭州'),
    city('shanghai', 'Shanghai', '上海'),
    city('beijing', 'Beijing', '北京'),
    city('xian', "Xi'an", '西安'),
  ],
  areas: [],
  spots: [sight('lama-temple', 'Lama Temple', '雍和宫'), sight('summer-palace', 'Summer Palace', '颐和园')],
});
const read = (wish: string) => readWish(wish, { gazetteer, today: '2026-11-16' }).values;

it.each([
  'Two days on Huangshan with sunrise, then Hangzhou 2 nights and Shanghai 2 nights',
  '2 days at Huangshan, then 2 nights Hangzhou, 2 nights Shanghai',
  '2 Tage Huangshan, danach 2 Nächte Hangzhou und 2 Nächte Shanghai',
  'Deux jours à Huangshan puis 2 nuits à Hangzhou et 2 nuits à Shanghai',
  'Dos días en Huangshan, luego Hangzhou 2 noches y Shanghai 2 noches',
  'Due giorni a Huangshan, poi Hangzhou 2 notti e Shanghai 2 notti',
  'Dois dias em Huangshan, depois Hangzhou 2 noites e Shanghai 2 noites',
  'Twee dagen Huangshan, daarna Hangzhou 2 nachten en Shanghai 2 nachten',
  '黄山两天，然后杭州两晚，上海两晚',
  '黄山に2日、その後杭州2泊、上海2泊',
  '황산 2일, 그다음 항저우 2박, 상하이 2박',
])('reads the lengths of "%s" as those of its cities', (wish) => {
  const { cityNights, cityOrder, days } = read(wish);
  expect(cityNights.map(({ cityId, nights }) => `${cityId}=${nights}`)).toEqual([
    'huangshan=2',
    'hangzhou=2',
    'shanghai=2',
  ]);
  expect(cityOrder).toEqual(['huangshan', 'hangzhou', 'shanghai']);
  expect(days).toBe(7);
});

it('does not give the days of a list of cities to its first city', () => {
  expect(read("9 days in Beijing and Xi'an, Shanghai 2 nights").cityNights).not.toContainEqual({
    cityId: 'beijing',
    nights: 9,
  });
});

it('keeps the total where one city has a length of its own', () => {
  const { cityNights, days } = read("10 days Beijing 4 nights, Xi'an 3 nights, Shanghai");
  expect(days).toBe(10);
  expect(cityNights).toEqual([
    { cityId: 'beijing', nights: 4 },
    { cityId: 'xian', nights: 3 },
  ]);
});

it('reads numbered days: the last one is that of the journey home', () => {
  const { cityNights, days } = read('Day 1-3 Beijing, day 4-6 Shanghai, day 7-8 Hangzhou');
  expect(cityNights.map(({ cityId, nights }) => `${cityId}=${nights}`)).toEqual([
    'beijing=3',
    'shanghai=3',
    'hangzhou=1',
  ]);
  expect(days).toBe(8);
});

it('does not divide a trip when the nights of one city are added to it', () => {
  expect(read('10 days in Beijing and Shanghai, with 3 nights in Beijing').cityNights).toEqual([
    { cityId: 'beijing', nights: 3 },
  ]);
  expect(read('10 days in Beijing and Shanghai, plus 3 nights in Beijing').cityNights).toEqual([]);
});

it('reads one length after two joined cities as that of both', () => {
  const values = read('Beijing and Shanghai 6 days, can we also see Hangzhou one day?');
  expect(values.days).toBe(6);
  expect(values.cityNights).toEqual([{ cityId: 'hangzhou', nights: 1 }]);
});

it('adds a day at a sight to the stay in its city where a list of cities has no other length', () => {
  const { cityNights, days } = read("Beijing 3 days, Summer Palace 1 day, Xi'an 2 days");
  expect(cityNights).toEqual([
    { cityId: 'beijing', nights: 4 },
    { cityId: 'xian', nights: 1 },
  ]);
  expect(days).toBe(6);
});

it('takes days at sights within the length of the only city as part of the stay', () => {
  const { cityNights, days } = read(
    'Beijing 5 days 2-6 December 2026: one day Lama Temple, one day Summer Palace',
  );
  expect(cityNights).toEqual([]);
  expect(days).toBe(5);
});

it('adds a night elsewhere to the length of the trip', () => {
  const { cityNights, days } = read('Beijing and Shanghai 5 days plus a night in Hangzhou');
  expect(cityNights).toEqual([{ cityId: 'hangzhou', nights: 1 }]);
  expect(days).toBe(6);
});
