import { describe, expect, it } from 'vitest';
import { priceGroup } from '../money/price.ts';
import {
  findDeparture,
  firstBookableDate,
  lastDayOf,
  listDepartures,
  listSoldDepartures,
} from './departures.ts';
import { cancellationAt, refundPercentAt } from './order-cancellation.ts';
import { ageOn, countGroup, listTravellerProblems } from './order-travellers.ts';

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' as const });
const line = {
  priceAdult: cny(188_000),
  priceChild: cny(135_000),
  departures: [
    {
      weekdays: ['tue' as const, 'sat' as const],
      months: [4],
      from: '2027-03-30',
      to: '2027-04-28',
      seats: 12,
    },
    {
      weekdays: ['sat' as const],
      months: [5],
      from: '2027-05-01',
      to: '2027-05-31',
      seats: 8,
      priceAdult: cny(220_000),
    },
  ],
};

describe('listDepartures', () => {
  it('lists the weekdays of the months from first to last date, both included', () => {
    const dates = listDepartures(line, { from: '2027-01-01', to: '2027-12-31' }).map(({ date }) => date);
    expect(dates).toEqual([
      '2027-04-03',
      '2027-04-06',
      '2027-04-10',
      '2027-04-13',
      '2027-04-17',
      '2027-04-20',
      '2027-04-24',
      '2027-04-27',
      '2027-05-01',
      '2027-05-08',
      '2027-05-15',
      '2027-05-22',
      '2027-05-29',
    ]);
    expect(listDepartures(line, { from: '2027-04-24', to: '2027-05-01' }).map(({ date }) => date)).toEqual([
      '2027-04-24',
      '2027-04-27',
      '2027-05-01',
    ]);
    expect(listDepartures(line, { from: '2028-01-01', to: '2028-12-31' })).toEqual([]);
  });

  it('uses the price of the rule, else of the tour', () => {
    expect(findDeparture(line, '2027-04-03')?.priceAdult).toEqual(cny(188_000));
    expect(findDeparture(line, '2027-05-01')).toMatchObject({
      seats: 8,
      priceAdult: cny(220_000),
      priceChild: cny(135_000),
    });
    expect(findDeparture(line, '2027-04-04')).toBeUndefined();
  });

  it('allow booking until the day before', () => {
    expect(firstBookableDate('2027-02-28')).toBe('2027-03-01');
    expect(lastDayOf('2027-04-30', 2)).toBe('2027-05-01');
  });
});

describe('priceGroup', () => {
  it('adds the lines of adults and children', () => {
    const price = priceGroup(line, { adults: 2, children: 1 });
    expect(price.lines.map(({ kind, count, sum }) => [kind, count, sum.amountMinor])).toEqual([
      ['adult', 2, 376_000],
      ['child', 1, 135_000],
    ]);
    expect(price.total).toEqual(cny(511_000));
    expect(priceGroup(line, { adults: 1, children: 0 }).lines).toHaveLength(1);
  });
});

describe('cancellation', () => {
  const steps = [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 2, refundPercent: 50 },
    { daysBefore: 0, refundPercent: 0 },
  ];
  const departureDate = '2027-04-10';

  it.each([
    ['2027-04-03', 100],
    ['2027-04-04', 50],
    ['2027-04-08', 50],
    ['2027-04-09', 0],
  ])('on %s refunds %d percent', (today, percent) => {
    expect(refundPercentAt(steps, { today, departureDate })).toBe(percent);
  });

  it('accepts steps in any order and refunds 0 percent after the last', () => {
    expect(refundPercentAt(steps.toReversed(), { today: '2027-04-03', departureDate })).toBe(100);
    expect(refundPercentAt(steps.slice(0, 1), { today: '2027-04-09', departureDate })).toBe(0);
  });

  it('refunds a share of the paid amount and is rejected from the departure day on', () => {
    const terms = { steps, departureDate, paid: cny(188_001) };
    expect(cancellationAt(terms, '2027-04-08')).toEqual({
      isAllowed: true,
      refundPercent: 50,
      refund: cny(94_001),
    });
    expect(cancellationAt({ ...terms, paid: cny(0) }, '2027-04-01')).toMatchObject({ refund: cny(0) });
    expect(cancellationAt(terms, departureDate)).toEqual({ isAllowed: false, reason: 'departed' });
  });
});

