import { expect, it } from 'vitest';
import { listUnread } from './unread.ts';

it('lists clauses with a meaningful word in their original spelling', () => {
  expect(
    listUnread('zorbing lessons, please. i want to go', 'Zorbing lessons, please. I want to go'),
  ).toEqual(['Zorbing lessons']);
});

it('ignores masked text, short words and Chinese stop characters', () => {
  expect(listUnread('········, ok, xy', 'two days, ok, xy')).toEqual([]);
  expect(listUnread('我们想去', '我们想去')).toEqual([]);
  expect(listUnread('我们想看滑板', '我们想看滑板')).toEqual(['我们想看滑板']);
});
