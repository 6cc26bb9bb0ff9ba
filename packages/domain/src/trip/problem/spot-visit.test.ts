import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../catalogue/trip-samples.ts';
import { cutVisit, preferVariety, priceOf, toPlaces } from './spot-visit.ts';

const brief = sampleBrief();
const places = (rest: Parameters<typeof sampleSpot>[2], own = brief) =>
  toPlaces(sampleSpot('a', 'alba', rest), own, sampleCatalogue);
const money = (amountMinor: number, currency: 'CNY' | 'HKD' = 'CNY') => ({ amountMinor, currency });

describe('a spot as a place to plan', () => {
  it('is open on its days only, with its last entry', () => {
    const [place] = places({
      openingHours: [{ open: '09:00', close: '17:00', lastEntry: '16:00', closedOn: ['mon'] }],
    });
    const open = { open: 540, close: 1020, lastEntry: 960 };
    expect(place?.windowsByDay).toEqual([[open], [open], [], [open], [open]]);
  });

  it('does not exist when it is closed on every date', () => {
    const closed = { from: '2027-04-01', to: '2027-04-30', reason: 'Repairs' };
    expect(places({ openingExceptions: [closed] })).toEqual([]);
  });

  it('is cut to the hours of opening', () => {
    const [place] = places({
      visitMinutes: 240,
      openingHours: [{ open: '10:00', close: '12:30', closedOn: [] }],
    });
    expect(place?.visitMinutes).toBe(150);
  });

  it('takes several days when it needs them', () => {
    const parts = places({
      visitMinutes: 1440,
      openingHours: [{ open: '00:00', close: '24:00', closedOn: [] }],
    });
    expect(parts.map(({ id, visitMinutes }) => [id, visitMinutes])).toEqual([
      ['spot/a/1', 600],
      ['spot/a/2', 600],
    ]);
  });

  it('waits for the evening when it is best then, unless it must be seen', () => {
    const late = {
      bestTimeOfDay: ['night' as const],
      openingHours: [{ open: '00:00', close: '24:00', closedOn: [] }],
    };
    expect(places(late)[0]?.windowsByDay[0]?.[0]?.open).toBe(990);
    expect(places(late, sampleBrief({ mustSeeSpotIds: ['a'] }))[0]?.windowsByDay[0]?.[0]?.open).toBe(510);
  });
});

describe('cutting a visit', () => {
  it.each([
    [120, 600, { minutes: 120, parts: 1 }],
    [660, 600, { minutes: 600, parts: 1 }],
    [2880, 600, { minutes: 600, parts: 3 }],
    [60, 0, { minutes: 0, parts: 0 }],
  ])('of %i minutes into days of %i', (visit, possible, expected) => {
    expect(cutVisit(visit, possible)).toEqual(expected);
  });
});

describe('the price of a visit', () => {
  const family = sampleBrief({ travellers: { adults: 2, children: 1 } });
  const ticket = { name: 'x', kind: 'entry', audience: 'adult', price: money(6000) } as const;

  it('is that of the season', () => {
    const winter = { ...ticket, price: money(4000), season: { from: '11-01', to: '03-31' } };
    const summer = { ...ticket, season: { from: '04-01', to: '10-31' } };
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [winter, summer] }), brief, sampleCatalogue)).toBe(
      12_000,
    );
  });

  it('counts children at their own price, else at the adult one', () => {
    const child = { ...ticket, audience: 'child', price: money(3000) } as const;
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [ticket, child] }), family, sampleCatalogue)).toBe(
      15_000,
    );
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [ticket] }), family, sampleCatalogue)).toBe(18_000);
  });

  it('is in fen whatever the currency, and nothing where entry is free', () => {
    const hongKong = sampleSpot('a', 'alba', { tickets: [{ ...ticket, price: money(10_000, 'HKD') }] });
    expect(priceOf(hongKong, brief, { ...sampleCatalogue, cnyPer: { HKD: 0.9 } })).toBe(18_000);
    expect(priceOf({ ...hongKong, free: true }, brief, sampleCatalogue)).toBe(0);
  });

  it('leaves extras and cable cars out', () => {
    const extra = { ...ticket, kind: 'extra', price: money(1000) } as const;
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [extra, ticket] }), brief, sampleCatalogue)).toBe(
      12_000,
    );
  });
});

describe('variety', () => {
  it('lowers the second spot of a category, never the first', () => {
    const both = [
      ...places({ popularity: 80 }),
      ...toPlaces(sampleSpot('b', 'alba'), brief, sampleCatalogue),
    ];
    const [first, second] = preferVariety(both);
    expect(first?.score).toBe(both[0]?.score);
    expect(second?.score).toBeLessThan(both[1]?.score ?? 0);
  });
});
