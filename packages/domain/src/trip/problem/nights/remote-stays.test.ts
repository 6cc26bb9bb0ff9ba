import { describe, expect, it } from 'vitest';
import { isRemoteStay } from './remote-stays.ts';

const at = (kilometres: number) => ({ latitude: 27 + kilometres / 111.2, longitude: 100 });
const city = { coordinates: at(0) };
const gorge = { id: 'gorge', coordinates: at(45) };
const guesthouse = { coordinates: at(43) };

describe('isRemoteStay', () => {
  it('counts a hotel far from the centre as remote', () => {
    const brief = { mustSeeSpotIds: [] };
    expect(isRemoteStay(guesthouse, { city, spots: [gorge], brief })).toBe(true);
    expect(isRemoteStay({ coordinates: at(30) }, { city, spots: [gorge], brief })).toBe(false);
  });

  it('does not count a hotel beside a sight that must be seen', () => {
    const brief = { mustSeeSpotIds: ['gorge'] };
    expect(isRemoteStay(guesthouse, { city, spots: [gorge], brief })).toBe(false);
  });
});
