import { expect, it } from 'vitest';
import { listUnread } from './unread.ts';

it.each([
  ['zorbing lessons, please. i want to go', ['zorbing lessons']],
  ['······· roots trip and ······', ['roots']],
  ['we would like to try calligraphy with a master please', ['calligraphy with a master']],
  ['wir mochten einen kochkurs machen', ['kochkurs']],
  ['we hate loud places', ['hate loud']],
  ['我们想看滑板', ['我们想看滑板']],
  ["don't want more than 4 hotels total", ['4 hotels']],
  ['nicht mehr als 3 hotels und', ['3 hotels']],
])('lists phrases without the function words around them: "%s"', (text, phrases) => {
  expect(listUnread(text, text)).toEqual(phrases);
});

it.each([
  '········, ok, xy',
  'chnia ········, somwhere with ·······',
  'bitte keine ········ mehr, lieber ·····',
  'nous partons de ····· et rentrons de ·····',
  'am Ende zuruck nach ·····',
  'family, ········ holidays ·····',
  'nous voudrions ······ avec les ·······',
  'queremos ver los ······',
  'vorremmo vedere le ······ e poi ·····',
  'gostariamos de ver ······',
  'we willen graag ······ zien',
  '我们想去',
  '从·····出发',
  '·····までに·····',
  '·····에서 ·····까지',
])('reports no function words: "%s"', (text) => {
  expect(listUnread(text, text)).toEqual([]);
});

it('quotes the original spelling', () => {
  expect(listUnread('zorbing lessons', 'Zorbing Lessons')).toEqual(['Zorbing Lessons']);
});
