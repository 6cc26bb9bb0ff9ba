import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../../catalogue/trip-samples.ts';
import { spotKey } from '../planner-ids.ts';
import type { CityPoint } from '../rides/crossings.ts';
import { toPlannerCity } from './local-travel.ts';

const centre = sampleCity('alba').coordinates;
const east = (km: number) => ({ ...centre, longitude: centre.longitude + km / 96.5 });
const [hotel, falls, inn, halfWay] = ['hotel', 'falls', 'inn', 'half-way'].map(spotKey);

function minutes(
  mode: string,
  from: string | undefined,
  to: string | undefined,
  driveMinutes?: number,
): number {
  const points: CityPoint[] = [
    { id: hotel ?? '', at: centre },
    { id: falls ?? '', at: east(120), ...(driveMinutes !== undefined && { driveMinutes }) },
    { id: inn ?? '', at: east(118) },
    { id: halfWay ?? '', at: east(75) },
  ];
  const city = toPlannerCity(sampleCity('alba'), points, sampleBrief());
  const leg = city.locationIds.indexOf(from ?? '') * points.length + city.locationIds.indexOf(to ?? '');
  return city.modes.find((own) => own.mode === mode)?.minutes[leg] ?? -1;
}

describe('drives of known length', () => {
  it('takes the known minutes from the centre instead of the estimate, on a motorway and in the mountains', () => {
    const estimate = minutes('car', hotel, falls);
    expect(estimate).toBeGreaterThan(150);
    expect(minutes('car', hotel, falls, 120)).toBeCloseTo(120, -1);
    expect(minutes('car', falls, hotel, 240)).toBeCloseTo(240, -1);
    expect(minutes('coach', hotel, falls, 120)).toBeLessThan(minutes('coach', hotel, falls));
  });

  it('corrects the way to a restaurant beside the sight, too', () => {
    expect(minutes('car', hotel, inn, 120)).toBeLessThan(minutes('car', hotel, inn) - 30);
  });

  it('leaves short legs of the sight and legs between other places as they are', () => {
    expect(minutes('car', falls, halfWay, 120)).toBe(minutes('car', falls, halfWay));
    expect(minutes('car', hotel, halfWay, 120)).toBe(minutes('car', hotel, halfWay));
  });
});
