import { describe, expect, it } from 'vitest';
import { sampleSpot } from './check-samples.ts';
import { listVisitMistakes } from './check-visits.ts';

const variant = {
  ...{ id: 'day', name: 'A day', minutes: 480, days: 1, nightsInside: 0 },
  ...{ mealsInside: ['lunch' as const], ticketNames: ['Adult'] },
};
const ticket = {
  ...{ name: 'Cable car', kind: 'transport' as const, audience: 'adult' as const },
  price: { amountMinor: 8000, currency: 'CNY' as const },
};
const mistakes = (fields: Partial<typeof sampleSpot>) =>
  listVisitMistakes({ ...sampleSpot, ...fields }).join('; ');

describe('listVisitMistakes', () => {
  it('accepts a day and a night on the summit', () => {
    const night = { ...variant, id: 'night', minutes: 1300, days: 2, nightsInside: 1 };
    expect(mistakes({ visitVariants: [variant, night] })).toBe('');
  });

  it.each([
    ['two variants with one id', { visitVariants: [variant, variant] }, 'two have the same id'],
    ['a day of 24 hours', { visitVariants: [{ ...variant, minutes: 1440 }] }, 'do not fit into one day'],
    [
      'a night without a second day',
      { visitVariants: [{ ...variant, nightsInside: 1 }] },
      'nights inside need',
    ],
    ['an unknown ticket', { visitVariants: [{ ...variant, ticketNames: ['Boat'] }] }, 'no ticket "Boat"'],
    [
      'hours that end before they begin',
      { bestHours: [{ from: '18:00', to: '08:00', why: 'x' }] },
      'ends before',
    ],
    [
      'a vehicle of an entry ticket',
      { tickets: [{ ...ticket, kind: 'entry' as const, vehicle: 'boat' as const }] },
      'no transport ticket',
    ],
    [
      'a required entry ticket',
      { tickets: [{ ...ticket, kind: 'entry' as const, required: true }] },
      'required is for',
    ],
  ])('reports %s', (_name, fields, expected) => {
    expect(mistakes(fields)).toContain(expected);
  });
});
