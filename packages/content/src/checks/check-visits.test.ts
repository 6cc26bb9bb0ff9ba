import { describe, expect, it } from 'vitest';
import { describeInFile } from '../messages/mistake.ts';
import { sampleSpot } from './check-samples.ts';
import { listAccessMistakes, listPartMistakes, listVisitMistakes } from './check-visits.ts';

const variant = {
  ...{ id: 'day', name: 'A day', minutes: 480, days: 1, nightsInside: 0 },
  ...{ mealsInside: ['lunch' as const], ticketNames: ['Adult'] },
};
const ticket = {
  ...{ name: 'Cable car', kind: 'transport' as const, audience: 'adult' as const },
  price: { amountMinor: 8000, currency: 'CNY' as const },
};
const mistakes = (fields: Partial<typeof sampleSpot>) =>
  listVisitMistakes({ ...sampleSpot, ...fields })
    .map(describeInFile)
    .join('; ');

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

const { latitude, longitude } = sampleSpot.coordinates;
const ferry = {
  by: 'ferry' as const,
  from: { name: 'North Pier', zhName: '北码头', coordinates: { latitude: latitude + 0.03, longitude } },
  minutes: 20,
  passport: false,
};

describe('listAccessMistakes', () => {
  const access = (rest: Partial<NonNullable<typeof sampleSpot.access>>) =>
    listAccessMistakes({ ...sampleSpot, access: { ...ferry, ...rest } })
      .map(describeInFile)
      .join('; ');

  it('accepts a ferry from a pier nearby, and a train from a station 110 km away', () => {
    expect(access({ first: '07:00', last: '18:00', areaMeters: 2000 })).toBe('');
    const station = {
      ...ferry.from,
      coordinates: { latitude: ferry.from.coordinates.latitude + 1, longitude },
    };
    expect(access({ from: station })).toContain('km away');
    expect(access({ by: 'train', from: station })).toBe('');
  });

  it.each([
    ['a pier far away', { from: { ...ferry.from, coordinates: { latitude: 1, longitude } } }, 'km away'],
    ['a pier on the island', { areaMeters: 5000 }, 'lies within areaMeters'],
    ['a last boat before the first', { first: '18:00', last: '07:00' }, 'is before the first'],
    ['a fare without a ride', { minutes: undefined, price: ticket.price }, 'a price needs minutes'],
  ])('reports %s', (_name, fields, expected) => {
    expect(access(fields)).toContain(expected);
  });

  it('reports the validity of a ticket that is no pass', () => {
    const mistakes = listAccessMistakes({ ...sampleSpot, tickets: [{ ...ticket, validDays: 3 }] });
    expect(mistakes.map(describeInFile).join()).toContain('validDays without a pass');
  });
});

describe('listPartMistakes', () => {
  const park = { ...sampleSpot, visitVariants: [{ ...variant, partIds: ['peak'] }] };

  it('accepts a park whose visit includes a part', () => {
    const byId = new Map<string, typeof sampleSpot>([
      ['park', park],
      ['peak', { ...sampleSpot, partOfId: 'park' }],
    ]);
    expect(listPartMistakes('park', park, byId)).toEqual([]);
    expect(listPartMistakes('peak', { ...sampleSpot, partOfId: 'park' }, byId)).toEqual([]);
  });

  it('reports a visit that includes a spot elsewhere', () => {
    const byId = new Map([['peak', sampleSpot]]);
    expect(listPartMistakes('park', park, byId).map(describeInFile).join()).toContain(
      'is no part of this spot',
    );
  });

  it('reports a part of a part and a park in another city', () => {
    const byId = new Map([['park', { ...sampleSpot, cityId: 'other', partOfId: 'region' }]]);
    const mistakes = listPartMistakes('peak', { ...sampleSpot, partOfId: 'park' }, byId)
      .map(describeInFile)
      .join();
    expect(mistakes).toContain('is itself a part');
    expect(mistakes).toContain('Give both the same city');
  });
});
