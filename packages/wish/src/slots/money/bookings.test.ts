import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readBookings, readHotelNames, readJourneyNumbers } from './bookings.ts';

const numbers = (wish: string) => readJourneyNumbers(wish).map(({ value }) => value);
const notes = (wish: string) => readBookings(normaliseWish(wish)).map(({ value }) => value);

it.each([
  ['LH720 lands at 7', ['flight LH720']],
  ['train D712 to Hangzhou, then flight D7 310', ['flight D7310', 'train D712']],
  ['flight CA 938 from London', ['flight CA938']],
  ["train G87 to Xi'an", ['train G87']],
  ['Flug MU220 und Zug G1', ['flight MU220', 'train G1']],
  ['T2 hotel, K20 park', ['train K20']],
  ['浦东T2转机', []],
  ['train T2 to Beijing', ['train T2']],
  ['3000 USD, 2k euros, B2B', []],
])('reads the numbers of flights and trains in "%s"', (wish, expected) => {
  expect(numbers(wish)).toEqual(expected);
});

it.each([
  ['we have already booked our hotels', 'booked-hotels'],
  ['Hotels sind schon gebucht', 'booked-hotels'],
  ['酒店已订好', 'booked-hotels'],
  ['my wife arrives two days later', 'arrive-apart'],
  ['meine Frau kommt zwei Tage später', 'arrive-apart'],
  ['ma sœur nous rejoint à Chengdu', 'arrive-apart'],
  ['友達は別々に到着します', 'arrive-apart'],
])('reads "%s" as the note %s', (wish, note) => {
  expect(notes(wish)).toContain(note);
});

it('marks names of hotels as read, not words about hotels', () => {
  expect(readHotelNames('···· grand hyatt, peace hotel').map(({ start }) => start)).toEqual([5, 18]);
  expect(readHotelNames('a good hotel')).toEqual([]);
});
