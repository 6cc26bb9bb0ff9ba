import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readMaglev, readNamedRailways } from './named-railways.ts';

const cities = [{ id: 'xining' }, { id: 'lhasa' }];
const read = (wish: string) =>
  readNamedRailways(normaliseWish(wish), cities).map(({ slot, value }) => `${slot}:${value}`);

it.each([
  'Qinghai-Tibet railway',
  'the Qingzang railway',
  'Tibet train',
  'train to the roof of the world',
  'mit der Tibetbahn',
  'le train du Tibet',
  'el tren del Tíbet',
  'il treno per il Tibet',
  'o trem para o Tibete',
  'trein naar Tibet',
  '青藏铁路',
  '坐火车进藏',
  '青蔵鉄道',
  '칭짱 열차',
])('reads "%s" as the ride from Xining to Lhasa', (wish) => {
  expect(read(wish)).toEqual(['city:xining', 'city:lhasa', 'ride:xining>lhasa=train']);
});

it.each(['train to Tibet from Chengdu', 'Beijing-Tibet train', 'trains and Tibet'])(
  'reads no railway in "%s"',
  (wish) => {
    expect(read(wish)).toEqual([]);
  },
);

it('reads the railway only where the guide has both ends', () => {
  expect(readNamedRailways('tibet train', [])).toEqual([]);
});

it('reads the maglev as a wish for Shanghai, unless it is that of another city', () => {
  expect(readMaglev('ride the maglev', []).map(({ value }) => value)).toEqual(['shanghai']);
  expect(readMaglev('the maglev in changsha', []).map(({ value }) => value)).toEqual(['']);
});
