import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readBreaks } from './breaks.ts';

const read = (wish: string) => readBreaks(normaliseWish(wish)).map(({ value }) => value);

it.each([
  ['I have to work from 9 to 12 every day', '540-720'],
  ['I have to work from 9 to 1pm', '540-780'],
  ['working from 9 to 1 every day', '540-780'],
  ['I have to work 1-3pm', '780-900'],
  ['I have to work 2pm to 4:30pm', '840-990'],
  ['I have to work from 10:15 to 12pm', '615-720'],
  ['I have to work 8pm to 24', '1200-1440'],
  ['ich arbeite von 14 bis 16 Uhr', '840-960'],
  ['our son has a nap from 12:30 to 14:00', '750-840'],
  ['lie-down after lunch 1-2:30', '780-870'],
  ['nap 1-3', '780-900'],
  ['每天下午1点到3点孩子要睡午觉', '780-900'],
  ['낮 1~3시 재택근무', '780-900'],
  ['晚上8点到10点工作', '1200-1320'],
])('keeps the hours of "%s" free', (wish, minutes) => {
  expect(read(wish)).toEqual([minutes]);
});

it.each([
  ['our son needs his nap', '780-900'],
  ['I have to work in the mornings', '540-720'],
  ['I have to work every evening', '1140-1260'],
])('takes the usual hours for "%s", which names none', (wish, minutes) => {
  expect(read(wish)).toEqual([minutes]);
});

it.each(['I have to work a lot at home', 'I have to work from 11pm to 2am'])(
  'keeps nothing free for "%s"',
  (wish) => {
    expect(read(wish)).toEqual([]);
  },
);

it('quotes the words together with their hours, before or after them', () => {
  const wish = 'from 9 to 12 i have to work, then a nap from 13 to 15';
  expect(readBreaks(wish).map(({ start, end }) => wish.slice(start, end))).toEqual([
    'nap from 13 to 15',
    '9 to 12 i have to work',
  ]);
});
