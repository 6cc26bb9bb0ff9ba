import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { isGenericElsewhere } from './generic-names.ts';

const town = (id: string, latitude: number) => ({
  id,
  name: id,
  zhName: id,
  pinyin: id,
  aliases: [],
  areaId: 'coast',
  popularity: 80,
  airports: [],
  coordinates: { latitude, longitude: 120 },
});
const gazetteer = createGazetteer({
  cities: [town('hangzhou', 30.2), town('shanghai', 31.2), town('fuzhou', 26.1)],
  areas: [],
  spots: [],
});
const lake = {
  kind: 'spot',
  id: 'west-lake',
  name: 'West Lake',
  popularity: 95,
  cityId: 'hangzhou',
} as const;
const isElsewhere = (name: string, ...named: string[]) =>
  isGenericElsewhere({ name, place: lake }, new Set(named), gazetteer);

describe('isGenericElsewhere', () => {
  it.each(['west lake', 'drum tower', 'confucius temple', "people's park", '西湖', '人民公园'])(
    'does not take "%s" for a sight far from the named town',
    (name) => {
      expect(isElsewhere(name, 'fuzhou')).toBe(true);
    },
  );

  it('takes a generic name for a sight near a named town, in a named town, or without any named town', () => {
    expect(isElsewhere('west lake', 'shanghai')).toBe(false);
    expect(isElsewhere('west lake', 'fuzhou', 'hangzhou')).toBe(false);
    expect(isElsewhere('west lake')).toBe(false);
  });

  it('reads a name that only one sight has as that sight on any trip', () => {
    expect(isElsewhere('terracotta army', 'fuzhou')).toBe(false);
  });

  it('takes the name of a town for that town where all named places are near it', () => {
    const taishan = { ...lake, id: 'mount-tai', name: 'Mount Tai', cityId: 'taian' };
    const south = {
      ...gazetteer,
      cities: [
        { ...town('guangzhou', 23.1), coordinates: { latitude: 23.1, longitude: 113.3 } },
        town('taian', 36.2),
        town('shanghai', 31.2),
      ],
    };
    const isTown = (...named: string[]) =>
      isGenericElsewhere({ name: 'taishan', place: taishan }, new Set(named), south);
    expect(isTown('guangzhou')).toBe(true);
    expect(isTown('guangzhou', 'shanghai')).toBe(false);
    expect(isTown()).toBe(false);
  });
});
