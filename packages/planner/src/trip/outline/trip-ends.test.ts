import { describe, expect, it } from 'vitest';
import { beijing, rides, xian } from '../../fixtures/towns.ts';
import { buildTrip } from '../../fixtures/trip-builder.ts';
import { rideItem, visitItem, writePlan } from '../../fixtures/written-plan.ts';
import { endMinuteAt, findTripEnds, startMinuteAt } from './trip-ends.ts';

const both = ['beijing-west', 'xian-station'];
const problem = buildTrip([beijing, xian], {
  dayCount: 2,
  services: rides,
  start: { at: both, minute: 540 },
  end: { at: both, minute: 1200 },
});

describe('startMinuteAt and endMinuteAt', () => {
  const crossed = {
    ...problem,
    start: { at: ['beijing-west'], minute: 540, crossing: { at: ['xian-station'], minutes: 75 } },
    end: { at: ['beijing-west'], minute: 1200, crossing: { at: ['xian-station'], minutes: 75 } },
  };

  it('leave time to cross the town at a gateway of the crossing', () => {
    expect(startMinuteAt(crossed, 'beijing-west')).toBe(540);
    expect(startMinuteAt(crossed, 'xian-station')).toBe(615);
    expect(endMinuteAt(crossed, 'beijing-west')).toBe(1200);
    expect(endMinuteAt(crossed, 'xian-station')).toBe(1125);
  });

  it('allow no other gateway', () => {
    expect(startMinuteAt(crossed, 'elsewhere')).toBe(Infinity);
    expect(endMinuteAt(crossed, 'elsewhere')).toBe(-Infinity);
  });
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
