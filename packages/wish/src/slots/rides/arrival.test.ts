import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readArrival } from './arrival.ts';

const labels = (wish: string) =>
  readArrival(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

describe('readArrival', () => {
  it.each([
    ['layover 22 bis 6 uhr', 'arrive:flight-1320 depart:flight-360'],
    ['vol pour ···· (arr. 12h45)', 'arrive:flight-765'],
    ['poussette, 20h', ''],
    ['stopover in Beijing 5am to 5pm', 'arrive:flight-300 depart:flight-1020'],
    ['the museum opens 5am to 5pm', ''],
    ['overstap van 10 uur in Shanghai', ''],
    ['arriving 8:30 by train, leaving 19:00 by train', 'arrive:train-510 depart:train-1140'],
    ['landing around six in the morning', 'arrive:flight-360'],
    ['24h in ····, landing 14:30', 'arrive:flight-870'], // a length, not midnight
    ['nos vamos a las 5 pm', 'depart:flight-1020'],
    ['we land at 9:15 and fly home at 22:00', 'arrive:flight-555 depart:flight-1320'],
    ['escala 10h, salida 22h', 'depart:flight-1320'], // ten hours long, not at ten
  ])('reads %s', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it.each([
    ['we land at 6am, check in 8am, 9am departure', 'arrive:flight-360 depart:flight-540'],
    ['at 9:15 we land, at 15:00 tea, at 22:00 we leave', 'arrive:flight-555 depart:flight-1320'],
  ])('gives a verb to the hour beside it in "%s"', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });
});
