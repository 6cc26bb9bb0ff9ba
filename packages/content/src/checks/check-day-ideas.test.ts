import { describe, expect, it } from 'vitest';
import { checkDayIdeas } from './check-day-ideas.ts';
import { contentOf, itemOf, sampleCity, sampleSpot } from './check-samples.ts';

const pagoda = { from: '09:00', minutes: 60, spotId: 'pagoda' };
const walk = { from: '10:30', minutes: 60, walk: 'Along the wall' };

function check(items: Parameters<typeof itemOf<'day-idea'>>[2]['items'], months: number[] = []): string {
  const idea = { cityId: 'xian', title: 'A day', summary: 'A day.', tagIds: ['history'], popularity: 0 };
  return checkDayIdeas(
    contentOf(
      itemOf('city', 'xian', sampleCity),
      itemOf('scenic-spot', 'pagoda', {
        ...sampleSpot,
        openingHours: [
          { season: { from: '04-01', to: '10-31' }, open: '08:00', close: '18:00', closedOn: [] },
          { season: { from: '11-01', to: '03-31' }, open: '09:30', close: '17:00', closedOn: [] },
        ],
      }),
      itemOf('day-idea', 'day', { ...idea, weather: 'any', months, items }),
    ),
  )
    .map(({ message }) => message)
    .join('; ');
}

describe('checkDayIdeas', () => {
  it('accepts a spot that is open at that hour in the months of the idea', () => {
    expect(check([pagoda, walk], [5, 6])).toBe('');
  });

  it('reports a spot that opens later in some months', () => {
    expect(check([pagoda, walk], [5, 12])).toContain('is not open from 09:00 for 60 minutes in month 12');
  });

  it('reports an item that starts before the one above ends', () => {
    expect(check([pagoda, { ...walk, from: '09:30' }], [5])).toContain('starts before');
  });

  it('reports an unknown variant', () => {
    expect(check([{ ...pagoda, variantId: 'long' }, walk], [5])).toContain('no visit variant "long"');
  });
});
