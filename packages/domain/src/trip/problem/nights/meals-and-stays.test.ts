import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import type { TripDistrict, TripHotel } from '../../catalogue/trip-catalogue.ts';
import { sampleBrief, sampleHotel, sampleRestaurant } from '../../catalogue/trip-samples.ts';
import { listMeals, roomsOf, toHotels, toRestaurants } from './meals-and-stays.ts';

const quarter: TripDistrict = {
  id: 'quarter',
  cityId: 'alba',
  coordinates: { latitude: 30, longitude: 110 },
  goodFor: ['stay', 'eat'],
  stayClasses: [1, 2, 3],
  popularity: 70,
};
const family = sampleBrief({ travellers: { adults: 2, children: 2 } });

describe('roomsOf', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 1],
    [2, 2, 2],
    [5, 0, 3],
  ])('gives %i adults and %i children %i rooms', (adults, children, rooms) => {
    expect(roomsOf(sampleBrief({ travellers: { adults, children } }))).toBe(rooms);
  });
});

describe('toHotels', () => {
  const upscale = sampleHotel('inn', 'alba', { priceClass: 3 });
  const idsOf = (hotels: readonly TripHotel[], rest: Partial<TripBrief>, districts = [quarter]) =>
    toHotels('alba', hotels, sampleBrief(rest), { districts }).map(({ id }) => id);

  it('prices hotels by class and rooms', () => {
    expect(toHotels('alba', [upscale], family)).toMatchObject([{ id: 'hotel/inn', costMinor: 190_000 }]);
  });

  it('names a district to stay in where the catalogue has no hotel, else the city', () => {
    expect(idsOf([], {})).toEqual(['stay/alba/quarter/2']);
    expect(idsOf([], { hotelClass: 3 })).toEqual(['stay/alba/quarter/3']);
    expect(idsOf([], {}, [])).toEqual(['stay/alba']);
    expect(idsOf([], { hotelClass: 3, budget: { amountMinor: 1, currency: 'CNY' } }, [])).toHaveLength(1);
  });

  it('adds a district only for a class or a budget that no listed hotel has', () => {
    expect(idsOf([upscale], {})).toEqual(['hotel/inn']);
    expect(idsOf([upscale], { hotelClass: 3 })).toEqual(['hotel/inn']);
    expect(idsOf([upscale], { hotelClass: 1 })).toEqual(['hotel/inn', 'stay/alba/quarter/1']);
    expect(idsOf([upscale], { budget: { amountMinor: 1, currency: 'CNY' } })).toContain(
      'stay/alba/quarter/1',
    );
  });

  it('scores the class asked for far above others, and a named hotel above none', () => {
    const [luxury, middle] = [4, 2].map((priceClass) =>
      sampleHotel(`class-${priceClass}`, 'alba', { priceClass }),
    );
    if (!luxury || !middle) throw new Error('samples');
    const scores = new Map(
      toHotels('alba', [luxury, middle], sampleBrief({ hotelClass: 4 }), { districts: [quarter] }).map(
        ({ id, score }) => [id, score],
      ),
    );
    const difference = (scores.get('hotel/class-4') ?? 0) - (scores.get('hotel/class-2') ?? 0);
    expect(difference).toBeGreaterThanOrEqual(100);
    expect(Math.min(...scores.values())).toBeGreaterThanOrEqual(0);
  });

  it('scores a hostel below a hotel, unless the group has named a class or a budget', () => {
    const [hostel, hotel] = [
      sampleHotel('hostel', 'alba', { priceClass: 1, popularity: 100 }),
      sampleHotel('hotel', 'alba', { priceClass: 3, popularity: 20 }),
    ];
    const best = (rest: Parameters<typeof sampleBrief>[0]) =>
      toHotels('alba', [hostel, hotel], sampleBrief(rest)).toSorted((a, b) => b.score - a.score)[0]?.id;
    expect(best({})).toBe('hotel/hotel');
    expect(best({ hotelClass: 1 })).toBe('hotel/hostel');
    expect(best({ budget: { amountMinor: 500_000, currency: 'CNY' } })).toBe('hotel/hostel');
  });

  it('offers a district in town where the only hotel of the class asked for is remote, and prefers it', () => {
    const cabin = sampleHotel('cabin', 'alba', {
      priceClass: 1,
      coordinates: { latitude: 31, longitude: 110 },
    });
    const offered = toHotels('alba', [cabin, upscale], sampleBrief({ hotelClass: 1 }), {
      districts: [quarter],
      isRemote: ({ coordinates }) => coordinates.latitude > 30.5,
    });
    const near = toHotels('alba', [cabin, upscale], sampleBrief({ hotelClass: 1 }), { districts: [quarter] });
    const scoreOf = (hotels: typeof offered, id: string) => hotels.find((one) => one.id === id)?.score ?? 0;
    expect(offered.map(({ id }) => id)).toContain('stay/alba/quarter/1');
    expect(near.map(({ id }) => id)).not.toContain('stay/alba/quarter/1');
    expect(scoreOf(offered, 'hotel/cabin')).toBeLessThan(scoreOf(near, 'hotel/cabin'));
  });

  it('prefers hotels with family rooms for a group with children', () => {
    const plain = sampleHotel('plain', 'alba');
    const rooms = sampleHotel('rooms', 'alba', { features: ['family-rooms'] });
    expect(toHotels('alba', [plain, rooms], family)[0]?.id).toBe('hotel/rooms');
  });

  it('never give a hotel of another class a negative score', () => {
    const hostel = sampleHotel('hostel', 'alba', { priceClass: 1, popularity: 1 });
    expect(toHotels('alba', [hostel], sampleBrief({ hotelClass: 4 }))[0]?.score).toBeGreaterThanOrEqual(0);
  });
});

