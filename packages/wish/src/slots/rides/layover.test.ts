import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readLayover } from './layover.ts';

const labels = (wish: string, given: Partial<Parameters<typeof readLayover>[1]> = {}) =>
  readLayover(normaliseWish(wish), { hasArrival: false, hasDates: false, ...given })
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

describe('readLayover', () => {
  it.each([
    ['a 10 hour layover', 'hours:10'],
    ['a 10 hour stop, then home', 'hours:10'],
    ['10h stop', 'hours:10'],
    ['the train takes 10 hours', ''],
    ['10 hours of trains that stop at every station', ''],
    ['a 30 hour layover', ''],
  ])('reads %s', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it('reads a day in a place as a stopover where an hour of arrival is said', () => {
    const read = (hasArrival: boolean) => readLayover('24 hours in ·······', { hasArrival, hasDates: false });
    expect(read(true)).toMatchObject([{ slot: 'hours', value: '24' }]);
    expect(read(false)).toEqual([]);
  });

  it('reads a long layover only with an hour of arrival', () => {
    expect(labels('a 30 hour layover', { hasArrival: true })).toBe('hours:30');
  });
});
