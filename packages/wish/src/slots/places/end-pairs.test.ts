import { expect, it } from 'vitest';
import type { Mention } from '../../find-places.ts';
import { normaliseWish } from '../../normalise-wish.ts';
import { findEndPairs } from './end-pairs.ts';

const names = /Peking|Pekín|Beijing|Pékin|Pechino|Pequim|Shanghai|Canton|PEK|HKG|北京|上海|베이징|상하이/g;
const toMention = ({ 0: name, index }: RegExpExecArray): Mention => ({
  places: [{ kind: 'city', id: name, name, popularity: 1 }],
  start: index,
  end: index + name.length,
  exact: true,
});
const read = (wish: string) => {
  const ends = findEndPairs(normaliseWish(wish), [...wish.matchAll(names)].map(toMention));
  return [...ends.values()].join(' ');
};

it.each([
  'in via Beijing, out via Shanghai',
  'into Beijing, out of Shanghai',
  'open jaw PEK - HKG',
  'fly PEK - HKG, 12 days',
  'rein über Peking, raus über Shanghai',
  'Gabelflug Peking - Shanghai',
  'aller Pékin, retour Canton',
  'entrada por Pekín y salida por Shanghai',
  'entrata a Pechino uscita da Shanghai',
  'ida para Pequim, volta de Shanghai',
  'heen Peking, terug Shanghai',
  '北京进上海走',
  '去程北京，回程上海',
  '行きは北京、帰りは上海',
  '베이징 도착 상하이 출발',
])('reads both ends from "%s"', (wish) => {
  expect(read(wish)).toBe('in out');
});

it.each([
  'three days in Beijing, home-cooked food in Shanghai',
  'Beijing - Shanghai by train',
  'fly Beijing - Shanghai, then Canton',
])('reads no ends from "%s"', (wish) => {
  expect(read(wish)).toBe('');
});
