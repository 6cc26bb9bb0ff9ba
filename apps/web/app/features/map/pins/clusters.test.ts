import { describe, expect, it } from 'vitest';
import type { NumberedPoint } from '../map-points.ts';
import { clusterLabel, clusterPoints, clusterShape } from './clusters.ts';

const spot = (id: string, longitude: number, more: Partial<NumberedPoint> = {}): NumberedPoint => ({
  id,
  kind: 'spot',
  name: id,
  latitude: 39.9,
  longitude,
  ...more,
});

describe('clusterPoints', () => {
  it('joins overlapping points and takes the first of the list as leader', () => {
    const clusters = clusterPoints([spot('palace', 116.39), spot('park', 116.391), spot('wall', 117.2)], 9);
    expect(clusters.map(({ points }) => points.map(({ id }) => id))).toEqual([['palace', 'park'], ['wall']]);
    expect(clusters[0]).toMatchObject({ longitude: 116.39, latitude: 39.9 });
  });

  it('separates them at a higher zoom', () => {
    expect(clusterPoints([spot('palace', 116.39), spot('park', 116.4)], 14)).toHaveLength(2);
  });

  it('puts every point into exactly one cluster', () => {
    const points = Array.from({ length: 200 }, (_, index) => spot(`p${index}`, 100 + (index % 40) / 10));
    const ids = clusterPoints(points, 6).flatMap((cluster) => cluster.points.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted());
  });

  it('prefers route stops as leaders', () => {
    const stop = spot('stop', 116.391, { number: 1, routeIndex: 0 });
    expect(clusterPoints([spot('palace', 116.39), stop], 8)[0]?.points[0].id).toBe('stop');
  });

  it('changes the key when the points of a cluster change', () => {
    const [alone] = clusterPoints([spot('palace', 116.39)], 9);
    const [joined] = clusterPoints([spot('palace', 116.39), spot('park', 116.39)], 9);
    expect(alone?.key).not.toBe(joined?.key);
  });
});

describe('clusterLabel', () => {
  const labelOf = (points: NumberedPoint[]) => clusterPoints(points, 4).map(clusterLabel);
  const stop = (number: number, routeIndex = 0) =>
    spot(`${routeIndex}-${number}`, 116.39, { number, routeIndex });

  it('returns the count of points without numbers, and nothing for a single point', () => {
    expect(labelOf([spot('a', 116.39), spot('b', 116.39)])).toEqual(['2']);
    expect(labelOf([spot('a', 116.39)])).toEqual(['']);
  });

  it('labels consecutive stops with the first and last number', () => {
    expect(labelOf([stop(2), stop(3), stop(4)])).toEqual(['2–4']);
    expect(labelOf([stop(1), stop(3)])).toEqual(['1, 3']);
    expect(labelOf([stop(1), stop(3), stop(7)])).toEqual(['1+']);
  });

  it('keeps the number of a stop that shares its pin with other places', () => {
    const hotel = spot('hotel', 116.39, { kind: 'hotel' });
    const day = [hotel, spot('mosque', 116.39, { number: 4 })];
    expect(labelOf(day)).toEqual(['4+']);
    expect(clusterPoints(day, 4).map(clusterShape)).toEqual(['stop']);
    expect(labelOf([hotel, stop(2), stop(3)])).toEqual(['2–3+']);
  });

  it('returns the count for stops of different days', () => {
    expect(labelOf([stop(1, 0), stop(1, 1)])).toEqual(['2']);
  });
});

describe('clusterShape', () => {
  it('shows cities as dots and other kinds with their icon', () => {
    const city = spot('beijing', 116.39, { kind: 'city' });
    expect(clusterPoints([city], 4).map(clusterShape)).toEqual(['dot']);
    expect(clusterPoints([city, { ...city, id: 'tianjin' }], 4).map(clusterShape)).toEqual(['dots']);
    expect(clusterPoints([spot('palace', 116.39)], 4).map(clusterShape)).toEqual(['badge']);
  });
});
