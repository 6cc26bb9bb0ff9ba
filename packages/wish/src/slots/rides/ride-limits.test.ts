import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readRideLimits } from './ride-limits.ts';

const values = (wish: string) => readRideLimits(normaliseWish(wish)).map(({ value }) => value);

it.each([
  'no more than 4 hours on a train per day',
  'höchstens 4 Stunden Zug pro Tag',
  'pas plus de 4h de train par jour',
  'no más de 4 horas de tren al día',
  'non più di 4 ore di treno al giorno',
  'no máximo 4 horas de trem por dia',
  'nooit meer dan 4 uur per trein',
  '坐车不超过4小时',
  '移動は1日4時間まで',
  '이동은 하루 4시간 이내',
])('reads the limit in "%s"', (wish) => {
  expect(values(wish)).toEqual(['avoid']);
});

it.each(['a 4 hour train to Xian', 'escale de 4h', '4 Stunden Aufenthalt', '北京4小时'])(
  'reads no limit in "%s"',
  (wish) => {
    expect(values(wish)).toEqual([]);
  },
);
