import { describe, expect, it } from 'vitest';
import { dayLimitsOf } from '../../brief/pace.ts';
import { sampleBrief, sampleSpot } from '../../catalogue/trip-samples.ts';
import { listWindows } from './visit-windows.ts';

describe('listWindows', () => {
  it('lets a gentle group stay longer at a sight of the evening, and at no other', () => {
    const brief = sampleBrief({ seniors: 2 });
    const openingHours = [{ open: '09:00', close: '23:00', closedOn: [] }];
    const closeOf = (bestTimeOfDay: ('afternoon' | 'evening')[]): number =>
      listWindows(
        sampleSpot('a', 'alba', { category: 'street', openingHours, bestTimeOfDay }),
        '2027-04-10',
        brief,
        1,
      )[0]?.close ?? 0;
    const { endMinute } = dayLimitsOf(brief, 1);
    expect(closeOf(['afternoon'])).toBe(endMinute);
    expect(closeOf(['evening'])).toBeGreaterThan(endMinute);
  });
});
