import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleHotel, sampleRestaurant } from '../catalogue/trip-samples.ts';
import { listMeals, roomsOf, toHotels, toRestaurants } from './meals-and-stays.ts';

const family = sampleBrief({ travellers: { adults: 2, children: 2 } });

describe('rooms', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 1],
    [2, 2, 2],
    [5, 0, 3],
  ])('for %i adults and %i children: %i', (adults, children, rooms) => {
    expect(roomsOf(sampleBrief({ travellers: { adults, children } }))).toBe(rooms);
  });
});

describe('hotels', () => {
  it('cost by class and number of rooms, and always include a stay in the middle of town', () => {
    const [inn, stay] = toHotels('alba', [sampleHotel('inn', 'alba', { priceClass: 3 })], family);
    expect(inn).toMatchObject({ id: 'hotel/inn', costMinor: 190_000 });
    expect(stay?.id).toBe('stay/alba');
    expect(toHotels('brisa', [], family).map(({ id }) => id)).toEqual(['stay/brisa']);
  });

  it('are better with rooms for a family, for a family', () => {
    const plain = sampleHotel('plain', 'alba');
    const rooms = sampleHotel('rooms', 'alba', { features: ['family-rooms'] });
    expect(toHotels('alba', [plain, rooms], family)[0]?.id).toBe('hotel/rooms');
  });
});

describe('meals', () => {
  it('are lunch and dinner, children at half the price', () => {
    const meals = listMeals(family);
    expect(meals.map(({ id }) => id)).toEqual(['lunch', 'dinner']);
    expect(meals[0]?.nearbyCostMinor).toBe(18_000);
  });

  it('are worth more in restaurants that suit the traveller', () => {
    const [plain] = toRestaurants([sampleRestaurant('a', 'alba')], sampleBrief());
    const [liked] = toRestaurants(
      [sampleRestaurant('a', 'alba')],
      sampleBrief({ preferenceTagIds: ['food'] }),
    );
    expect(liked?.score).toBeGreaterThan(plain?.score ?? Infinity);
  });
});
