import { expect, it } from 'vitest';
import { maskSpans, normaliseWish } from './normalise-wish.ts';

it.each([
  ['Xī’ān', "xi'an"],
  ['“Größe”', '"grose"'],
  ['北京，長城。', '北京,长城.'],
  ['a – b', 'a - b'],
  ['line\none', 'line.one'],
  ['a·b', 'a b'],
  ['ﬁne', 'ﬁne'],
  ['ペキンで5日間', 'ペキンで5日间'],
  ['Beijing → Xi’an', "beijing > xi'an"],
])('normalises %j to %j', (wish, text) => {
  expect(normaliseWish(wish)).toBe(text);
});

it('keeps the length of the wish in NFC', () => {
  for (const wish of ['İstanbul', 'ﬁne', '½ day', '👨‍👩‍👧 trip', 'Ǆ'])
    expect(normaliseWish(wish)).toHaveLength(wish.normalize('NFC').length);
});

it('does not end a sentence after the abbreviation of a weekday', () => {
  expect(normaliseWish('Fr. 14.5., sam. 3 mai. Sun. is free')).toBe('fr  14.5., sam  3 mai. sun. is free');
});

it('masks spans without moving other text', () => {
  expect(maskSpans('two weeks in may', [{ start: 0, end: 9 }])).toBe('········· in may');
  expect(
    maskSpans('abc', [
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ]),
  ).toBe('·b·');
});
