import { expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string, zhName: string) => ({
  ...{ id, name, zhName, pinyin: name, aliases: [], areaId: id, popularity: 80 },
  airports: [],
});
const gazetteer = createGazetteer({
  cities: [
    city('beijing', 'Beijing', '北京'),
    city('xian', "Xi'an", '西安'),
    city('shanghai', 'Shanghai', '上海'),
    city('datong', 'Datong', '大同'),
  ],
  areas: [],
  spots: [],
});
const read = (wish: string) =>
  readWish(wish, { gazetteer, today: '2026-11-16' }).values.cityNights.map(
    ({ cityId, nights }) => `${cityId}=${nights}`,
  );

it.each([
  "je 3 Nächte Beijing und Xi'an",
  "3 nights each in Beijing and Xi'an",
  "Beijing and Xi'an, 3 nights each",
  'elk 3 nachten Beijing en Xian',
  'Beijing et Xian, 3 nuits chacune',
  '3 noches en cada una: Beijing, Xian',
  '北京西安各3晚',
  '北京、西安各住3晚',
  '北京と西安に各3泊',
  '베이징 시안 각 3박',
])('gives each city of a list its nights: "%s"', (wish) => {
  expect(read(wish)).toEqual(['beijing=3', 'xian=3']);
});

it('leaves a length of the whole list to the planner', () => {
  expect(read("Beijing and Xi'an, 6 nights")).toEqual([]);
});

it('shares numbered days among the cities that they name', () => {
  expect(read("day 1-3 Beijing, day 4-5 Datong and Xi'an, day 6-8 Shanghai")).toEqual([
    'beijing=3',
    'datong=1',
    'xian=1',
    'shanghai=2',
  ]);
});
