import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../../catalogue/trip-samples.ts';
import { describeForCraft, toDayCraft } from './day-craft.ts';

const brief = sampleBrief();
const city = sampleCatalogue.cities.find(({ id }) => id === 'alba');
const centre = city?.coordinates ?? { latitude: 0, longitude: 0 };
/** A spot of the city, so many kilometres north of its centre. */
const spotAt = (id: string, km: number, rest: Parameters<typeof sampleSpot>[2] = {}) =>
  sampleSpot(id, 'alba', {
    coordinates: { latitude: centre.latitude + km / 111, longitude: centre.longitude },
    ...rest,
  });
const describeAt = (spot: ReturnType<typeof spotAt>, spots = [spot], minutes = 180) =>
  describeForCraft(spot, brief, { city, spots, minutes });

describe('describeForCraft', () => {
  it('makes a long visit far from the city an excursion', () => {
    expect(describeAt(spotAt('a', 40)).isExcursion).toBe(true);
    expect(describeAt(spotAt('a', 20)).isExcursion).toBeUndefined();
    expect(describeAt(spotAt('a', 40), undefined, 60).isExcursion).toBeUndefined();
  });

  it('puts neighbours out of town, or on one island, into one neighbourhood', () => {
    const far = [spotAt('a', 20), spotAt('b', 21), spotAt('c', 25)];
    const names = far.map((spot) => describeAt(spot, far).neighbourhood);
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
    const near = [spotAt('a', 1), spotAt('b', 1.5)];
    expect(near.map((spot) => describeAt(spot, near).neighbourhood)).toEqual([undefined, undefined]);
    const island = [spotAt('a', 1, { category: 'island' }), spotAt('b', 1.5)];
    expect(island.map((spot) => describeAt(spot, island).neighbourhood)).toEqual(['a', 'a']);
  });

  it('puts the parts of a park out of town into one neighbourhood, but not those of an old town', () => {
    const park = (km: number) => [spotAt('whole', km), spotAt('part', km + 3, { partOfId: 'whole' })];
    const namesAt = (km: number) => park(km).map((spot) => describeAt(spot, park(km)).neighbourhood);
    expect(namesAt(20)).toEqual(['whole', 'whole']);
    expect(namesAt(1)).toEqual([undefined, undefined]);
  });

  it('gives a second temple in a row less worth, except for travellers who like temples', () => {
    const temple = spotAt('a', 1, { category: 'temple' });
    expect(describeAt(temple).repeatedKindOf).toBe('temple');
    const likes = sampleBrief({ preferenceTagIds: ['religion'] });
    expect(
      describeForCraft(temple, likes, { city, spots: [temple], minutes: 90 }).repeatedKindOf,
    ).toBeUndefined();
  });
});

describe('toDayCraft', () => {
  it('leaves a free afternoon only for groups that want to rest', () => {
    expect(toDayCraft(brief).idleMinutes).toBeGreaterThan(0);
    expect(toDayCraft(sampleBrief({ pace: 'relaxed' })).idleMinutes).toBeUndefined();
    expect(toDayCraft(sampleBrief({ seniors: 2 })).idleMinutes).toBeUndefined();
  });
});

describe('free time that is filled', () => {
  it('is long for a group that wants to rest, whose visits stay as short as planned', () => {
    const { fill } = toDayCraft(brief);
    for (const restful of [sampleBrief({ pace: 'relaxed' }), sampleBrief({ seniors: 2 })]) {
      const { fill: own } = toDayCraft(restful);
      expect(own?.minutes).toBeGreaterThan(fill?.minutes ?? Infinity);
      expect([fill?.lengthens, own?.lengthens]).toEqual([true, false]);
    }
  });
});
