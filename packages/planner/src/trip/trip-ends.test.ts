import { describe, expect, it } from 'vitest';
import { beijing, rides, xian } from '../fixtures/towns.ts';
import { buildTrip } from '../fixtures/trip-builder.ts';
import { rideItem, visitItem, writePlan } from '../fixtures/written-plan.ts';
import { findTripEnds } from './trip-ends.ts';

const both = ['beijing-west', 'xian-station'];
const problem = buildTrip([beijing, xian], {
  dayCount: 2,
  services: rides,
  start: { at: both, minute: 540 },
  end: { at: both, minute: 1200 },
});

describe('findTripEnds', () => {
  it('reads the gateways from the first and the last ride', () => {
    const plan = writePlan([[rideItem('train')], [rideItem('train')]]);
    expect(findTripEnds(problem, plan)).toEqual({ startId: 'beijing-west', endId: 'xian-station' });
  });

  it('takes the gateways of the first and the last city when the items show none', () => {
    const plan = writePlan([[visitItem('wall')], [visitItem('hutongs')]], ['xian', 'beijing']);
    expect(findTripEnds(problem, plan)).toEqual({ startId: 'xian-station', endId: 'beijing-west' });
  });

  it('ignores a gateway where the trip may not start', () => {
    const fromXian = { ...problem, start: { at: ['xian-station'], minute: 540 } };
    expect(findTripEnds(fromXian, writePlan([[rideItem('train')]])).startId).toBe('xian-station');
  });

  it('takes the first allowed gateway when no city matches', () => {
    const plan = writePlan([[visitItem('wall')]], ['elsewhere']);
    expect(findTripEnds(problem, plan)).toEqual({ startId: 'beijing-west', endId: 'beijing-west' });
  });
});
