import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readTravellers } from './travellers.ts';

const read = (wish: string) =>
  readTravellers(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .toSorted()
    .join(' ');

it.each([
  ['(68F) solo, Guilin', 'adults:1 seniors:1'],
  ['68F and 70M', 'adults:2 seniors:2'],
  ['M31, F29 couple', 'adults:2'],
  ['Zu zweit (61/63)', 'adults:2 seniors:2'],
  ['ich (66w) reise allein', 'adults:1 seniors:1'],
  ['stel van 62 en 65', 'adults:2 seniors:2'],
  ['coppia 65 e 67 anni', 'adults:2 seniors:2'],
  ['viajo sola, 66 años', 'adults:1 seniors:1'],
  ['Mère (70 ans) et fille (41)', 'adults:2 seniors:1'],
  ['father and son (10)', 'adults:1 age:10 kids:1'],
  ['mother-daughter trip', 'adults:2'],
  ['wheelchair user + carer', 'adults:2'],
  ['妈妈70我38', 'adults:2 seniors:1'],
  ['带爸妈（68、65岁）和6岁儿子', 'adults:3 age:6 kids:1 seniors:2'],
  ['孩子13和16', 'age:13 age:16 kids:2'],
  ['엄마(70)랑 저(38)', 'adults:2 seniors:1'],
  ['2A 1C', 'adults:2 kids:1'],
  ['5 Mädels', 'adults:5'],
  ['two teenagers', 'kids:2'],
])('reads ages beside travellers: "%s"', (wish, expected) => {
  expect(read(wish)).toBe(expected);
});

it.each(['3 nights 68m high tower', 'day 1 and 2', 'from 61 to 63 degrees'])(
  'reads no travellers from "%s"',
  (wish) => {
    expect(read(wish)).toBe('');
  },
);
