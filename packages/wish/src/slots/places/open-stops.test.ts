import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readOpenStops } from './open-stops.ts';

const city = { slot: 'city', value: 'beijing', start: 0, end: 7, confidence: 1 } as const;

it.each([
  ['Beijing and somewhere scenic with hikes, then Hong Kong', '1'],
  ['Shanghai, a quiet village, Guilin', '1'],
  ['Beijing to Shanghai, two stops between', '2'],
  ['Peking, irgendwo in den Bergen und Hongkong', '1'],
  ['Pékin, un endroit pour randonner, Shanghai', '1'],
  ['Pekín, algún lugar con montañas y Shanghái', '1'],
  ['Pechino e un posto con risaie', '1'],
  ['Pequim e algum lugar com praia', '1'],
  ['Peking en ergens met bergen', '1'],
  ['北京，再去一个有山的地方', '1'],
  ['北京とどこか山のある所', '1'],
  ['베이징과 어딘가 산이 있는 곳', '1'],
  ['Sanya and then something cultural', '1'],
  ['Sanya und dann noch etwas Kulturelles', '1'],
  ['Sanya, luego algo cultural', '1'],
  ['Beijing and Shanghai, 8 days', ''],
  ['Beijing to Shanghai with stops on the way', '2'],
  ['Beijing to Shanghai with stops in Suzhou and Nanjing', ''],
  ['Peking mit Zwischenstopps in Suzhou', ''],
  ['Pékin avec des étapes à Suzhou', ''],
  ['Pekín con paradas en el camino', '2'],
  ['Pekín con paradas en Suzhou', ''],
])('reads the stops left open in "%s"', (wish, expected) => {
  const found = readOpenStops(normaliseWish(wish), [city]).filter(({ slot }) => slot === 'open-stops');
  expect(found.map(({ value }) => value).join()).toBe(expected);
});

it('leaves a wish without named cities open as a whole', () => {
  expect(readOpenStops('somewhere warm', [])).toEqual([]);
});
