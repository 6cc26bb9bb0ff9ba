import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { describe, expect, it } from 'vitest';
import { place } from '../../trip-judge/judge-samples.ts';
import { sampleBrief, sampleHotel } from '../catalogue/trip-samples.ts';
import { listHotelAlternatives } from './hotel-alternatives.ts';

type Hotel = TripCatalogueData['hotels'][number];
const named = (row: ReturnType<typeof sampleHotel>): Hotel => ({
  ...row,
  district: 'Old town',
  name: row.id,
  zhName: row.id,
  pinyin: row.id,
});
const hotels = [
  sampleHotel('palace', 'alba', { priceClass: 4 }),
  sampleHotel('hostel', 'alba', { priceClass: 1 }),
  sampleHotel('inn', 'alba'),
  sampleHotel('elsewhere', 'brisa'),
].map(named);
const data = { hotels };
const places = { place: (key: string) => place('hotel', key) };

describe('listHotelAlternatives', () => {
  it('lists the other hotels of the city from hostel to luxury, priced for the rooms of the group', () => {
    const brief = sampleBrief({ travellers: { adults: 4, children: 0 } });
    const found = listHotelAlternatives('alba', 'inn', { brief, data, places });
    expect(found.map(({ key, nightFen, area }) => [key, nightFen, area])).toEqual([
      ['hotel/hostel', 50_000, 'Old town'],
      ['hotel/palace', 400_000, 'Old town'],
    ]);
  });

  it('lists the three best-known hotels of each class', () => {
    const classes = [1, 2, 3, 4] as const;
    const many = classes.flatMap((priceClass) =>
      [40, 10, 30, 20].map((popularity) =>
        named(sampleHotel(`class-${priceClass}-known-${popularity}`, 'alba', { priceClass, popularity })),
      ),
    );
    const city = { hotels: many };
    const found = listHotelAlternatives('alba', undefined, { brief: sampleBrief(), data: city, places });
    expect(found.map(({ key }) => key)).toEqual(
      classes.flatMap((priceClass) =>
        [40, 30, 20].map((popularity) => `hotel/class-${priceClass}-known-${popularity}`),
      ),
    );
  });
});
