import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readHabits } from './habits.ts';

const read = (wish: string) =>
  readHabits(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

it.each([
  ['we hate crowds', 'crowds:avoid'],
  ['Menschenmassen meiden wir', 'crowds:avoid'],
  ['nous détestons la foule', 'crowds:avoid'],
  ['odiamos las aglomeraciones', 'crowds:avoid'],
  ['odiamo la folla', 'crowds:avoid'],
  ['nada de multidões', 'crowds:avoid'],
  ['we haten drukte', 'crowds:avoid'],
  ['不去人多的地方', 'crowds:avoid'],
  ['人混みが苦手', 'crowds:avoid'],
  ['사람 많은 곳 싫어요', 'crowds:avoid'],
  ['$$', 'class:2'],
  ['€€€', 'class:3'],
  ['student budget', 'class:1'],
  ['presupuesto ajustado', 'class:1'],
  ['moyen de gamme', 'class:2'],
  ['because of my knees', 'mobility:limited-walking'],
  ['ivm knie', 'mobility:limited-walking'],
  ['膝が悪い', 'mobility:limited-walking'],
  ['HSR only', 'only:train,coach,ferry'],
  ['con carrito', 'mobility:stroller'],
])('reads comfort, crowds and easy ways: "%s"', (wish, expected) => {
  expect(read(wish)).toBe(expected);
});

it.each(['costs $200', 'crowded markets are fun', 'a drive to the back gate'])(
  'reads nothing from "%s"',
  (wish) => {
    expect(read(wish)).toBe('');
  },
);
