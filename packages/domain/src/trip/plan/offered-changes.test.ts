import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../catalogue/trip-samples.ts';
import { type ChangeFacts, offerChanges } from './offered-changes.ts';

type Conflicts = Parameters<typeof offerChanges>[0];
type Kind = Conflicts[number]['kind'];

const conflict = (kind: Kind, id?: string): Conflicts[number] => ({
  kind,
  text: '',
  change: '',
  ...(id !== undefined && { id }),
});
const facts = (brief: Partial<TripBrief>, rest: Partial<ChangeFacts> = {}): ChangeFacts => ({
  brief: sampleBrief(brief),
  catalogue: { ...sampleCatalogue, cnyPer: { USD: 7 }, ratesAsOf: '2026-11-01' },
  nameOf: (_kind, id) => id.toUpperCase(),
  ...rest,
});
const labelsOf = (conflicts: Conflicts, given: ChangeFacts) =>
  offerChanges(conflicts, conflicts.slice(0, 1), given).map(({ label }) => label);

describe('offerChanges', () => {
  it('offers a trip without the missed city and one with a night in every city', () => {
    const brief: Partial<TripBrief> = {
      when: { kind: 'dates', firstDate: '2027-04-10', days: 2 },
      cityIds: ['alba', 'brisa', 'cima'],
      cityOrder: ['alba', 'cima'],
      mustSeeSpotIds: ['cima-spot-1'],
    };
    const missed = conflict('city', 'cima');
    const offers = offerChanges([conflict('city', 'alba'), missed], [missed], facts(brief));
    expect(offers).toEqual([
      {
        label: 'Leave out CIMA',
        change: {
          cityIds: ['alba', 'brisa'],
          cityOrder: ['alba'],
          cityNights: [],
          mustSeeSpotIds: [],
          excludedCityIds: ['cima'],
        },
      },
      { label: 'Make it 4 days', change: { when: { ...brief.when, days: 4 } } },
      expect.objectContaining({ label: 'Leave out ALBA' }),
    ]);
  });

  it('offers to leave out all that the nearest plan misses, because leaving out less gives no plan', () => {
    const missed = [conflict('city', 'brisa'), conflict('must-see', 'alba-spot-1'), conflict('budget')];
    const brief = { cityIds: ['alba', 'brisa'], mustSeeSpotIds: ['alba-spot-1', 'alba-spot-2'] };
    const [first, ...rest] = offerChanges(
      [conflict('city', 'alba'), ...missed.slice(0, 1)],
      missed,
      facts(brief),
    );
    expect(first).toMatchObject({
      label: 'Leave out BRISA and ALBA-SPOT-1',
      change: { cityIds: ['alba'], mustSeeSpotIds: ['alba-spot-2'] },
    });
    expect(rest.map(({ label }) => label)).toEqual(['Add a day (6 in all)']);
  });

  it('never leaves out the only named city, nor excludes the city of arrival', () => {
    expect(labelsOf([conflict('city', 'alba')], facts({ cityIds: ['alba'] }))).toEqual([
      'Add a day (6 in all)',
    ]);
    const [without] = offerChanges(
      [conflict('city', 'alba')],
      [conflict('city', 'alba')],
      facts({ cityIds: ['alba', 'brisa'], entryCityId: 'alba' }),
    );
    expect(without?.change).toMatchObject({ cityIds: ['brisa'], excludedCityIds: [] });
  });

  it('raises the budget to the cost of the nearest plan, or saves on hotels or days', () => {
    const brief = { budget: { amountMinor: 40_000, currency: 'USD' }, hotelClass: 3 } as const;
    const offers = offerChanges([conflict('budget')], [], facts(brief, { costFen: 364_000 }));
    expect(offers).toEqual([
      { label: 'Raise the budget to $520', change: { budget: { amountMinor: 52_000, currency: 'USD' } } },
      { label: 'Stay in simpler hotels', change: { hotelClass: 2 } },
      { label: 'Make it 3 days', change: { when: { kind: 'dates', firstDate: '2027-04-10', days: 3 } } },
    ]);
  });

  it('rounds the budget up, so that the nearest plan fits', () => {
    const brief = { budget: { amountMinor: 40_000, currency: 'USD' } } as const;
    expect(labelsOf([conflict('budget')], facts(brief, { costFen: 364_001 }))[0]).toBe(
      'Raise the budget to $530',
    );
    const small = { budget: { amountMinor: 5000, currency: 'USD' } } as const;
    expect(labelsOf([conflict('budget')], facts(small, { costFen: 50_400 }))[0]).toBe(
      'Raise the budget to $72',
    );
  });

  it('allows the modes that are ruled out', () => {
    const [flights] = offerChanges([conflict('transport')], [], facts({ transport: ['train'] }));
    expect(flights).toEqual({ label: 'Allow flights', change: { transport: ['train', 'flight'] } });
  });

  it('moves the trip to dates on which a closed sight is open', () => {
    const closedOnMonday = sampleSpot('gate', 'alba', {
      openingHours: [{ open: '09:00', close: '17:00', closedOn: ['mon'] }],
    });
    const summerOnly = sampleSpot('lake', 'alba', {
      openingHours: [{ open: '09:00', close: '17:00', closedOn: [], season: { from: '06-01', to: '09-30' } }],
    });
    const monday = { kind: 'dates', firstDate: '2027-04-12', days: 1 } as const;
    const given = facts(
      { when: monday, mustSeeSpotIds: ['gate', 'lake'] },
      {
        catalogue: {
          ...sampleCatalogue,
          spots: [closedOnMonday, summerOnly],
          cnyPer: {},
          ratesAsOf: '2026-11-01',
        },
      },
    );
    expect(labelsOf([conflict('must-see', 'gate')], given)).toEqual([
      'Start on 13 April 2027',
      'Leave out GATE',
    ]);
    expect(labelsOf([conflict('must-see', 'lake')], given)).toEqual([
      'Travel in June 2027',
      'Leave out LAKE',
    ]);
  });

  it('looks for the open months beyond the end of the year', () => {
    const icy = sampleSpot('ice', 'alba', {
      openingHours: [{ open: '09:00', close: '17:00', closedOn: [], season: { from: '01-05', to: '02-20' } }],
    });
    const given = facts(
      { when: { kind: 'month', year: 2027, month: 11, days: 3 }, mustSeeSpotIds: ['ice'] },
      { catalogue: { ...sampleCatalogue, spots: [icy], cnyPer: {}, ratesAsOf: '2026-11-01' } },
    );
    expect(labelsOf([conflict('must-see', 'ice')], given)[0]).toBe('Travel in January 2028');
  });

  it('offers no more days than a trip may have', () => {
    const when = { kind: 'dates', firstDate: '2027-04-10', days: 21 } as const;
    expect(labelsOf([conflict('days')], facts({ when }))).toEqual([]);
  });
});
