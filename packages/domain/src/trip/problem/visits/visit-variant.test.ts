import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleSpot } from '../../catalogue/trip-samples.ts';
import { chooseVariant } from './visit-variant.ts';

const variant = (id: string, minutes: number, rest = {}) => ({
  id,
  name: id,
  minutes,
  days: 1,
  mealsInside: [],
  nightsInside: 0,
  ticketNames: [],
  ...rest,
});
const mountain = sampleSpot('peak', 'alba', {
  visitMinutes: 600,
  visitVariants: [
    variant('highlights', 300),
    variant('full-day', 540),
    variant('summit-night', 1380, { days: 2, nightsInside: 1 }),
  ],
});

describe('chooseVariant', () => {
  it('takes the variant nearest to the usual visit that fits into a day', () => {
    expect(chooseVariant(mountain, sampleBrief(), 600)?.id).toBe('full-day');
    expect(chooseVariant(mountain, sampleBrief(), 400)?.id).toBe('highlights');
  });

  it('takes the shortest variant where none fits, so that a must-see never makes a trip fail', () => {
    expect(chooseVariant(mountain, sampleBrief(), 200)?.id).toBe('highlights');
  });

  it('takes a shorter way with children, seniors or a slow pace', () => {
    expect(chooseVariant(mountain, sampleBrief({ seniors: 2 }), 600)?.id).toBe('highlights');
  });

  it('follows the length that the traveller has set', () => {
    const brief = sampleBrief({ visitMinutes: [{ spotId: 'peak', minutes: 320 }] });
    expect(chooseVariant(mountain, brief, 600)?.id).toBe('highlights');
  });

  it('is undefined for a spot without variants', () => {
    expect(chooseVariant(sampleSpot('a', 'alba'), sampleBrief(), 600)).toBeUndefined();
  });
});
