import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { isRemovable, withoutChip } from './without-chip.ts';

describe('withoutChip', () => {
  const brief = sampleBrief({
    cityIds: ['alba', 'brisa'],
    cityOrder: ['alba', 'brisa'],
    cityNights: [
      { cityId: 'alba', nights: 2 },
      { cityId: 'brisa', nights: 1 },
    ],
    dailyBreaks: [{ startMinute: 720, endMinute: 840 }],
    rides: [
      { fromCityId: 'alba', toCityId: 'brisa', mode: 'train' },
      { fromCityId: 'brisa', toCityId: 'alba', mode: 'flight' },
    ],
    nationality: 'DE',
    pace: 'full',
    travellers: { adults: 4, children: 1 },
  });

  it.each([
    ['an entry of a list', { field: 'cityIds', value: 'alba' }, { cityIds: ['brisa'] }],
    [
      'the nights of one city',
      { field: 'cityNights', value: 'alba' },
      { cityNights: [{ cityId: 'brisa', nights: 1 }] },
    ],
    ['a daily break', { field: 'dailyBreaks', value: '720-840' }, { dailyBreaks: [] }],
    [
      'the way between two cities',
      { field: 'rides', value: 'alba>brisa=train' },
      { rides: [{ fromCityId: 'brisa', toCityId: 'alba', mode: 'flight' }] },
    ],
    ['a list with one chip', { field: 'cityOrder' }, { cityOrder: [] }],
    ['the pace', { field: 'pace', value: 'full' }, { pace: 'balanced' }],
    ['the travellers', { field: 'travellers' }, { travellers: { adults: 2, children: 0 } }],
  ] as const)('removes %s and nothing else', (_name, chip, expected) => {
    expect(withoutChip(brief, chip)).toEqual({ ...brief, ...expected });
  });

  it('removes an optional field', () => {
    const { nationality: _passport, ...rest } = brief;
    expect(withoutChip(brief, { field: 'nationality', value: 'DE' })).toEqual(rest);
  });

  it('never removes the dates', () => {
    expect(isRemovable({ field: 'when' })).toBe(false);
    expect(withoutChip(brief, { field: 'when', value: 'days' })).toEqual(brief);
  });
});
