import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity, sampleLink, sampleSpot } from '../catalogue/trip-samples.ts';
import { findBase, listSpotsOfTrip } from './excursions.ts';

/** Points on one meridian: a degree of latitude is 111 km. */
const at = (latitude: number) => ({ latitude, longitude: 110 });
const cities = [sampleCity('south', { coordinates: at(30) }), sampleCity('north', { coordinates: at(31.5) })];
const both = new Set(['south', 'north']);
const spot = (latitude: number, popularity = 80) =>
  sampleSpot('falls', 'elsewhere', { coordinates: at(latitude), popularity });
const coaches = ['south', 'north'].map((city) =>
  sampleLink('elsewhere', city, { mode: 'coach', minutes: 120 }),
);
const base = (
  latitude: number,
  brief: Parameters<typeof sampleBrief>[0] = {},
  links: ReturnType<typeof sampleLink>[] = coaches,
) => findBase(spot(latitude), { cities, links }, both, sampleBrief(brief));

describe('findBase', () => {
  it('chooses the nearest city within a day trip', () => {
    expect(base(30.6)).toBe('south');
    expect(base(31)).toBe('north');
    expect(base(33)).toBeUndefined();
  });

  it('allows a longer way to a sight that must be seen', () => {
    expect(base(32.6)).toBeUndefined();
    expect(base(32.6, { mustSeeSpotIds: ['falls'] })).toBe('north');
  });

  it('is no base for a visit that leaves no time for the way there and back', () => {
    const brief = sampleBrief({ mustSeeSpotIds: ['falls'] });
    const park = (minutes: number) => ({ ...spot(30.8), visitMinutes: minutes });
    expect(findBase(park(300), { cities, links: coaches }, both, brief)).toBe('north');
    expect(findBase(park(540), { cities, links: coaches }, both, brief)).toBeUndefined();
  });

  it('does not drive two hours each way for a visit that takes the whole day', () => {
    const brief = sampleBrief({ mustSeeSpotIds: ['falls'] });
    const at92Km = (minutes: number) => ({ ...spot(30.83), visitMinutes: minutes, coordinates: at(30.83) });
    const guide = { cities: cities.slice(0, 1), links: coaches };
    expect(findBase(at92Km(240), guide, both, brief)).toBe('south');
    expect(findBase(at92Km(330), guide, both, brief)).toBeUndefined();
  });

  it('takes no little known sight, and none of a city that was ruled out', () => {
    expect(findBase(spot(30.6, 60), { cities, links: coaches }, both, sampleBrief())).toBeUndefined();
    expect(base(30.6, { excludedCityIds: ['elsewhere'] })).toBeUndefined();
  });

  it('crosses no border, and enters no area that needs a permit', () => {
    const elsewhere = sampleCity('elsewhere', { areaId: 'beyond', coordinates: at(30.6) });
    const guide = { cities: [...cities, elsewhere], links: coaches };
    expect(findBase(spot(30.6), guide, both, sampleBrief())).toBe('south');
    const bordered = { ...guide, optInAreaIds: new Set(['beyond']) };
    expect(findBase(spot(30.6), bordered, both, sampleBrief())).toBeUndefined();
  });

  it('is no base for a sight of a town that is half a day away by coach', () => {
    const coach = (minutes: number) => [sampleLink('elsewhere', 'south', { mode: 'coach', minutes })];
    const must = { mustSeeSpotIds: ['falls'] };
    expect(base(30.6, must, coach(150))).toBe('south');
    expect(base(30.6, must, coach(240))).toBeUndefined();
  });

  it('is no base for a sight beyond 60 km without a known ride to its town', () => {
    const must = { mustSeeSpotIds: ['falls'] };
    expect(base(30.6, must, [])).toBeUndefined();
    expect(base(30.5, must, [])).toBe('south');
  });

  it('is no base for a city that a fast train reaches', () => {
    const train = sampleLink('elsewhere', 'south', { minutes: 30 });
    expect(base(30.2, {}, [train])).toBeUndefined();
    expect(base(30.2, {}, [{ ...train, minutes: 200 }])).toBe('south');
  });
});

describe('listSpotsOfTrip', () => {
  it('has the sights of the chosen cities, and day trips as sights of the city they start from', () => {
    const own = sampleSpot('gate', 'south', { coordinates: at(30) });
    const whole = { spots: [own, spot(30.5), spot(40)], cities, links: [] };
    const found = listSpotsOfTrip(whole, new Set(['south']), sampleBrief());
    expect(found.map(({ id, cityId }) => `${id} ${cityId}`)).toEqual(['gate south', 'falls south']);
  });
});
