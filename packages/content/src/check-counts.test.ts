import { describe, expect, it } from 'vitest';
import { checkCounts, mainCities } from './check-counts.ts';
import { contentOf, itemOf, sampleCity, sampleSpot } from './check-samples.ts';

const messages = (...items: Parameters<typeof contentOf>) =>
  checkCounts(contentOf(...items)).map(({ file, message }) => `${file}: ${message}`);

describe('how much the guide holds', () => {
  it('is too little when it is empty, in all and in each main city', () => {
    const found = messages();
    expect(found).toContain('city: 0 in all, at least 60 are needed');
    expect(found).toContain('shop: 0 in urumqi, at least 3 are needed');
    expect(found).toHaveLength(5 + 3 * mainCities.length + 1);
  });

  it('counts every item once', () => {
    const spots = Array.from({ length: 450 }, (_, index) =>
      itemOf('scenic-spot', `spot-${index}`, sampleSpot),
    );
    expect(messages(...spots.slice(1))).toContain('scenic-spot: 449 in all, at least 450 are needed');
    expect(messages(...spots).filter((message) => message.startsWith('scenic-spot'))).toEqual([]);
  });

  it('leaves no city without a spot', () => {
    expect(messages(itemOf('city', 'empty', sampleCity))).toContain('scenic-spot: none in empty');
  });

  it('names thirty main cities', () => {
    expect(new Set(mainCities).size).toBe(30);
  });
});
