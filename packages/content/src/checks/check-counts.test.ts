import { describe, expect, it } from 'vitest';
import { checkCounts, mainCities } from './check-counts.ts';
import { contentOf, itemOf, sampleCity, sampleSpot } from './check-samples.ts';

const messages = (...items: Parameters<typeof contentOf>) =>
  checkCounts(contentOf(...items)).map(({ file, message }) => `${file}: ${message}`);

describe('checkCounts', () => {
  it('reports an empty guide, in total and per main city', () => {
    const found = messages();
    expect(found).toContain('city: There are 0 city items in total; add items until there are at least 96.');
    expect(found).toContain('shop: There are 0 shop items in urumqi; add items until there are at least 3.');
    expect(found).toHaveLength(6 + 3 * mainCities.length + 1);
  });

  it('counts every item once', () => {
    const spots = Array.from({ length: 700 }, (_, index) =>
      itemOf('scenic-spot', `spot-${index}`, sampleSpot),
    );
    expect(messages(...spots.slice(1))).toContain(
      'scenic-spot: There are 699 scenic-spot items in total; add items until there are at least 700.',
    );
    expect(messages(...spots).filter((message) => message.startsWith('scenic-spot'))).toEqual([]);
  });

  it('reports a city without a spot', () => {
    expect(messages(itemOf('city', 'empty', sampleCity))).toContain(
      'scenic-spot: There is no scenic-spot in empty. Add at least one.',
    );
  });

  it('has thirty main cities', () => {
    expect(new Set(mainCities).size).toBe(30);
  });
});
