import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity, sampleSpot } from '../../catalogue/trip-samples.ts';
import {
  bestFits,
  fitGain,
  listKnownWords,
  listWishFits,
  metFit,
  overallFit,
  tagFit,
  weighWishes,
} from './wish-fit.ts';

describe('listWishFits', () => {
  const beach = sampleSpot('beach', 'alba', { tagIds: ['beach'], popularity: 80 });

  it('is 1 for a tag of the city, less where only a spot has the tag, 0 otherwise', () => {
    const brief = sampleBrief({ preferenceTagIds: ['history', 'beach', 'food'] });
    const [city, spot, none] = listWishFits(sampleCity('alba', { tagIds: ['history'] }), brief, {
      spots: [beach],
      knownWords: new Set(),
    });
    expect(city).toBe(1);
    expect(spot).toBeCloseTo(0.7 * 0.8);
    expect(none).toBe(0);
  });

  it('is met for a rare tag late in the list where a sight of the city has it, too', () => {
    const brief = sampleBrief({ preferenceTagIds: ['tea'] });
    const city = sampleCity('alba', { tagIds: ['a', 'b', 'c', 'd', 'e', 'f', 'tea'] });
    const gardens = sampleSpot('gardens', 'alba', { tagIds: ['tea'], popularity: 50 });
    const fitOf = (weight: number, spots = [gardens]) =>
      listWishFits(city, brief, { spots, weights: [weight], knownWords: new Set() })[0] ?? 0;
    expect(fitOf(2)).toBeGreaterThanOrEqual(metFit);
    expect(fitOf(2, [])).toBeLessThan(metFit);
    expect(fitOf(0.5)).toBeLessThan(metFit);
  });

  it('counts the best spot for an interest word, famous ones more', () => {
    const brief = sampleBrief({ interestWords: ['panda'] });
    const pandas = (popularity: number) => sampleSpot('p', 'alba', { name: 'Panda Base', popularity });
    expect(listWishFits(sampleCity('alba'), brief, { spots: [pandas(100)], knownWords: new Set() })).toEqual([
      1,
    ]);
    expect(
      listWishFits(sampleCity('alba'), brief, { spots: [pandas(50), beach], knownWords: new Set() }),
    ).toEqual([0.75]);
  });

  it('counts what the city is known for, less than a famous spot of that name', () => {
    const brief = sampleBrief({ interestWords: ['autumn'] });
    const city = sampleCity('alba', { knownFor: ['Autumn forests'] });
    expect(listWishFits(city, brief, { spots: [beach], knownWords: new Set() })).toEqual([0.75]);
    expect(listWishFits(sampleCity('alba'), brief, { spots: [beach], knownWords: new Set() })).toEqual([0]);
  });

  it('is not met by a sight of a city that is not known for the word, where another city is', () => {
    const brief = sampleBrief({ interestWords: ['sage'] });
    const temple = sampleSpot('temple', 'alba', { name: 'Temple of the Sage', popularity: 80 });
    const [home, other] = [sampleCity('alba', { knownFor: ['home of the Sage'] }), sampleCity('bora')];
    const fitOf = (city: typeof home, cities: (typeof home)[]) =>
      listWishFits(city, brief, { spots: [temple], knownWords: listKnownWords(brief, cities) })[0] ?? 0;
    expect(fitOf(home, [home, other])).toBeGreaterThanOrEqual(metFit);
    expect(fitOf(other, [home, other])).toBeLessThan(metFit);
    expect(fitOf(other, [other])).toBeGreaterThanOrEqual(metFit);
  });
});

describe('tagFit', () => {
  const city = sampleCity('alba', { tagIds: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'beach'] });

  it('is complete for the two most typical tags and falls with each further place', () => {
    const fits = ['a', 'b', 'c', 'd', 'g', 'none'].map((id) => tagFit(city, id, sampleBrief()));
    expect(fits).toEqual([1, 1, 0.92, 0.84, 0.7, 0]);
  });

  it('is 0 for a beach in the cold', () => {
    const climate = Array.from({ length: 12 }, () => ({ highC: 12, lowC: 4, rainMm: 20 }));
    const brief = sampleBrief({ when: { kind: 'month', year: 2027, month: 11, days: 6 } });
    expect(tagFit({ tagIds: ['beach'], climate }, 'beach', brief)).toBe(0);
    expect(tagFit({ tagIds: ['history'], climate }, 'history', brief)).toBe(1);
  });
});

describe('combining fits', () => {
  it('is the mean of the wishes and a quarter of the best one, and complete without wishes', () => {
    expect(overallFit([1, 0.5, 0], [1, 1, 1])).toBeCloseTo(0.75 * 0.5 + 0.25);
    expect(overallFit([1, 0.4], [1, 2])).toBeCloseTo(0.75 * 0.6 + 0.25 * 0.5);
    expect(overallFit([], [])).toBe(1);
  });

  it('gives more weight to what few cities have, and equal weights to preferences on a first visit', () => {
    const cities = Array.from({ length: 20 }, (_, index) =>
      sampleCity(`city-${index}`, {
        tagIds: index === 0 ? ['beach'] : ['food'],
        knownFor: [index === 1 ? 'pandas' : '', index < 10 ? 'old temples' : ''],
      }),
    );
    const catalogue = { cities, spots: [sampleSpot('bazaar', 'city-12', { name: 'Quiet Temple' })] };
    const wishes = { preferenceTagIds: ['beach', 'food'], interestWords: ['panda', 'temple'] };
    const [beachWeight = 0, food = 0, panda = 0, temple = 0] = weighWishes(sampleBrief(wishes), catalogue);
    expect(beachWeight).toBeGreaterThan(food * 3);
    expect(panda).toBeGreaterThan(temple * 3);
    expect(temple).toBeCloseTo(Math.log(20 / 11));
    const first = weighWishes(sampleBrief({ ...wishes, isFirstVisit: true }), catalogue);
    expect(first.slice(0, 2)).toEqual([1, 1]);
  });

  it('gives no weight to words for what every city has, and for what no city of the asked areas has', () => {
    const cities = Array.from({ length: 20 }, (_, index) =>
      sampleCity(`city-${index}`, {
        areaId: index < 10 ? 'north' : 'south',
        knownFor: [index === 1 ? 'the old market and cycling' : ''],
      }),
    );
    const weightOf = (word: string, areaIds: string[] = []) =>
      weighWishes(sampleBrief({ interestWords: [word], areaIds }), { cities, spots: [] })[0] ?? -1;
    expect([weightOf('market'), weightOf('photography')]).toEqual([0, 0]);
    expect([weightOf('cycling'), weightOf('cycling', ['north'])].every((one) => one > 1)).toBe(true);
    expect(weightOf('cycling', ['south'])).toBe(0);
    expect(overallFit([0], [0])).toBe(1);
  });

  it('takes the better fit for each wish', () => {
    expect(bestFits([0.2, 0.8], [0.5, 0.1])).toEqual([0.5, 0.8]);
    expect(bestFits([0.2, 0.8], [])).toEqual([0.2, 0.8]);
  });

  it('counts only improvements as a gain', () => {
    expect(fitGain([0.5, 0.8], [0.9, 0.1])).toBeCloseTo(0.4);
    expect(fitGain([], [0.3])).toBeCloseTo(0.3);
  });
});
