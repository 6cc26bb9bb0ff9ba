import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { describe, expect, it } from 'vitest';
import { night as nightAt, place, visit as visitOf } from '../../trip-judge/judge-samples.ts';
import { listDayWarnings } from './day-warnings.ts';

const source = { ruleId: 'r', title: 'Rule', source: 'Office', checkedOn: '2027-01-01', stale: false };
const span = { id: 'may', name: 'Labour Day', zhName: '劳动节', from: '2027-05-01', to: '2027-05-05' };
const calendar = { year: 2027, official: true, dayOff: 'span', peaks: [], source } as const;
const rules: TripRules = {
  visas: [],
  borders: [],
  permits: [],
  calendars: [{ ...calendar, peaks: [], holidays: [{ ...span, crowds: 5, makeUpWorkdays: ['2027-05-08'] }] }],
  attraction: {
    mode: 'attraction',
    weeklyClosing: { kinds: ['museum', 'park'], day: 'mon', exceptPublicHolidays: true },
    source,
  },
  hotel: { mode: 'hotel', nonHotelHours: 24, source },
};
const night = (registersForeignPassports?: 'yes' | 'ask-first') =>
  nightAt(place('hotel', 'Inn'), registersForeignPassports && { registersForeignPassports });
const visit = visitOf('museum', '09:00', '10:00');
const warnings = (
  date: string,
  rest: { items?: TripItemView[]; walkMeters?: number } = {},
  own: TripRules = rules,
) => listDayWarnings(date, { items: [], walkMeters: 0, weather: undefined, ...rest }, own);

describe('listDayWarnings', () => {
  it('is empty on an ordinary day', () => {
    expect(warnings('2027-06-09')).toEqual([]);
  });

  it.each([
    [5, 'serious', 'extremely busy everywhere. Book trains'],
    [4, 'caution', 'very busy everywhere. Book trains'],
    [3, 'note', 'busy everywhere.'],
  ] as const)('grades a holiday of crowd level %i as %s', (crowds, level, text) => {
    const calendars = [{ ...calendar, peaks: [], holidays: [{ ...span, crowds, makeUpWorkdays: [] }] }];
    const [holiday] = warnings('2027-05-04', {}, { ...rules, calendars });
    expect(holiday).toMatchObject({ kind: 'holiday', level });
    expect(holiday?.text).toContain(text);
    expect(holiday?.text.includes('Book trains')).toBe(crowds >= 4);
  });

  it('marks a holiday that is not published yet as an estimate', () => {
    const calendars = rules.calendars.map((own) => ({ ...own, official: false }));
    expect(warnings('2027-05-04')[0]?.text).not.toContain('estimate');
    expect(warnings('2027-05-04', {}, { ...rules, calendars })[0]?.text).toContain('estimate');
  });

  it('notes a weekend day that is worked in exchange for a holiday', () => {
    expect(warnings('2027-05-08')).toMatchObject([{ kind: 'workday', level: 'note' }]);
  });

  it('notes the weekly closing day, except on public holidays', () => {
    expect(warnings('2027-06-07', { items: [visit] })).toMatchObject([
      { kind: 'closing', text: expect.stringContaining('museums and parks') },
    ]);
    expect(warnings('2027-05-03', { items: [visit] }).map(({ kind }) => kind)).toEqual(['holiday']);
  });

  it('says nothing about the weekly closing day on a day without sights, such as one on board a ship', () => {
    expect(warnings('2027-06-07')).toEqual([]);
  });

  it('warns of long walks from 8 km on', () => {
    expect(warnings('2027-06-09', { walkMeters: 7999 })).toEqual([]);
    expect(warnings('2027-06-09', { walkMeters: 8000 })).toMatchObject([
      { kind: 'walking', text: '8.0 km on foot between the sights alone.' },
    ]);
  });

  it('warns of nights without a hotel that registers foreign passports', () => {
    expect(warnings('2027-06-09', { items: [night('yes')] })).toEqual([]);
    expect(warnings('2027-06-09', { items: [night('ask-first')] })[0]?.text).toContain('Ask Inn');
    expect(warnings('2027-06-09', { items: [night()] })[0]?.text).toContain('private home');
  });
});

describe('the altitude of a night', () => {
  const texts = (nightMetres: number, lastNightMetres: number) =>
    listDayWarnings(
      '2027-06-09',
      { items: [], walkMeters: 0, weather: undefined, nightMetres, lastNightMetres },
      rules,
    ).map(({ text }) => text);

  it('has a warning after a climb of more than 600 m to a high town', () => {
    expect(texts(3650, 2260)[0]).toContain('3,650 m, 1,390 m above last night');
    expect(texts(3650, 0)[0]).toContain('3,650 m. Rest');
  });

  it('has none in a low town, after a short climb or on later nights', () => {
    expect(texts(2400, 0)).toEqual([]);
    expect(texts(3280, 2700)).toEqual([]);
    expect(texts(3650, 3650)).toEqual([]);
  });
});
