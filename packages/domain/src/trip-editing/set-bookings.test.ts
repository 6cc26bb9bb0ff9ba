import type { Booking } from '@yunyou/contract/trip/booking.schema';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { listOwnHotels } from '../booking/with-bookings.ts';
import { createTripPlaces } from '../trip/catalogue/trip-places.ts';
import { emptyCatalogueData } from '../trip/catalogue/trip-samples.ts';
import { readRideKey } from '../trip/problem/rides/rides.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { setBookings } from './set-bookings.ts';

const { draft } = sampleDraft();
const dateOf = (dayIndex: number): string => draft.plan.days[dayIndex]?.date ?? '';
const findRide = ({ plan }: Draft) =>
  plan.days.flatMap(({ dayIndex, items }) =>
    items.flatMap((item) => (item.kind === 'ride' ? [{ dayIndex, item }] : [])),
  )[0];
const ride = findRide(draft);
const { fromCityId, toCityId } = readRideKey(ride?.item.serviceId ?? '');
const train = (date: string, startMinute: number): Booking => ({
  id: 'train-1',
  kind: 'train',
  title: 'Train G7',
  number: 'G7',
  from: fromCityId,
  to: toCityId,
  date,
  startMinute,
  endMinute: startMinute + 100,
});
const edited = (...bookings: Booking[]): Draft => {
  const result = setBookings(sampleProblemOf, draft, bookings);
  if (result.status !== 'edited') throw new Error(JSON.stringify(result).slice(0, 300));
  return result.draft;
};
const faultsOf = (one: Draft) => {
  const problem = sampleProblemOf(one.brief);
  return problem ? verify(problem, one.plan) : ['no problem'];
};

