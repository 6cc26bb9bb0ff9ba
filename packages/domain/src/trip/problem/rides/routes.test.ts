import { describe, expect, it } from 'vitest';
import { sampleLink } from '../../catalogue/trip-samples.ts';
import { findRoutes, listLegs } from './routes.ts';

const legs = listLegs([
  sampleLink('a', 'b', { minutes: 60 }),
  sampleLink('b', 'c', { minutes: 60, oneWay: true }),
  sampleLink('a', 'c', { minutes: 300 }),
  sampleLink('c', 'd'),
  sampleLink('d', 'e'),
  sampleLink('e', 'f', { minutes: 2000 }),
]);
const route = (from: string, to: string) =>
  findRoutes(legs, from)
    .get(to)
    ?.legs.map(({ toCityId }) => toCityId);

describe('findRoutes', () => {
  it('prefers a change that is faster even with two hours for it', () => {
    expect(route('a', 'c')).toEqual(['b', 'c']);
  });

  it('counts the minutes of all legs and two hours for each change', () => {
    const minutes = (from: string, to: string) => findRoutes(legs, from).get(to)?.minutes;
    expect(minutes('a', 'b')).toBe(60);
    expect(minutes('a', 'c')).toBe(60 + 120 + 60);
  });

  it('respects one-way links', () => {
    expect(route('c', 'b')).toEqual(['a', 'b']);
  });

  it('allows two changes and no overnight rides', () => {
    expect(route('b', 'e')).toEqual(['c', 'd', 'e']);
    expect(route('d', 'f')).toBeUndefined();
    expect(route('a', 'a')).toBeUndefined();
  });
});
