import { describe, expect, it } from 'vitest';
import { listOtherWishes } from './other-wishes.ts';

const brief = {
  preferenceTagIds: ['food', 'silk-road'],
  interestWords: ['panda'],
  dislikedKinds: ['museum'],
  excludedCityIds: ['xian'],
  dayLimits: [{ dayIndex: 0, startMinute: 600 }],
};
const labels = { 'interestWords/panda': 'Panda', 'excludedCityIds/xian': "Not Xi'an" };
const listed = listOtherWishes({ brief, labels }, new Set(['food']));

describe('wishes without a field in the form', () => {
  it('have the label of the wish, or their id as words', () => {
    expect(listed.map(({ name }) => name)).toEqual([
      'Silk road',
      'Panda',
      'No museum',
      "Not Xi'an",
      'Your own hours on some days',
    ]);
  });

  it('can each be removed', () => {
    expect(listed.map(({ without }) => without)).toEqual([
      { preferenceTagIds: ['food'] },
      { interestWords: [] },
      { dislikedKinds: [] },
      { excludedCityIds: [] },
      { dayLimits: undefined },
    ]);
  });

  it('include nights, order, stations, ages and free hours, each with its own removal', () => {
    const shaped = listOtherWishes(
      {
        brief: {
          cityNights: [
            { cityId: 'beijing', nights: 4 },
            { cityId: 'xian', nights: 2 },
          ],
          cityOrder: ['beijing', 'xian'],
          onlyNamedCities: true,
          entryStationId: 'beijing-daxing-airport',
          childAges: [5, 8],
          seniors: 2,
          mobility: ['stroller'],
          otherNationalities: ['IN'],
          dailyBreaks: [{ startMinute: 780, endMinute: 900 }],
        },
        labels: {
          'cityNights/xian': "2 nights in Xi'an",
          'cityOrder/': "In this order: Beijing, Xi'an",
          'dailyBreaks/780-900': 'Free from 13:00 to 15:00 every day',
        },
      },
      new Set(),
    );
    expect(shaped.map(({ name, without }) => [name, without])).toEqual([
      ['Stroller', { mobility: [] }],
      ['Passport: IN', { otherNationalities: [] }],
      ['4 nights in Beijing', { cityNights: [{ cityId: 'xian', nights: 2 }] }],
      ["2 nights in Xi'an", { cityNights: [{ cityId: 'beijing', nights: 4 }] }],
      ["In this order: Beijing, Xi'an", { cityOrder: undefined }],
      ['No other cities', { onlyNamedCities: undefined }],
      ['Beijing daxing airport', { entryStationId: undefined }],
      ['Children aged 5, 8', { childAges: undefined }],
      ['2 seniors', { seniors: undefined }],
      ['Free from 13:00 to 15:00 every day', { dailyBreaks: [] }],
    ]);
  });

  it('are empty for a brief with form fields only', () => {
    expect(listOtherWishes({ brief: { preferenceTagIds: ['food'] }, labels: {} }, new Set(['food']))).toEqual(
      [],
    );
  });

  it('include the limit of places to stay', () => {
    const [limit] = listOtherWishes({ brief: { maxStays: 2 }, labels: {} }, new Set());
    expect(limit).toMatchObject({ name: 'At most 2 places to stay', without: { maxStays: undefined } });
  });
});
