import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readPolarity } from '../../polarity.ts';
import { readWideAreas } from './wide-areas.ts';

const labels = (wish: string) => {
  const text = normaliseWish(wish);
  return readWideAreas(text, readPolarity(text))
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');
};

it.each([
  ['SW China two weeks', 'area:southwest'],
  ['north west china', 'area:northwest'],
  ['the northeast in winter', 'area:northeast'],
  ['wild west China', 'area:northwest area:southwest'],
  ['Südwestchina', 'area:southwest'],
  ['Chinas Norden', 'area:north'],
  ['la Chine du sud', 'area:south'],
  ['noroeste de China', 'area:northwest'],
  ['Cina meridionale', 'area:south'],
  ['sudoeste da China', 'area:southwest'],
  ['zuidwest-China', 'area:southwest'],
  ['中国北方', 'area:north'],
  ['中国西南部', 'area:southwest'],
  ['중국 서남부', 'area:southwest'],
  ['not the northeast', '-area:northeast'],
])('reads a part of China by its direction: "%s"', (wish, expected) => {
  expect(labels(wish)).toBe(expected);
});

it.each([
  'the northwest of Beijing',
  'southeast Asia',
  'Südostasien',
  'le nord de Pékin',
  'north gate',
  '西北大学',
])('reads no part of China from "%s"', (wish) => {
  expect(labels(wish)).toBe('');
});

it.each([
  ['Kham', 'area:sichuan'],
  ['the Amdo region', 'area:qinghai area:gansu'],
  ['Osttibet', 'area:tibet'],
  ['pays Miao', 'city:kaili tag:minority-cultures'],
  ['corredor de Hexi', 'area:gansu'],
  ['帕米尔高原', 'city:tashkurgan'],
  ['滇西北环线', 'area:yunnan'],
  ['江苏北部', ''],
  ['四川东部', ''],
  ['파미르 고원', 'city:tashkurgan'],
])('reads the name of a landscape: "%s"', (wish, expected) => {
  expect(labels(wish)).toBe(expected);
});
