import { describe, expect, it } from 'vitest';
import { cityKey, gatewayKey, hotelKey, readKey, restaurantKey, spotKey, stayKey } from './planner-ids.ts';

describe('planner ids', () => {
  it('are parsed to what they were created from, and differ between entities', () => {
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

  it('are rejected when no function of the module creates them', () => {
    expect(() => readKey('forbidden-city')).toThrow('forbidden-city');
  });
});
