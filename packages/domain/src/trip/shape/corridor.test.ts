import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../catalogue/trip-samples.ts';
import { createCorridor } from './corridor.ts';

const at = (id: string, latitude: number, longitude: number) =>
  sampleCity(id, { coordinates: { latitude, longitude } });
const cities = [at('east', 34, 109), at('middle', 38, 100), at('west', 43, 87), at('north', 40, 116)];
const byId = new Map(cities.map((city) => [city.id, city]));
const inside = (brief: Parameters<typeof sampleBrief>[0], required: readonly string[] = []) =>
  cities.filter(createCorridor(sampleBrief(brief), byId, new Set(required))).map(({ id }) => id);

describe('createCorridor', () => {
  it('contains cities between the ends of a trip with named cities, and none far behind them', () => {
    const ends = { entryCityId: 'east', exitCityId: 'west' };
    const named = ['east', 'middle', 'west'];
    expect(inside({ ...ends, cityIds: named }, named)).toEqual(named);
  });

  it('contains cities farther out when only the ends are named', () => {
    const ends = { entryCityId: 'east', exitCityId: 'west', cityIds: ['east', 'west'] };
    expect(inside(ends, ['east', 'west'])).toHaveLength(4);
  });

  it('leaves out detours on a long way without flights', () => {
    const ends = { entryCityId: 'east', exitCityId: 'west', cityIds: ['east', 'west'] };
    expect(inside({ ...ends, transport: ['train'] }, ['east', 'west'])).toEqual(['east', 'middle', 'west']);
  });

  it('keeps to the way between the only named ends when it is narrow', () => {
    const ends = sampleBrief({ entryCityId: 'east', exitCityId: 'west', cityIds: ['east', 'west'] });
    const narrow = createCorridor(ends, byId, new Set(['east', 'west']), { isNarrow: true });
    expect(cities.filter(narrow).map(({ id }) => id)).toEqual(['east', 'middle', 'west']);
  });

  it('contains neighbours of named cities on a trip without ends', () => {
    expect(inside({}, ['north'])).toEqual(['north']);
  });

  it('contains every city when the must-sees take a small part of the days', () => {
    const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;
    expect(inside({ mustSeeSpotIds: ['gorge'], when: days(20) }, ['north'])).toHaveLength(4);
    expect(inside({ cityIds: ['north'], when: days(20) }, ['north'])).toEqual(['north']);
  });

  it('contains what the days allow around the only end that is known', () => {
    const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;
    expect(inside({ entryCityId: 'east', when: days(4) })).toEqual(['east']);
    expect(inside({ entryCityId: 'east', when: days(8) })).toEqual(['east', 'middle', 'north']);
  });

  it('stays nearer on a round trip with wishes', () => {
    const when = { kind: 'dates', firstDate: '2027-04-10', days: 8 } as const;
    const round = { entryCityId: 'east', exitCityId: 'east', when };
    expect(inside(round)).toEqual(['east', 'middle', 'north']);
    expect(inside({ ...round, preferenceTagIds: ['nature'] })).toEqual(['east']);
  });

  it('contains every city when nothing is named', () => {
    expect(inside({})).toHaveLength(4);
  });
});
