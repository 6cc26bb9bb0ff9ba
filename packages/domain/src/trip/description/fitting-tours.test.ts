import { describe, expect, it } from 'vitest';
import { rankFittingTours } from './fitting-tours.ts';

const yuan = (amount: number) => ({ amountMinor: amount * 100, currency: 'CNY' as const });
const tour = (id: string, rest: object = {}) => ({
  id,
  startCityId: 'alba',
  cityIds: ['alba'],
  days: 1,
  tagIds: [] as string[],
  popularity: 50,
  priceAdult: yuan(300),
  priceChild: yuan(150),
  departures: [
    {
      weekdays: ['mon' as const, 'thu' as const],
      months: [4],
      from: '2027-01-01',
      to: '2027-12-31',
      seats: 8,
    },
  ],
  ...rest,
});
/** Saturday to Thursday, with three days in Alba and three in Brisa. */
const days = ['10', '11', '12', '13', '14', '15'].map((day, index) => ({
  date: `2027-04-${day}`,
  cities: [
    index < 3 ? { id: 'alba', name: 'Alba', zhName: '甲' } : { id: 'brisa', name: 'Brisa', zhName: '乙' },
  ],
}));
const fitting = (tours: ReturnType<typeof tour>[], rest: object = {}) =>
  rankFittingTours(tours, { days, tagIds: ['food'], today: '2027-01-01', ...rest }, 3).map(
    ({ tour: { id }, date }) => `${id} ${date}`,
  );

describe('rankFittingTours', () => {
  it('prefers a departure on a day the traveller is in the start city', () => {
    expect(fitting([tour('a')])).toEqual(['a 2027-04-12']);
    expect(fitting([tour('b', { startCityId: 'brisa', cityIds: ['brisa'] })])).toEqual(['b 2027-04-15']);
  });

  it('prefers a departure from the city of the morning over the city of arrival', () => {
    const [alba, brisa] = [days[0]?.cities ?? [], days[5]?.cities ?? []];
    const moving = days.map((day) =>
      day.date === '2027-04-12' ? { ...day, cities: [...alba, ...brisa] } : day,
    );
    expect(fitting([tour('b', { startCityId: 'brisa' })], { days: moving })).toEqual(['b 2027-04-15']);
  });

  it('prefers the second day to the first, when the traveller arrives after the departure', () => {
    const [departure] = tour('a').departures;
    const weekend = { departures: [{ ...departure, weekdays: ['sat', 'sun'] }] };
    expect(fitting([tour('a', weekend)])).toEqual(['a 2027-04-11']);
  });

  it('leaves out tours that end after the trip, can no longer be booked or share no city', () => {
    expect(fitting([tour('long', { days: 5 })])).toEqual([]);
    expect(fitting([tour('a')], { today: '2027-04-15' })).toEqual([]);
    expect(fitting([tour('far', { startCityId: 'cima', cityIds: ['cima'] })])).toEqual([]);
  });

  it('ranks by common cities, then by preferred tags', () => {
    const tours = [
      tour('half', { cityIds: ['alba', 'cima'] }),
      tour('plain'),
      tour('tasty', { tagIds: ['food'] }),
      tour('famous', { popularity: 60 }),
    ];
    expect(fitting(tours).map((one) => one.split(' ')[0])).toEqual(['tasty', 'famous', 'plain']);
  });
});
