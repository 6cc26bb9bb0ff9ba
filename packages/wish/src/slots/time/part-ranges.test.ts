import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readDates } from './dates.ts';
import { readSeason } from './seasons.ts';

const today = '2026-11-16';

function read(wish: string): string {
  const text = normaliseWish(wish);
  const dated = readDates(text, { today, monthFirst: false });
  return (dated.length > 0 ? dated : readSeason(text, wish, today))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');
}

it.each([
  ['late March to mid April', 'from:2027-03-21 days:31'],
  ['Ende März bis Anfang April', 'from:2027-03-21 days:21'],
  ['fin février début mars', 'from:2027-02-21 days:18'],
  ['eind april tot Hemelvaart', 'from:2027-04-21 days:16'],
  ['3月底到4月初', 'from:2027-03-21 days:21'],
  ['3월 말부터 4월 초까지', 'from:2027-03-21 days:21'],
  ['du 20 mars à mi-avril', 'from:2027-03-20 days:32'],
])('reads the dates between two parts of months in "%s"', (wish, expected) => {
  expect(read(wish)).toBe(expected);
});

it.each([
  ['first half of June', 'from:2027-06-01 days:15'],
  ['zweite Märzhälfte', 'from:2027-03-16 days:16'],
  ["première quinzaine d'août", 'from:2027-08-01 days:15'],
  ['la segunda quincena de septiembre', 'from:2027-09-16 days:15'],
  ['prima metà di giugno', 'from:2027-06-01 days:15'],
  ['3月後半', 'from:2027-03-16 days:16'],
])('takes half a month as the dates where no length is stated: "%s"', (wish, expected) => {
  expect(read(wish)).toBe(expected);
});

it.each([
  ['half mei', 'month:2027-05 part:mid'],
  ['8 days in the first half of June', 'month:2027-06 part:early'],
  ['10 nuits fin février début mars', 'month:2027-02 part:late'],
  ['3月第2週', 'month:2027-03 part:mid'],
  ['May last week, 7 days', 'month:2027-05 part:late'],
  ['12 December next year', 'from:2027-12-12'],
  ['im Frühjahr 2028', 'month:2028-04'],
  ['来年12月', 'month:2027-12'],
  ['18.7 to 1.8', 'from:2027-07-18 days:15'],
  ['24.10.28', 'from:2028-10-24'],
  ['12.20晚上到', 'from:2026-12-20'],
  ['puente de diciembre (4 al 8)', 'from:2026-12-04 days:5'],
  ['10月9-15去', 'from:2027-10-09 days:7'],
])('reads "%s" as %s', (wish, expected) => {
  expect(read(wish)).toBe(expected);
});
