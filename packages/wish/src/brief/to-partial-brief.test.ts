import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { readWish } from '../read-wish.ts';
import { toWishValues, type WishValues } from '../wish-values.ts';
import { toPartialTripBrief } from './to-partial-brief.ts';
import { listCitiesOfAreas } from './trip-ends.ts';
import { nextOccurrence } from './trip-when.ts';

const gazetteer = createGazetteer({ cities: [], areas: [], spots: [] });
const whenOf = (wish: string, today: string) =>
  toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today }).said.when;

it('plans a trip in the current month in what is left of it, or next year', () => {
  expect(whenOf('3 days in November', '2026-11-15')).toEqual({
    kind: 'dates',
    firstDate: '2026-11-17',
    days: 3,
  });
  expect(whenOf('3 days in November', '2026-11-05')).toEqual({
    kind: 'month',
    year: 2026,
    month: 11,
    days: 3,
  });
  expect(whenOf('3 days in November', '2026-11-29')).toMatchObject({ year: 2027, month: 11 });
});

it('begins on the stated weekday where no date is stated, and has the weekday of an event', () => {
  expect(whenOf('3 days, arriving Friday evening 20:10', '2026-11-15')).toMatchObject({
    firstDate: '2027-04-09',
  });
  expect(whenOf('4 days in May, arriving on a Saturday', '2026-11-15')).toMatchObject({
    firstDate: '2027-05-08',
  });
  expect(whenOf('arriving Friday 14 May 2027, 3 days', '2026-11-15')).toMatchObject({
    firstDate: '2027-05-14',
  });
  expect(
    said({ days: 4, fixedTimes: [{ days: ['tue'], startMinute: 600, endMinute: 660, label: 'Meeting' }] }),
  ).toMatchObject({
    fixedTimes: [{ label: 'Meeting' }],
  });
});

const said = (values: Partial<WishValues>, today = '2026-06-15') =>
  toPartialTripBrief({ ...toWishValues([]), ...values }, { gazetteer, today }).said;

