import { describe, expect, it } from 'vitest';
import { findNextStop } from './next-stop.ts';

const stop = (id: string, until?: string) => ({
  id,
  kind: 'spot' as const,
  name: id,
  latitude: 0,
  longitude: 0,
  until,
});
const points = [
  stop('hotel'),
  stop('palace', '2026-05-03T12:00'),
  stop('hill', '2026-05-03T13:30'),
  stop('wall', '2026-05-04T11:00'),
];

describe('findNextStop', () => {
  it.each([
    ['09:00', 'palace'],
    ['11:59', 'palace'],
    ['12:00', 'hill'],
    ['13:30', undefined],
  ])('at %s is %s', (time, id) => {
    expect(findNextStop(points, { date: '2026-05-03', time })).toBe(id);
  });

  it('does not exist on another day', () => {
    expect(findNextStop(points, { date: '2026-05-02', time: '12:00' })).toBeUndefined();
  });

  it('does not depend on the order of the points', () => {
    expect(findNextStop(points.toReversed(), { date: '2026-05-03', time: '08:00' })).toBe('palace');
  });
});
