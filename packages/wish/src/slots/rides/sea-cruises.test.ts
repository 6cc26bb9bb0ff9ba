import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readSeaCruise } from './sea-cruises.ts';

const labels = (wish: string) =>
  readSeaCruise(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

it.each([
  ['5 days in Guangzhou, then a cruise from Nansha port', 'out:guangzhou out-town:guangzhou note:sea-cruise'],
  ['our cruise leaves from Kai Tak on 12 May', 'out:hong-kong out-town:hong-kong note:sea-cruise'],
  ['we embark on a cruise at Shekou cruise center', 'out:shenzhen out-town:shenzhen note:sea-cruise'],
  ['cruise ending at Tianjin port, then 4 days Beijing', 'in:tianjin in-town:tianjin note:sea-cruise'],
  ['从天津邮轮母港上邮轮', 'out:tianjin out-town:tianjin note:sea-cruise'],
])('reads the end of the trip at a cruise terminal: %s', (wish, expected) => {
  expect(labels(wish)).toBe(expected);
});

it.each(['Yangtze cruise, then Shekou', '4 days in Shekou', 'a cruise on the Pearl River'])(
  'reads none: %s',
  (wish) => {
    expect(labels(wish)).toBe('');
  },
);