describe('toPartialTripBrief', () => {
  it('states nothing for an empty wish', () => {
    expect(said({})).toEqual({});
  });

  it('limits travellers to 1 to 12 adults and 8 children', () => {
    expect(said({ adults: 13, children: 9 }).travellers).toEqual({ adults: 12, children: 8 });
    expect(said({ children: 1 }).travellers).toEqual({ adults: 2, children: 1 });
    expect(said({ adults: 1 }).travellers).toEqual({ adults: 1, children: 0 });
  });

  it('limits the length to 1 to 21 days', () => {
    expect(said({ days: 22 }).when?.days).toBe(21);
    expect(said({ firstDate: '2026-07-01', days: 3 }).when).toEqual({
      kind: 'dates',
      firstDate: '2026-07-01',
      days: 3,
    });
  });

  it.each([
    ['early', 3, '2026-10-02'],
    ['mid', 3, '2026-10-11'],
    ['late', 3, '2026-10-25'],
    ['late', 7, '2026-10-25'],
    ['late', 9, '2026-10-23'],
    ['late', 14, '2026-10-20'],
  ] as const)('starts a trip in the %s part of October of %i days on %s', (monthPart, days, firstDate) => {
    expect(said({ month: '2026-10', monthPart, days }).when).toEqual({ kind: 'dates', firstDate, days });
  });

  it.each([
    ['2026-06-08', { kind: 'month', year: 2026, month: 6, days: 3 }],
    ['2026-06-09', { kind: 'dates', firstDate: '2026-06-11', days: 3 }],
    ['2026-06-27', { kind: 'dates', firstDate: '2026-06-29', days: 3 }],
    ['2026-06-28', { kind: 'month', year: 2026, month: 6, days: 3 }],
    ['2026-06-29', { kind: 'month', year: 2027, month: 6, days: 3 }],
  ])('reads "June" on %s as %j', (today, when) => {
    expect(said({ month: '2026-06', days: 3 }, today).when).toEqual(when);
  });

  it('multiplies a budget per person and per day', () => {
    const budget = { amount: 50, currency: 'EUR', per: 'person', span: 'day' } as const;
    expect(said({ budget, adults: 2, children: 1, days: 4 }).budget).toEqual({
      amountMinor: 60_000,
      currency: 'EUR',
    });
    expect(said({ budget: { ...budget, per: 'group' }, adults: 2, days: 4 }).budget?.amountMinor).toBe(
      20_000,
    );
    expect(said({ budget: { ...budget, span: 'trip' }, adults: 3, days: 4 }).budget?.amountMinor).toBe(
      15_000,
    );
    expect(said({ budget }).budget?.amountMinor).toBe(50 * 2 * 7 * 100);
    expect(
      said({ budget: { ...budget, currency: 'JPY', per: 'group', span: 'trip' } }).budget?.amountMinor,
    ).toBe(50);
    expect(said({ budget: { ...budget, amount: 1e12 } }).budget?.amountMinor).toBe(10_000_000_000);
  });

  it('leaves the city of the start when a way of travelling is stated', () => {
    const start = { entryCityId: 'wuhan', startsInTown: 'wuhan', days: 5 };
    expect(said(start).cityIds).toEqual(['wuhan']);
    expect(said({ ...start, preferredModes: ['train'] }).cityIds).toBeUndefined();
  });

  it('leaves the large city of the start for travellers who want none', () => {
    const row = { pinyin: '', aliases: [], areaId: 'a', airports: [], popularity: 90 };
    const large = { ...row, id: 'wuhan', name: 'Wuhan', zhName: '武汉', cityCode: '420100' };
    const guide = {
      gazetteer: createGazetteer({ cities: [large], areas: [], spots: [] }),
      today: '2026-06-15',
    };
    const start = { ...toWishValues([]), entryCityId: 'wuhan', startsInTown: 'wuhan', days: 5 };
    const citiesOf = (rest: Partial<WishValues>) =>
      toPartialTripBrief({ ...start, ...rest }, guide).said.cityIds;
    expect(citiesOf({})).toEqual(['wuhan']);
    expect(citiesOf({ dislikedKinds: ['modern-cities'] })).toBeUndefined();
    expect(citiesOf({ avoidsCrowds: true })).toBeUndefined();
    expect(citiesOf({ avoidsCrowds: true, cityIds: ['wuhan'] })).toBeUndefined();
  });

  it('stays in both ends of a trip that names nothing else, unless the group lives in the first', () => {
    const ends = { entryCityId: 'beijing', startsInTown: 'beijing', exitCityId: 'hong-kong', days: 14 };
    expect(said(ends).startsInTown).toBeUndefined();
    expect(said({ ...ends, livesIn: 'beijing' }).startsInTown).toBe(true);
    expect(said({ ...ends, cityIds: ['xian'] }).startsInTown).toBe(true);
  });

  it('excludes refused modes, or keeps only the accepted ones', () => {
    expect(said({ avoidedModes: ['flight'] }).transport).toEqual(['train', 'coach', 'ferry']);
    expect(said({ onlyModes: ['train'], avoidedModes: ['train'] }).transport).toEqual(['train']);
    expect(said({ avoidedModes: ['sleeper'] }).transport).toBeUndefined();
  });

  it('keeps what was said about night trains', () => {
    expect(said({ avoidedModes: ['sleeper'], preferredModes: ['sleeper'] }).nightTrains).toBe('avoided');
    expect(said({ preferredModes: ['sleeper'] }).nightTrains).toBe('wanted');
    expect(said({ preferredModes: ['train'] }).nightTrains).toBeUndefined();
    expect(said({ preferredModes: ['train'], cityIds: ['lhasa'] }).nightTrains).toBe('wanted');
  });

  it('stays in the first city until the morning after a conference at the start of the trip', () => {
    const conference = (...days: string[]) => ({
      cityIds: ['beijing', 'xian'],
      firstDate: '2027-06-08',
      days: 10,
      fixedTimes: [{ days, startMinute: 540, endMinute: 1020, label: 'Conference' }],
    });
    const three = conference('2027-06-08', '2027-06-09', '2027-06-10');
    expect(said(three).cityNights).toEqual([{ cityId: 'beijing', nights: 3 }]);
    expect(said({ ...three, cityNights: [{ cityId: 'beijing', nights: 2 }] }).cityNights).toEqual([
      { cityId: 'beijing', nights: 3 },
    ]);
    expect(said(conference('2027-06-09', '2027-06-10')).cityNights).toEqual([
      { cityId: 'beijing', nights: 3 },
    ]);
    expect(said({ ...three, cityIds: ['beijing'] }).cityNights).toBeUndefined();
    expect(said(conference('2027-06-08')).cityNights).toBeUndefined();
    expect(said(conference('2027-06-12', '2027-06-13')).cityNights).toBeUndefined();
  });

  it('adds the step-free preference for a mobility need', () => {
    expect(said({ mobility: ['stroller'], preferenceTagIds: ['food'] }).preferenceTagIds).toEqual([
      'food',
      'step-free',
    ]);
    expect(said({ preferenceTagIds: ['food'] }).preferenceTagIds).toEqual(['food']);
  });

  it('sets day limits for each day of the trip', () => {
    expect(said({ days: 2, startMinute: 600 }).dayLimits).toEqual([
      { dayIndex: 0, startMinute: 600 },
      { dayIndex: 1, startMinute: 600 },
    ]);
    expect(said({ days: 25, startMinute: 600 }).dayLimits).toHaveLength(21);
    expect(said({ days: 1, endMinute: 1200 }).dayLimits).toEqual([{ dayIndex: 0, endMinute: 1200 }]);
  });

  it('removes duplicates and caps lists', () => {
    expect(said({ cityIds: ['a', 'a', 'b'] }).cityIds).toEqual(['a', 'b']);
    expect(said({ cityIds: Array.from({ length: 11 }, (_, index) => `c${index}`) }).cityIds).toHaveLength(10);
    expect(said({ avoidsCrowds: true }).avoidsCrowds).toBe(true);
    expect(said({ diets: ['kosher', 'vegan'] }).diet).toEqual(['vegan']);
  });
});

