import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../catalogue/trip-samples.ts';
import { createFillerCost } from './far-fillers.ts';

const at = (longitude: number) => ({ coordinates: { latitude: 25, longitude } });
const cities = [
  sampleCity('named', at(104)),
  sampleCity('neighbour', at(107)),
  sampleCity('between', at(109)),
  sampleCity('second', at(114)),
  sampleCity('far', at(121)),
];
const costOf = (id: string, rest: Parameters<typeof sampleBrief>[0], required: readonly string[]) =>
  createFillerCost(sampleBrief(rest), cities, new Set(required))(id);

describe('createFillerCost', () => {
  it('charges a city far from everything that was named, not a neighbour', () => {
    const brief = { cityIds: ['named'] };
    expect(costOf('neighbour', brief, ['named'])).toBe(0);
    expect(costOf('between', brief, ['named'])).toBeGreaterThan(0);
    expect(costOf('far', brief, ['named'])).toBeGreaterThan(0);
  });

  it('does not charge a city between two named ones', () => {
    expect(costOf('between', { cityIds: ['named', 'second'] }, ['named', 'second'])).toBe(0);
  });

  it('does not charge where the trip may go anywhere', () => {
    expect(costOf('far', { cityIds: [] }, [])).toBe(0);
    expect(costOf('far', { cityIds: ['named'], isFirstVisit: true }, ['named'])).toBe(0);
    expect(costOf('far', { cityIds: ['named'], openStops: 1 }, ['named'])).toBe(0);
  });
});
