import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleHotel } from '../trip/catalogue/trip-samples.ts';
import { sampleDraft } from '../trip-editing/editing-samples.ts';
import { listBookingConflicts } from './booking-conflicts.ts';

// Four days from 10 April 2027 in Alba and Brisa.
const { draft } = sampleDraft();
const named = <T extends { id: string }>(row: T) => ({
  name: row.id,
  zhName: row.id,
  pinyin: row.id,
  ...row,
});
// The conflicts read these columns only; texts, rates and rules are absent.
const data = {
  ...sampleCatalogue,
  cities: sampleCatalogue.cities.map(named),
  spots: sampleCatalogue.spots.map(named),
  hotels: [...sampleCatalogue.hotels, sampleHotel('brisa-inn', 'brisa')].map(named),
  stations: [],
  districts: [],
  chosenCityIds: ['alba', 'brisa'],
} as unknown as TripCatalogueData;
const base = { id: 'booking-1', title: 'Booking' };
const [planned, ...laterStays] = draft.plan.stays;
const firstCityId = planned?.cityId === 'city/alba' ? 'alba' : 'brisa';
const firstHotel = data.hotels.find(({ cityId }) => cityId === firstCityId);
if (!planned || !firstHotel) throw new Error('The sample has no stay or no hotel in its first city');
// The first stay is in a hotel of the catalogue, so that a booking can name it.
const plan = { ...draft.plan, stays: [{ ...planned, hotelId: `hotel/${firstHotel.id}` }, ...laterStays] };
const conflicts = (...bookings: Booking[]) => listBookingConflicts({ ...draft.brief, bookings }, plan, data);
const firstDate = '2027-04-10';

describe('listBookingConflicts', () => {
  it('finds nothing in a trip without bookings', () => {
    expect(conflicts()).toEqual([]);
  });

  it.each([
    ['2027-04-09', ['Booking is on 9 April, outside of your trip.']],
    ['2027-04-10', []],
    ['2027-04-13', []],
    ['2027-04-14', ['Booking is on 14 April, outside of your trip.']],
  ])('reports a dinner on %s only outside of the trip', (date, expected) => {
    expect(conflicts({ ...base, kind: 'restaurant', date, startMinute: 1380 })).toEqual(expected);
  });

  it('reports a night in another city than the one of the plan', () => {
    const night = { ...base, kind: 'hotel', date: firstDate, endDate: '2027-04-11' } as const;
    const elsewhere = firstCityId === 'alba' ? 'brisa' : 'alba';
    expect(conflicts({ ...night, title: 'Unknown Inn', cityId: elsewhere }).join()).toContain(
      'Unknown Inn is booked for 10 April, but you sleep in',
    );
    expect(conflicts({ ...night, title: firstHotel.name, cityId: firstCityId })).toEqual([]);
  });

  it('reports trains and flights that the plan does not use', () => {
    const ride = { ...base, date: firstDate, startMinute: 600, endMinute: 700 };
    const noPlace = 'We could not place Booking: none of its ends is a city of your trip.';
    const abroad = { from: 'Frankfurt (FRA)', to: 'Oslo (OSL)' };
    expect(conflicts({ ...ride, ...abroad, kind: 'train' })).toEqual([noPlace]);
    expect(conflicts({ ...ride, ...abroad, kind: 'flight' })).toEqual([noPlace]);
  });

  it('reports two bookings at the same time, and not two in a row', () => {
    const show = (id: string, startMinute: number): Booking => ({
      id,
      kind: 'show',
      title: `Show ${id}`,
      date: firstDate,
      startMinute,
      endMinute: startMinute + 60,
    });
    expect(conflicts(show('1', 1380), show('2', 1410))).toContain('Show 2 and Show 1 are at the same time.');
    expect(conflicts(show('1', 1300), show('2', 1360)).join()).not.toContain('at the same time');
  });
});
