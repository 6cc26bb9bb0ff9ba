import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRules } from '../rules/read-rules.ts';
import { crowdsOn, listCalendarDays } from './holidays.ts';
import { sunTimes } from './sun.ts';
import { usualWeather, weatherWarnings } from './weather.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content', 'rule');
const rules = readRules(
  ['holidays-2026', 'holidays-2027'].map((id) => ({
    id,
    ...parse(readFileSync(path.join(folder, `${id}.yaml`), 'utf8')),
  })),
  '2026-11-15',
);

describe('listCalendarDays', () => {
  it('lists holidays, make-up workdays and busy seasons', () => {
    expect(listCalendarDays('2026-10-04', rules)).toMatchObject([
      { kind: 'holiday', name: 'National Day', crowds: 5, official: true },
    ]);
    expect(listCalendarDays('2026-10-10', rules)).toMatchObject([{ kind: 'workday', name: 'National Day' }]);
    expect(listCalendarDays('2026-07-20', rules)).toMatchObject([{ kind: 'peak' }]);
    expect(listCalendarDays('2026-11-17', rules)).toEqual([]);
    expect(crowdsOn('2026-11-17', rules)).toBe(1);
  });

  it('widens holidays with unpublished days off and marks them as not official', () => {
    expect(listCalendarDays('2027-10-07', rules)).toMatchObject([{ name: 'National Day', official: false }]);
    expect(listCalendarDays('2027-10-08', rules)).toEqual([]);
    expect(listCalendarDays('2027-05-05', rules)).toMatchObject([{ name: 'Labour Day' }]);
    expect(listCalendarDays('2027-05-06', rules)).toEqual([]);
    expect(listCalendarDays('2027-04-06', rules)).toMatchObject([{ name: 'Qingming' }]);
  });
});

describe('sun and weather', () => {
  it('sunTimes returns China time for the whole country', () => {
    expect(sunTimes('2027-06-21', { latitude: 39.9, longitude: 116.4 })).toEqual({
      rise: '04:46',
      set: '19:46',
    });
    expect(sunTimes('2027-06-21', { latitude: 39.47, longitude: 75.99 })?.rise.slice(0, 2)).toBe('07');
  });

  it('weatherWarnings warns of heat, frost and rain only', () => {
    const climate = Array.from({ length: 12 }, (_, month) => ({
      highC: month === 6 ? 34 : 20,
      lowC: month === 0 ? -9 : 10,
      rainMm: month === 6 ? 180 : 20,
    }));
    const of = (date: string) =>
      weatherWarnings(usualWeather(date, { climate }) ?? { highC: 0, lowC: 0, rainMm: 0, source: 'normals' });
    expect(of('2027-07-10')).toHaveLength(2);
    expect(of('2027-01-10')).toHaveLength(1);
    expect(of('2027-04-10')).toEqual([]);
  });
});
