import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readStayLimits } from './stay-limits.ts';

const read = (wish: string) => readStayLimits(normaliseWish(wish)).map(({ value }) => value);

it.each([
  ['max two cities', '2'],
  ['Five cities in 3 weeks', '5'],
  ['drei Städte in 10 Tagen', '3'],
  ['4 villes en 2 semaines', '4'],
  ['not more than 4 hotels', '4'],
  ["Kids, so we don't want more than 3 hotels.", '3'],
  ['no more than one hotel change', '2'],
  ['max two hotels changes', '3'],
  ['at most 3 towns', '3'],
  ['3 cities max, please', '3'],
  ['two hotels at most', '2'],
  ['change hotels at most twice', '3'],
  ['without changing hotels', '1'],
  ['höchstens fünf Hotels', '5'],
  ['maximal zwei Städte', '2'],
  ['höchstens einmal das Hotel wechseln', '2'],
  ['ohne Hotelwechsel', '1'],
  ['maximum trois villes', '3'],
  ['pas plus de 2 hôtels', '2'],
  ["pas plus d'un changement d'hôtel", '2'],
  ['máximo 4 hoteles', '4'],
  ['no más de dos ciudades', '2'],
  ['como mucho un cambio de hotel', '2'],
  ['massimo quattro città', '4'],
  ['non più di due alberghi', '2'],
  ['senza cambiare hotel', '1'],
  ['no máximo três cidades', '3'],
  ['sem trocar de hotel', '1'],
  ['maximaal twee steden', '2'],
  ['niet meer dan 3 hotels', '3'],
  ['最多两个城市', '2'],
  ['最多换一次酒店', '2'],
  ['酒店不超过3家', '3'],
  ['2都市まで', '2'],
  ['ホテルは2つまで', '2'],
  ['ホテルの移動は1回まで', '2'],
  ['최대 2개 도시', '2'],
  ['호텔은 3개까지', '3'],
])('reads "%s" as at most %s stays', (wish, expected) => {
  expect(read(wish)).toContain(expected);
  expect(new Set(read(wish)).size).toBe(1);
});

it.each([
  'max 4 star hotels',
  '4 star hotels max',
  'no more than 3 sights a day',
  'max two hours by train',
  'two cities and a beach',
  'not more than 20 cities',
  'max 2 Orte pro Tag',
])('reads no limit from "%s"', (wish) => {
  expect(read(wish)).toEqual([]);
});