describe('listTravellerProblems', () => {
  const tour = { date: '2027-04-10', groupSizeMax: 12, childAgeMax: 11 };
  const adult = { kind: 'adult' as const };
  const child = (birthDate?: string) => ({ kind: 'child' as const, birthDate });

  it('requires an adult and limits the number of travellers', () => {
    expect(listTravellerProblems([adult, child('2016-01-01')], tour)).toEqual([]);
    expect(listTravellerProblems([child('2016-01-01')], tour)).toEqual([
      { message: 'At least one adult must come along' },
    ]);
    expect(
      listTravellerProblems(
        Array.from({ length: 13 }, () => adult),
        tour,
      ),
    ).toHaveLength(1);
    expect(
      listTravellerProblems(
        Array.from({ length: 12 }, () => adult),
        tour,
      ),
    ).toEqual([]);
    expect(listTravellerProblems([adult, adult, adult], { ...tour, groupSizeMax: 2 })).toEqual([
      { message: 'One booking takes at most 2 travellers' },
    ]);
  });

  it('rejects children above the age limit on the day of departure', () => {
    expect(listTravellerProblems([adult, child('2015-04-11')], tour)).toEqual([]);
    expect(listTravellerProblems([adult, child('2015-04-10')], tour)).toMatchObject([
      { index: 1, field: 'birthDate' },
    ]);
    expect(listTravellerProblems([adult, child()], tour)).toMatchObject([{ index: 1, field: 'birthDate' }]);
    expect(listTravellerProblems([adult, child('2027-04-11')], tour)).toMatchObject([{ index: 1 }]);
    expect(listTravellerProblems([adult, child('2027-04-10')], tour)).toEqual([]);
    expect(listTravellerProblems([adult, child('2027-04-11')], tour)[0]?.message).toContain(
      'after the departure',
    );
    expect(countGroup([adult, child('2016-01-01'), adult])).toEqual({ adults: 2, children: 1 });
  });

  it('computes ages to the day', () => {
    expect(ageOn('2016-02-29', '2027-02-28')).toBe(10);
    expect(ageOn('2016-02-29', '2027-03-01')).toBe(11);
    expect(ageOn('2016-04-10', '2027-04-10')).toBe(11);
    expect(ageOn('2016-04-11', '2027-04-10')).toBe(10);
  });
});

describe('listSoldDepartures', () => {
  const sale = { lapsed: 0, seatsOverride: null, isClosed: false };
  const range = { from: '2027-04-10', to: '2027-04-13' };

  it('counts seats sold and left; seats of lapsed holds are free', () => {
    const sales = [{ ...sale, date: '2027-04-10', seatsTaken: 5, lapsed: 2 }];
    expect(listSoldDepartures(line, range, sales)).toMatchObject([
      { date: '2027-04-10', seats: 12, taken: 3, seatsLeft: 9 },
      { date: '2027-04-13', seats: 12, taken: 0, seatsLeft: 12 },
    ]);
  });

  it('keeps a sold date that the rules no longer contain, and drops one without travellers', () => {
    const sales = [
      { ...sale, date: '2027-04-11', seatsTaken: 2 },
      { ...sale, date: '2027-04-12', seatsTaken: 1, lapsed: 1 },
    ];
    const dates = listSoldDepartures(line, range, sales).map(({ date, seatsLeft }) => [date, seatsLeft]);
    expect(dates).toEqual([
      ['2027-04-10', 12],
      ['2027-04-11', 0],
      ['2027-04-13', 12],
    ]);
  });
});
