import type { TripDayView, TripItemView, TripPlace, TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { toPictureMap } from './trip-cover.ts';

const xian = { cityId: 'xian', cityName: "Xi'an", coordinates: { latitude: 34.261, longitude: 108.942 } };
const luoyang = {
  cityId: 'luoyang',
  cityName: 'Luoyang',
  coordinates: { latitude: 34.67, longitude: 112.442 },
};
const bellTower = { latitude: 34.2609, longitude: 108.9423 };
const pagoda = { latitude: 34.2196, longitude: 108.9593 };
const hanTomb = { latitude: 34.443, longitude: 108.94 }; // 20 km from the centre, inside the sketch

// The map reads only these fields.
const stays = (...cities: (typeof xian)[]) => cities as TripView['stays'];
const visit = (coordinates: TripPlace['coordinates']) =>
  ({ kind: 'visit', place: { coordinates } }) as TripItemView;
const day = (dayIndex: number, ...items: TripItemView[]) => ({ dayIndex, items }) as TripDayView;

describe('the map in the picture of a trip', () => {
  it('is the route between the cities', () => {
    const { places, isRoute } = toPictureMap({ stays: stays(xian, luoyang, xian), days: [] });
    expect(isRoute).toBe(true);
    expect(places.map(({ name }) => name)).toEqual(["Xi'an", 'Luoyang', "Xi'an"]);
  });

  it('has the sights of a trip to one city by day, without those at the edge of its sketch', () => {
    const days = [day(0, visit(bellTower), visit(hanTomb)), day(1, visit(pagoda))];
    const { places, isRoute } = toPictureMap({ stays: stays(xian), days });
    expect(isRoute).toBe(false);
    expect(places).toEqual([
      { ...bellTower, group: 0 },
      { ...pagoda, group: 1 },
    ]);
  });

  it('has sights at any distance where the city has no other two', () => {
    const days = [day(0, visit(bellTower), visit(hanTomb))];
    expect(toPictureMap({ stays: stays(xian), days }).places).toHaveLength(2);
  });
});
