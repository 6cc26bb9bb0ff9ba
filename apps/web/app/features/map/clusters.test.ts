import { describe, expect, it } from 'vitest';
import { clusterLabel, clusterPoints, clusterShape } from './clusters.ts';
import type { NumberedPoint } from './map-points.ts';

const spot = (id: string, longitude: number, more: Partial<NumberedPoint> = {}): NumberedPoint => ({
  id,
  kind: 'spot',
  name: id,
  latitude: 39.9,
  longitude,
  ...more,
});

describe('clusterPoints', () => {
  it('joins points that would lie over each other, led by the first of the list', () => {
    const clusters = clusterPoints([spot('palace', 116.39), spot('park', 116.391), spot('wall', 117.2)], 9);
    expect(clusters.map(({ points }) => points.map(({ id }) => id))).toEqual([['palace', 'park'], ['wall']]);
    expect(clusters[0]).toMatchObject({ longitude: 116.39, latitude: 39.9 });
  });

  it('parts them when the map comes nearer', () => {
    expect(clusterPoints([spot('palace', 116.39), spot('park', 116.4)], 14)).toHaveLength(2);
  });

  it('keeps every point in exactly one cluster', () => {
    const points = Array.from({ length: 200 }, (_, index) => spot(`p${index}`, 100 + (index % 40) / 10));
    const ids = clusterPoints(points, 6).flatMap((cluster) => cluster.points.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted());
  });

  it('lets stops of a route lead before other points', () => {
    const stop = spot('stop', 116.391, { number: 1, routeIndex: 0 });
    expect(clusterPoints([spot('palace', 116.39), stop], 8)[0]?.points[0].id).toBe('stop');
  });

  it('gives a cluster another key when it holds other points', () => {
    const [alone] = clusterPoints([spot('palace', 116.39)], 9);
    const [joined] = clusterPoints([spot('palace', 116.39), spot('park', 116.39)], 9);
    expect(alone?.key).not.toBe(joined?.key);
  });
});

describe('clusterLabel', () => {
  const labelOf = (points: NumberedPoint[]) => clusterPoints(points, 4).map(clusterLabel);
  const stop = (number: number, routeIndex = 0) =>
    spot(`${routeIndex}-${number}`, 116.39, { number, routeIndex });

  it('counts points without numbers and says nothing for a single one', () => {
    expect(labelOf([spot('a', 116.39), spot('b', 116.39)])).toEqual(['2']);
    expect(labelOf([spot('a', 116.39)])).toEqual(['']);
  });

  it('names a run of stops by its ends', () => {
    expect(labelOf([stop(2), stop(3), stop(4)])).toEqual(['2–4']);
    expect(labelOf([stop(1), stop(3)])).toEqual(['1, 3']);
    expect(labelOf([stop(1), stop(3), stop(7)])).toEqual(['1+']);
  });

  it('counts stops of different days', () => {
    expect(labelOf([stop(1, 0), stop(1, 1)])).toEqual(['2']);
  });
});

describe('clusterShape', () => {
  it('shows cities as dots and other kinds with their sign', () => {
    const city = spot('beijing', 116.39, { kind: 'city' });
    expect(clusterPoints([city], 4).map(clusterShape)).toEqual(['dot']);
    expect(clusterPoints([city, { ...city, id: 'tianjin' }], 4).map(clusterShape)).toEqual(['dots']);
    expect(clusterPoints([spot('palace', 116.39)], 4).map(clusterShape)).toEqual(['badge']);
  });
});
