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
      'Hours of your own on some days',
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

  it('are empty for a brief with form fields only', () => {
    expect(listOtherWishes({ brief: { preferenceTagIds: ['food'] }, labels: {} }, new Set(['food']))).toEqual(
      [],
    );
  });
});
