import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { readSameEnd } from './same-end.ts';

const entry: SlotMatch = { slot: 'in', value: 'hong-kong', start: 0, end: 0, confidence: 1 };
const read = (wish: string, found: readonly SlotMatch[] = [entry]) =>
  readSameEnd(normaliseWish(wish), found).map(({ slot, value }) => `${slot}:${value}`);

it.each([
  'leaving from the same airport on the 11th',
  'need to be back there by noon',
  'zurück vom selben Flughafen',
  'retour du même aéroport',
  'vuelta desde el mismo aeropuerto',
  'ritorno dallo stesso aeroporto',
  'volta do mesmo aeroporto',
  'terug van dezelfde luchthaven',
  '同一个机场返程',
  '同じ空港から帰国',
  '같은 공항에서 귀국',
])('reads the city of arrival as that of departure in "%s"', (wish) => {
  expect(read(wish)).toEqual(['out:hong-kong']);
});

it('reads no end without a city of arrival or beside a stated end', () => {
  expect(read('from the same airport', [])).toEqual([]);
  expect(read('from the same airport', [entry, { ...entry, slot: 'out', value: 'beijing' }])).toEqual([]);
});

it.each([
  'arrive there, Xian, then fly home from there',
  'dann Xian und von dort zurück',
  'luego Xian y vuelta desde allí',
  'poi Xian e ritorno da lì',
])('reads the last city before "from there" in "%s"', (wish) => {
  const last = { ...entry, slot: 'city', value: 'xian', start: wish.indexOf('Xian') } as const;
  expect(read(wish, [entry, last])).toEqual(['out:xian']);
});
