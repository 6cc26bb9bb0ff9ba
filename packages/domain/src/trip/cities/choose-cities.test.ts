import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleCity, sampleLink } from '../catalogue/trip-samples.ts';
import { chooseCities } from './choose-cities.ts';

const choose = (rest: Parameters<typeof sampleBrief>[0]) => chooseCities(sampleBrief(rest), sampleCatalogue);

describe('chooseCities', () => {
  it('returns the named cities and no others', () => {
    expect(choose({ cityIds: ['brisa', 'cima'] })).toEqual(['brisa', 'cima']);
  });

  it('adds the cities of must-sees, arrival and departure to the named ones', () => {
    const cities = choose({ cityIds: ['brisa'], mustSeeSpotIds: ['cima-spot-1'], entryCityId: 'alba' });
    expect(cities).toEqual(['brisa', 'cima', 'alba']);
  });

  it('starts with the entry city and adds only cities that can be reached from it', () => {
    const cities = choose({ entryCityId: 'alba' });
    expect(cities[0]).toBe('alba');
    expect(cities).not.toContain('delta');
  });

  it('prefers cities with the preferred tags', () => {
    const first = choose({ preferenceTagIds: ['history'], excludedCityIds: ['delta'] })[0];
    expect(first).toBe('alba');
  });

  it('prefers a city that fits all wishes to a better known one that fits half of them', () => {
    const cities = [
      sampleCity('famous', { popularity: 100, tagIds: ['food'] }),
      sampleCity('quiet', { popularity: 50, tagIds: ['food', 'beach'] }),
    ];
    const two = { ...sampleCatalogue, cities, spots: [], links: [sampleLink('famous', 'quiet')] };
    expect(chooseCities(sampleBrief(), two)[0]).toBe('famous');
    expect(chooseCities(sampleBrief({ preferenceTagIds: ['food', 'beach'] }), two)[0]).toBe('quiet');
  });

  it('includes a city for each wish, even if other cities are better known', () => {
    const cities = [
      ...['alba', 'brisa', 'cima', 'elba'].map((id) => sampleCity(id, { popularity: 80 })),
      sampleCity('duna', { popularity: 55, tagIds: ['beach'] }),
    ];
    const links = ['brisa', 'cima', 'elba', 'duna'].map((id) => sampleLink('alba', id));
    const wide = { ...sampleCatalogue, cities, links };
    const brief = sampleBrief();
    expect(chooseCities(brief, wide)).not.toContain('duna');
    expect(chooseCities({ ...brief, preferenceTagIds: ['beach'] }, wide)).toEqual(['duna']);
    const both = { ...brief, preferenceTagIds: ['beach'], entryCityId: 'alba' };
    expect(chooseCities(both, wide)).toEqual(['alba', 'duna']);
  });

  it('adds cities behind a border or with a permit only when the brief names them', () => {
    const cities = sampleCatalogue.cities.map((city) => ({ ...city, areaId: city.id }));
    const guarded = { ...sampleCatalogue, cities, optInAreaIds: new Set(['brisa']) };
    expect(chooseCities(sampleBrief({ entryCityId: 'alba' }), guarded)).not.toContain('brisa');
    expect(chooseCities(sampleBrief({ exitCityId: 'brisa' }), guarded)).toContain('brisa');
    expect(chooseCities(sampleBrief({ cityIds: ['brisa'] }), guarded)).toContain('brisa');
  });

  it('leaves out excluded cities', () => {
    expect(choose({ entryCityId: 'alba', excludedCityIds: ['brisa'] })).not.toContain('brisa');
  });

  it('returns more cities for more days, and the same for equal briefs', () => {
    const many = { when: { kind: 'dates', firstDate: '2027-04-10', days: 12 }, entryCityId: 'alba' } as const;
    expect(choose(many).length).toBeGreaterThan(choose({ ...many, when: { ...many.when, days: 2 } }).length);
    expect(choose(many)).toEqual(choose(many));
  });

  it('adds stopovers between named cities that are six hours or more apart', () => {
    const chain = (minutes: number) => ({
      ...sampleCatalogue,
      links: [sampleLink('alba', 'brisa', { minutes }), sampleLink('brisa', 'cima', { minutes })],
    });
    const brief = sampleBrief({ cityIds: ['alba', 'cima'] });
    expect(chooseCities(brief, chain(120))).toEqual(['alba', 'cima', 'brisa']);
    expect(chooseCities(brief, chain(119))).toEqual(['alba', 'cima']);
  });

  it('returns one city more than the days suggest, and eight at most', () => {
    const ids = Array.from({ length: 12 }, (_, n) => `c${n}`);
    const many = {
      ...sampleCatalogue,
      cities: ids.map((id) => sampleCity(id)),
      spots: [],
      links: ids.slice(1).map((id) => sampleLink('c0', id)),
    };
    const count = (days: number) =>
      chooseCities(sampleBrief({ when: { kind: 'dates', firstDate: '2027-04-10', days } }), many).length;
    expect([1, 5, 9, 21].map(count)).toEqual([2, 3, 4, 8]);
  });
});