describe('nextOccurrence', () => {
  it.each([
    ['2026-06-15', '2026-06-15'],
    ['2026-06-14', '2027-06-14'],
    ['2025-12-01', '2026-12-01'],
    ['2024-02-29', '2027-02-28'],
    ['2030-01-01', '2030-01-01'],
  ])('of %s on 15 June 2026 is %s', (date, expected) => {
    expect(nextOccurrence(date, '2026-06-15')).toBe(expected);
  });
});

describe('listCitiesOfAreas', () => {
  const names = (id: string) => ({ id, name: id, zhName: id, pinyin: id, aliases: [] });
  const places = createGazetteer({
    cities: [
      { ...names('small'), areaId: 'province', popularity: 1, airports: [] },
      { ...names('large'), areaId: 'province', popularity: 9, airports: [] },
      { ...names('other'), areaId: 'elsewhere', popularity: 9, airports: [] },
    ],
    areas: [
      { ...names('region'), kind: 'region' },
      { ...names('province'), kind: 'province', parentId: 'region' },
      { ...names('elsewhere'), kind: 'province' },
    ],
    spots: [],
  });

  it('lists the cities of a province or region, most popular first', () => {
    expect(listCitiesOfAreas(['province'], places)).toEqual(['large', 'small']);
    expect(listCitiesOfAreas(['region'], places)).toEqual(['large', 'small']);
    expect(listCitiesOfAreas([], places)).toEqual([]);
  });
});

it('begins a trip by land from a neighbouring country in the first city behind the border, where the guide has it', () => {
  const nanning = { id: 'nanning', name: 'Nanning', zhName: '南宁', pinyin: 'Nánníng', aliases: [] };
  const places = createGazetteer({
    cities: [{ ...nanning, areaId: 'guangxi', popularity: 1, airports: [] }],
    areas: [],
    spots: [],
  });
  const values = { ...toWishValues([]), comesFrom: 'VN', avoidedModes: ['flight'] };
  const convert = (context: typeof places) =>
    toPartialTripBrief(values, { gazetteer: context, today: '2026-06-15' }).said.entryCityId;
  expect(convert(places)).toBe('nanning');
  expect(convert(gazetteer)).toBeUndefined();
});

it('ends a trip with its working days in the only named city, with a night before each of them', () => {
  const days = ['2027-05-12', '2027-05-13', '2027-05-14'];
  const work = { days, startMinute: 540, endMinute: 1020, label: 'Conference' };
  const brief = said({ firstDate: '2027-05-07', days: 8, cityIds: ['beijing'], fixedTimes: [work] });
  expect(brief).toMatchObject({ exitCityId: 'beijing', cityNights: [{ cityId: 'beijing', nights: 3 }] });
});

it('limits the nights of the only named city to its working days where the wish has interests for the rest', () => {
  const days = ['2027-05-10', '2027-05-11', '2027-05-12'];
  const work = { days, startMinute: 540, endMinute: 1020, label: 'Conference' };
  const wish = { firstDate: '2027-05-10', days: 7, cityIds: ['beijing'], fixedTimes: [work] };
  expect(said({ ...wish, preferenceTagIds: ['nature'] }).cityNights).toEqual([
    { cityId: 'beijing', nights: 3 },
  ]);
  expect(said(wish).cityNights).toBeUndefined();
});
