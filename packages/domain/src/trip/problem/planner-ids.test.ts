import { describe, expect, it } from 'vitest';
import { cityKey, gatewayKey, hotelKey, readKey, restaurantKey, spotKey, stayKey } from './planner-ids.ts';

describe('ids of the planner', () => {
  it('are read back as they were made, and never mix entities up', () => {
    const keys = [
      cityKey('a'),
      spotKey('a'),
      spotKey('a', 2),
      hotelKey('a'),
      restaurantKey('a'),
      stayKey('a'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(readKey(spotKey('a', 2))).toEqual({ kind: 'spot', id: 'a', part: 2 });
    expect(readKey(hotelKey('a'))).toEqual({ kind: 'hotel', id: 'a' });
    expect(readKey(stayKey('a'))).toEqual({ kind: 'stay', cityId: 'a' });
    expect(readKey(gatewayKey('a', 'train'))).toEqual({ kind: 'gateway', cityId: 'a', mode: 'train' });
  });

  it('are refused when nobody made them', () => {
    expect(() => readKey('forbidden-city')).toThrow('forbidden-city');
  });
});
