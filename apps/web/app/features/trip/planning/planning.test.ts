import type { TripState } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { dataOf } from './trip-events.ts';
import { newer } from './use-planning.ts';

// The tests only count days.
const day = {} as TripState['days'][number];
const state = (status: TripState['status'], days: number): TripState => ({
  id: 'a',
  status,
  progress: 0.5,
  step: '',
  title: '',
  version: 0,
  days: Array.from({ length: days }, () => day),
});

describe('planning updates', () => {
  it('never removes a day that was shown', () => {
    expect(newer(state('planning', 2), state('planning', 1)).days).toHaveLength(2);
    expect(newer(state('planning', 1), state('planning', 3)).days).toHaveLength(3);
  });

  it('ignores late progress after the planning has finished', () => {
    expect(newer(state('ready', 3), state('planning', 3)).status).toBe('ready');
    expect(newer(state('planning', 3), state('failed', 0)).status).toBe('failed');
  });

  it('parses event data and skips comments', () => {
    expect(dataOf('event: state\ndata: {"a":1}')).toEqual(['{"a":1}']);
    expect(dataOf(': still here')).toEqual([]);
  });
});
