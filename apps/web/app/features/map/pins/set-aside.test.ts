import { describe, expect, it } from 'vitest';
import type { MapPoint } from '../map-points.ts';
import { setDistantAside } from './set-aside.ts';

const centre = { latitude: 30.66, longitude: 104.06 };

/** A point at a distance north of the centre. */
const point = (id: string, kilometers: number, kind: MapPoint['kind'] = 'spot'): MapPoint => ({
  id,
  kind,
  name: id,
  latitude: centre.latitude + kilometers / 111.195,
  longitude: centre.longitude,
});

const asideOf = (points: readonly MapPoint[]) =>
  setDistantAside(points)
    .filter(({ isAside }) => isAside)
    .map(({ id }) => id);

describe('setDistantAside', () => {
  it('frames the sights of the centre and sets excursions and the airport aside', () => {
    const town = [-3, -2, -1, 0, 1, 2, 3].map((kilometers) => point(`sight ${kilometers}`, kilometers));
    const all = [...town, point('park', 9), point('mountain', 150), point('airport', 40, 'airport')];
    expect(asideOf(all)).toEqual(['mountain', 'airport']);
  });

  it('keeps all sights of a region without a centre', () => {
    expect(
      asideOf([-90, -60, -30, 0, 30, 60, 90].map((kilometers) => point(`${kilometers}`, kilometers))),
    ).toEqual([]);
  });

  it('takes the centre from the sights, not from a group of distant stations', () => {
    const sights = [-1, 0, 1].map((kilometers) => point(`sight ${kilometers}`, kilometers));
    const stations = [30, 31, 32, 33].map((kilometers) =>
      point(`station ${kilometers}`, kilometers, 'station'),
    );
    expect(asideOf([...sights, ...stations])).toHaveLength(4);
  });

  it('leaves a list without sights as it is', () => {
    const hotels = [point('a', 0, 'hotel'), point('b', 60, 'hotel')];
    expect(setDistantAside(hotels)).toEqual(hotels);
    expect(setDistantAside([])).toEqual([]);
  });
});