describe('setBookings', () => {
  it('replaces the ride of the plan by the booked train of its day, and frees its time', () => {
    const after = edited(train(dateOf(ride?.dayIndex ?? 0), 13 * 60 + 7));
    expect(findRide(after)?.item).toMatchObject({
      startMinute: 787,
      endMinute: 887,
    });
    expect(faultsOf(after)).toEqual([]);
  });

  it('takes another train again when the booking is removed', () => {
    const booked = edited(train(dateOf(ride?.dayIndex ?? 0), 13 * 60 + 7));
    const result = setBookings(sampleProblemOf, booked, []);
    if (result.status !== 'edited') throw new Error(result.status);
    expect(findRide(result.draft)?.item.serviceId).toBe(ride?.item.serviceId);
    expect(faultsOf(result.draft)).toEqual([]);
  });

  it('plans again with other nights for a train on another day, or says that a city loses its nights', () => {
    const day = ride?.dayIndex ?? 0;
    const results = [day - 1, day + 1].map((index) =>
      setBookings(sampleProblemOf, draft, [train(dateOf(index), 600)]),
    );
    const replanned = results.find(({ status }) => status === 'replan');
    if (replanned?.status !== 'replan') throw new Error(JSON.stringify(results));
    const total = draft.plan.stays.reduce((sum, stay) => sum + stay.nights, 0);
    expect(replanned.brief.cityNights.reduce((sum, { nights }) => sum + nights, 0)).toBe(total);
    expect(setBookings(sampleProblemOf, draft, [train(dateOf(3), 600)]).status).toBe('refused');
  });

  it('keeps the hours of a booked show free of visits', () => {
    const day = draft.plan.days.find(({ items }) => items.some(({ kind }) => kind === 'visit'));
    const visit = day?.items.find(({ kind }) => kind === 'visit');
    const startMinute = visit?.startMinute ?? 0;
    const show: Booking = { id: 'show', kind: 'show', title: 'Show', date: day?.date ?? '', startMinute };
    const after = edited({ ...show, endMinute: startMinute + 90 });
    const items = after.plan.days[day?.dayIndex ?? 0]?.items ?? [];
    const overlapping = items.filter(
      (item) => item.kind === 'visit' && item.startMinute < startMinute + 90 && item.endMinute > startMinute,
    );
    expect(overlapping).toEqual([]);
    expect(faultsOf(after)).toEqual([]);
  });

  it('sleeps in the booked hotel: of the city of its night, at its price', () => {
    const hotel: Booking = {
      id: 'hotel',
      kind: 'hotel',
      title: 'Own House',
      date: dateOf(0),
      endDate: dateOf(1),
      price: { amountMinor: 12_300, currency: 'CNY' },
    };
    const after = edited(hotel);
    const [stay] = after.plan.stays;
    const cityId = stay?.cityId.replace('city/', '') ?? '';
    expect(after.brief.bookings?.[0]?.cityId).toBe(cityId);
    expect(stay?.hotelId).toBe(`booked/${cityId}/${after.brief.bookings?.[0]?.id}`);
    expect(after.plan.days[0]?.items.find(({ kind }) => kind === 'night')).toMatchObject({
      costMinor: 12_300,
    });
    expect(faultsOf(after)).toEqual([]);
  });

  it('distinguishes two booked hotels of one city that the guide does not have: name, address, nights and price', () => {
    const base = sampleDraft({
      when: { kind: 'dates', firstDate: '2027-04-10', days: 5 },
      cityIds: ['alba'],
    }).draft;
    const dateOf = (day: number) => base.plan.days[day]?.date ?? '';
    const hotel = (id: string, from: number, to: number, fields: Partial<Booking>): Booking => ({
      ...{ id, kind: 'hotel', title: id, cityId: 'alba', date: dateOf(from), endDate: dateOf(to) },
      ...fields,
    });
    const result = setBookings(sampleProblemOf, base, [
      hotel('inn', 0, 1, { title: 'Old Inn', price: { amountMinor: 40_000, currency: 'CNY' } }),
      hotel('house', 1, 2, { title: 'Red House', price: { amountMinor: 90_000, currency: 'CNY' } }),
    ]);
    if (result.status !== 'edited') throw new Error(result.status);
    const { brief, plan } = result.draft;
    expect(plan.stays.slice(0, 2).map(({ hotelId, nights }) => [hotelId, nights])).toEqual([
      ['booked/alba/inn', 1],
      ['booked/alba/house', 1],
    ]);
    expect(faultsOf(result.draft)).toEqual([]);
    const nights = plan.days.flatMap(({ items }) => items.filter((item) => item.kind === 'night'));
    expect(nights.slice(0, 2).map(({ costMinor }) => costMinor)).toEqual([40_000, 90_000]);
    const longer = [...(brief.bookings ?? []), hotel('house-again', 2, 3, { title: 'Red House' })];
    const own = listOwnHotels({ ...brief, bookings: longer }, { cities: [], hotels: [] });
    expect(own.map(({ key, bookings }) => [key, bookings.length])).toEqual([
      ['booked/alba/inn', 1],
      ['booked/alba/house', 2],
    ]);
  });

  it('shows a booked hotel by its own name, and to drivers only what is in Chinese', () => {
    const hotel = { kind: 'hotel', cityId: 'alba', date: '2027-04-10', endDate: '2027-04-12' } as const;
    const places = createTripPlaces(emptyCatalogueData, {
      bookings: [
        { ...hotel, id: 'inn', title: 'Old Inn', place: '12 Main Street' },
        { ...hotel, id: 'house', title: '红楼客栈', place: '东大街1号' },
      ],
    });
    expect(places.place('booked/alba/inn')).toMatchObject({ kind: 'hotel', name: 'Old Inn', zhName: '' });
    expect(places.place('booked/alba/house')).toMatchObject({ zhName: '红楼客栈', zhAddress: '东大街1号' });
  });

  it('sleeps in two hotels of one city one after another, and in one again when they are removed', () => {
    const base = sampleDraft({
      when: { kind: 'dates', firstDate: '2027-04-10', days: 5 },
      cityIds: ['alba'],
    }).draft;
    const hotel = (title: string, from: number, to: number): Booking => ({
      id: title,
      kind: 'hotel',
      title,
      date: base.plan.days[from]?.date ?? '',
      endDate: base.plan.days[to]?.date ?? '',
      cityId: 'alba',
    });
    const result = setBookings(sampleProblemOf, base, [hotel('Alba Palace', 0, 1), hotel('Own House', 1, 2)]);
    if (result.status !== 'edited') throw new Error(result.status);
    const { plan } = result.draft;
    expect(
      plan.stays.slice(0, 2).map(({ hotelId, fromDayIndex, nights }) => [hotelId, fromDayIndex, nights]),
    ).toEqual([
      ['hotel/alba-palace', 0, 1],
      ['booked/alba/Own House', 1, 1],
    ]);
    expect(faultsOf(result.draft)).toEqual([]);
    const removed = setBookings(sampleProblemOf, result.draft, []);
    if (removed.status !== 'edited') throw new Error(removed.status);
    expect(removed.draft.plan.stays).toHaveLength(base.plan.stays.length);
    expect(faultsOf(removed.draft)).toEqual([]);
  });

  it('plans again with a night less in the city of arrival for a booked night train', () => {
    const day = ride?.dayIndex ?? 0;
    const overnight: Booking = {
      ...train(dateOf(day), 21 * 60),
      endDate: dateOf(day + 1),
      endMinute: 8 * 60,
    };
    const result = setBookings(sampleProblemOf, draft, [overnight]);
    const before = draft.plan.stays.reduce((sum, { nights }) => sum + nights, 0);
    if (result.status === 'refused') expect(result.text).toContain('no night left');
    else if (result.status === 'replan')
      expect(result.brief.cityNights.reduce((sum, { nights }) => sum + nights, 0)).toBe(before - 1);
    else throw new Error(result.status);
  });

  it('starts the trip when the flight has landed', () => {
    const flight: Booking = {
      id: 'flight',
      kind: 'flight',
      title: 'Flight LH720',
      from: 'Munich (MUC)',
      to: fromCityId,
      date: '2027-04-09',
      endDate: dateOf(0),
      startMinute: 1200,
      endMinute: 13 * 60,
    };
    const after = edited(flight);
    const first = after.plan.days[0]?.items[0];
    expect(first?.startMinute).toBeGreaterThanOrEqual(13 * 60 + 75);
    expect(faultsOf(after)).toEqual([]);
  });
});

describe('the price of a booked hotel', () => {
  it('counts for its nights, whether the guide has the hotel or not', () => {
    const price = { amountMinor: 90_000, currency: 'CNY' } as const;
    const night = (title: string) => {
      const { brief } = sampleDraft().draft;
      const stay = {
        id: 'b',
        kind: 'hotel',
        title,
        cityId: 'alba',
        date: '2027-04-10',
        endDate: '2027-04-13',
      };
      const booked = sampleProblemOf({ ...brief, bookings: [{ ...stay, kind: 'hotel', price }] });
      return booked?.hotels.find(({ bookedNights }) => bookedNights !== undefined)?.costMinor;
    };
    expect(night('Alba Palace')).toBe(30_000);
    expect(night('A house of friends')).toBe(30_000);
  });
});
