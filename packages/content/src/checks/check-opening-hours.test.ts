import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { describe, expect, it } from 'vitest';
import { describeInFile } from '../messages/mistake.ts';
import { listHourMistakes } from './check-opening-hours.ts';
import { sampleSpot } from './check-samples.ts';

const rule = (open: string, close: string, more: Partial<OpeningRule> = {}): OpeningRule => ({
  open,
  close,
  closedOn: [],
  ...more,
});
const mistakes = (...openingHours: OpeningRule[]) => listHourMistakes({ ...sampleSpot, openingHours });
const summer = { from: '04-01', to: '10-31' };
const winter = { from: '11-01', to: '03-31' };

describe('listHourMistakes accepts', () => {
  it.each([
    ['all day', [rule('00:00', '24:00')]],
    ['past midnight', [rule('18:00', '02:00', { lastEntry: '01:00' })]],
    ['two seasons', [rule('08:30', '17:00', { season: summer }), rule('08:30', '16:30', { season: winter })]],
    ['a season that replaces the rest', [rule('08:30', '17:00'), rule('09:00', '16:00', { season: winter })]],
    ['a break at noon', [rule('08:30', '11:30'), rule('14:30', '17:30')]],
    [
      'other hours on Mondays',
      [
        rule('09:00', '17:00', { closedOn: ['mon'] }),
        rule('13:00', '17:00', { closedOn: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }),
      ],
    ],
    [
      'a season to 28 February',
      [
        rule('09:00', '17:00', { season: { from: '12-01', to: '02-28' } }),
        rule('08:00', '18:00', { season: { from: '03-01', to: '11-30' } }),
      ],
    ],
  ])('%s', (_name, rules) => {
    expect(mistakes(...rules)).toEqual([]);
  });
});

describe('listHourMistakes reports', () => {
  it.each([
    ['no time at all', [rule('09:00', '09:00')], 'no time at all'],
    ['swapped hours', [rule('17:00', '09:00')], 'closes before it opens'],
    ['less than an hour', [rule('09:00', '09:30')], 'less than an hour'],
    ['last entry after closing', [rule('09:00', '17:00', { lastEntry: '17:30' })], 'last entry at 17:30'],
    ['last entry before opening', [rule('09:00', '17:00', { lastEntry: '04:30' })], 'last entry at 04:30'],
    [
      'a day that does not exist',
      [rule('09:00', '17:00', { season: { from: '02-30', to: '02-15' } })],
      'no day 02-30',
    ],
    [
      'a gap in the year',
      [rule('09:00', '17:00', { season: summer })],
      'no rule holds on 152 days from 01-01',
    ],
    [
      'two rules for the same days',
      [rule('09:00', '17:00'), rule('10:00', '18:00')],
      'hold on the same days',
    ],
    [
      'seasons that overlap',
      [
        rule('09:00', '17:00', { season: summer }),
        rule('09:00', '16:00', { season: { from: '10-31', to: '03-31' } }),
      ],
      'hold on the same days',
    ],
  ])('is found: %s', (_name, rules, expected) => {
    expect(
      mistakes(...rules)
        .map(describeInFile)
        .join('; '),
    ).toContain(expected);
  });

  it('no gap when hoursNote explains it', () => {
    const openingHours = [rule('09:00', '17:00', { season: summer })];
    expect(listHourMistakes({ ...sampleSpot, openingHours, hoursNote: 'Closed in winter.' })).toEqual([]);
  });

  it('a visit that does not fit, unless it takes more than a day', () => {
    const openingHours = [rule('09:00', '11:00')];
    expect(listHourMistakes({ ...sampleSpot, openingHours, visitMinutes: 300 })).toHaveLength(1);
    expect(listHourMistakes({ ...sampleSpot, openingHours, visitMinutes: 960 })).toEqual([]);
  });

  it('an exception that ends before it begins', () => {
    const openingExceptions = [{ from: '2026-05-02', to: '2026-05-01', reason: 'Festival' }];
    expect(listHourMistakes({ ...sampleSpot, openingExceptions })).toHaveLength(1);
  });
});
