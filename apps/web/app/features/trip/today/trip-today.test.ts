import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DatedTrip, findNextTrip, findTripOn } from './trip-today.ts';

const trip = (id: string, firstDate: string, days: number): DatedTrip => ({ id, title: id, firstDate, days });
const trips = [
  trip('spring', '2027-04-10', 4),
  trip('friends', '2027-04-12', 10),
  trip('autumn', '2027-10-01', 7),
  trip('summer', '2027-07-01', 7),
];

describe('the trip of today', () => {
  it('is under way from its first to its last day', () => {
    expect(findTripOn(trips, '2027-04-09')).toBeUndefined();
    expect(findTripOn(trips, '2027-04-10')?.id).toBe('spring');
    expect(findTripOn(trips, '2027-04-21')?.id).toBe('friends');
    expect(findTripOn(trips, '2027-04-22')).toBeUndefined();
  });

  it('is the one that began last where two overlap', () => {
    expect(findTripOn(trips, '2027-04-12')?.id).toBe('friends');
  });

  it('is followed by the trip that begins next', () => {
    expect(findNextTrip(trips, '2027-05-01')?.id).toBe('summer');
    expect(findNextTrip(trips, '2027-10-01')).toBeUndefined();
  });

  it('opens from the first shortcut of the installed app', () => {
    const file = path.join(import.meta.dirname, '../../../../public/site.webmanifest');
    const { shortcuts } = JSON.parse(readFileSync(file, 'utf8'));
    expect(shortcuts[0]).toMatchObject({ name: 'Today', url: '/trip/today' });
  });
});
