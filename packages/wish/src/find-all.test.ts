import { expect, it } from 'vitest';
import { findAll } from './find-all.ts';

it.each([
  ['a1b22', /\d/g],
  ['aaa', /a{0,1}/g],
  ['none', /x/g],
  ['北京3天', /(\d)天/g],
])('finds in %j what String.matchAll finds for %s, also at a second call', (text, pattern) => {
  for (const _ of [1, 2])
    expect(findAll(text, pattern).map((match) => [match.index, ...match])).toEqual(
      Array.from(text.matchAll(pattern), (match) => [match.index, ...match]),
    );
});
