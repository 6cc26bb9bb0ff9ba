import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { ambiguousCities } from './ambiguous-cities.data.ts';
import { foreignCities } from './foreign-cities.data.ts';
import { foreignCountries } from './foreign-countries.data.ts';
import { isReachedFromAbroad, leadsAbroad } from './foreign-places.ts';

it('has names as the normalised wish writes them, each for one country', () => {
  const rows = [...foreignCities, ...foreignCountries, ...ambiguousCities];
  for (const [code, names] of rows) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    for (const name of names.split('|')) expect(name).toMatch(/^(?:[a-z]+(?: [a-z]+){0,4}|[^a-z]{2,12})$/u);
  }
  const all = foreignCities.flatMap(([, names]) => names.split('|'));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

it.each([
  ['from Nice to Shanghai', 'Shanghai'],
  ['Flug ab Essen nach Peking', 'Peking'],
  ['vol Genève-Chengdu', 'Chengdu'],
  ['vuelo de Bogotá a Pekín', 'Pekín'],
  ['da Torino a Pechino', 'Pechino'],
  ['서울에서 상하이', '상하이'],
])('reads the city of arrival of a journey from abroad: "%s"', (wish, city) => {
  expect(isReachedFromAbroad(normaliseWish(wish), wish.indexOf(city))).toBe(true);
});

it.each([
  ['Kunming - Genève', 'Kunming'],
  ['Shanghai nach Zürich', 'Shanghai'],
  ['北京飞巴黎', '北京'],
])('reads the city of departure of a journey abroad: "%s"', (wish, city) => {
  expect(leadsAbroad(normaliseWish(wish), wish.indexOf(city) + city.length)).toBe(true);
});

it.each(['Xian - Luoyang', 'Chengdu to Leshan'])('reads no end from a journey in China: "%s"', (wish) => {
  const text = normaliseWish(wish);
  expect(isReachedFromAbroad(text, text.length - 7)).toBe(false);
  expect(leadsAbroad(text, 7)).toBe(false);
});
