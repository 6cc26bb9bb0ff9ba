import { describe, expect, it } from 'vitest';
import { listNearby } from './nearby.ts';

const here = { latitude: 34.261, longitude: 108.942 };
const near = { latitude: 34.2625, longitude: 108.9375 };
const far = { latitude: 34.38, longitude: 109.27 };
const metro = { station: 'Bell Tower', line: 'Line 2', exit: 'D', walkMinutes: 4 };
const sightAt = (id: string, coordinates: typeof here) => ({
  id,
  name: id,
  zhName: '',
  zhAddress: '',
  coordinates,
  nearestMetro: metro,
  toilets: 'At the gate.',
});

const tableAt = (id: string, coordinates: typeof here) => ({
  id,
  name: id,
  zhName: '',
  coordinates,
  cuisine: 'Shaanxi',
  signatureDishes: ['Biangbiang noodles'],
});

describe('what is nearby', () => {
  const found = listNearby(
    {
      spots: [sightAt('Wall', far), sightAt('Mosque', near), sightAt('Tower', here)],
      restaurants: [tableAt('a', near), tableAt('b', far)],
    },
    here,
  );

  it('is within a walk, nearest first', () => {
    expect(found.food.map(({ id }) => id)).toEqual(['a']);
    expect(found.toilet.map(({ id, note }) => [id, note])).toEqual([
      ['Tower', 'At the gate.'],
      ['Mosque', 'At the gate.'],
    ]);
  });

  it('lists a metro station once, with the way from the nearest sight', () => {
    expect(found.metro).toMatchObject([
      { name: 'Bell Tower station', note: 'Line 2 · exit D · 4 min on foot from Tower' },
    ]);
  });

  it('is empty where the guide has no place', () => {
    expect(listNearby({ spots: [], restaurants: [] }, here)).toEqual({ food: [], metro: [], toilet: [] });
  });
});
