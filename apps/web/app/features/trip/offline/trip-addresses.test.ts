import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { listTripMap, listTripPages, listTripPictures } from './trip-addresses.ts';

const bellTower = { latitude: 34.261, longitude: 108.942 };
const warriors = { latitude: 34.384, longitude: 109.278 };
const warriorsPlace = {
  id: 'terracotta-army',
  coordinates: warriors,
  linkUrl: '/attractions/detail?id=terracotta-army',
  picture: 'spot/terracotta-army',
};
const trip = {
  id: 't',
  picture: 'city/xian',
  tours: [{ picture: 'line/xian-terracotta-day' }],
  stays: [{ cityId: 'xian', coordinates: bellTower }],
  days: [{ items: [{ kind: 'visit', place: warriorsPlace }] }],
} as unknown as TripView; // only what the function reads
const streets = { tilesUrl: '/map/tiles/{z}/{x}/{y}?v=a', minZoom: 0, maxZoom: 15 };

describe('a saved trip', () => {
  it('has its page, the shortcut to its day, and the pages of its sights', () => {
    expect(listTripPages(trip)).toEqual([
      '/trip/details?id=t',
      '/trip/today',
      '/attractions/detail?id=terracotta-army',
    ]);
  });

  it('has each picture that its page shows, also those of its cities and tours', () => {
    const stays = [...trip.stays, { cityId: 'luoyang' }] as TripView['stays']; // only what the function reads
    expect(listTripPictures({ ...trip, stays })).toEqual([
      'city/xian',
      'city/luoyang',
      'spot/terracotta-army',
      'line/xian-terracotta-day',
    ]);
  });
});

describe('the map of a saved trip', () => {
  it('is the sketch of each of its cities without street tiles, and its picture', () => {
    expect(listTripMap(trip, undefined)).toEqual([
      '/map/sketch/xian.generated.json',
      '/map/sketch/xian.generated.svg',
    ]);
  });

  it('has the street tiles around hotel and stops, and the picture of the sketch for the static map', () => {
    const urls = listTripMap(trip, streets);
    const others = urls.filter((url) => !url.startsWith('/map/tiles/'));
    expect(others).toEqual(['/map/sketch/xian.generated.svg']);
    const nearest = urls.filter((url) => url.startsWith('/map/tiles/15/'));
    expect(nearest.length).toBeGreaterThan(20); // 3 km around each of two places; a tile has 1 km
    expect(nearest.length).toBeLessThan(60);
  });
});