describe('meals', () => {
  it('are lunch and dinner, with half a portion for children', () => {
    const meals = listMeals(family);
    expect(meals.map(({ id }) => id)).toEqual(['lunch', 'dinner']);
    expect(meals[0]?.nearbyCostMinor).toBe(18_000);
  });

  it('score higher in restaurants with the preferred tags', () => {
    const [plain] = toRestaurants([sampleRestaurant('a', 'alba')], sampleBrief());
    const [liked] = toRestaurants(
      [sampleRestaurant('a', 'alba')],
      sampleBrief({ preferenceTagIds: ['food'] }),
    );
    expect(liked?.score).toBeGreaterThan(plain?.score ?? Infinity);
  });
});

describe('toRestaurants', () => {
  it('prices a meal by class and portions, open for lunch and dinner', () => {
    const [table] = toRestaurants([sampleRestaurant('a', 'alba')], family);
    expect(table).toMatchObject({ id: 'restaurant/a', costMinor: 4500 * 3 });
    expect(table?.windowsByDay[0]).toEqual([{ open: 630, close: 1290 }]);
  });

  it('serves lunch and dinner later in a western city of a trip that begins in the east', () => {
    const [east, west] = [0, 90].map(
      (city) => toRestaurants([sampleRestaurant('a', 'alba')], family, { trip: 0, city })[0]?.windowsByDay[0],
    );
    expect(east).toHaveLength(1);
    expect(west?.map(({ open }) => open)).toEqual([765, 1120]);
  });

  it('prefers the better known of two similar restaurants', () => {
    const rows = ['a', 'b'].map((id, index) => ({
      ...sampleRestaurant(id, 'alba'),
      popularity: 77 + 3 * index,
    }));
    expect(toRestaurants(rows, family).map(({ id }) => id)).toEqual(['restaurant/b', 'restaurant/a']);
  });

  it('leaves out restaurants that do not serve every diet of the group', () => {
    const vegan = { ...sampleRestaurant('green', 'alba'), dietary: ['vegan' as const, 'halal' as const] };
    const all = [sampleRestaurant('plain', 'alba'), vegan];
    const ids = (diet: ('vegan' | 'halal' | 'vegetarian')[]) =>
      toRestaurants(all, sampleBrief({ diet })).map(({ id }) => id);
    expect(ids(['vegan', 'halal'])).toEqual(['restaurant/green']);
    expect(ids(['vegetarian'])).toEqual(['restaurant/green']);
  });
});
