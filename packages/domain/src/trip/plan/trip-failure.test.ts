import type { Outcome, Plan } from '@yunyou/planner/plan';
import { describe, expect, it } from 'vitest';
import { emptyCatalogueData, sampleBrief } from '../catalogue/trip-samples.ts';
import { describeFaults, describeImpossible } from './trip-failure.ts';

const data = { ...emptyCatalogueData, cnyPer: { USD: 7 } };
const inDollars = sampleBrief({ budget: { amountMinor: 10_000, currency: 'USD' } });
// Only the cost of the plan is used.
const nearest = { days: [], stays: [], leftOut: [], totals: { costMinor: 350_000 } } as unknown as Plan;
const impossible = (conflict: string[], plan?: Plan): Extract<Outcome, { status: 'impossible' }> => ({
  status: 'impossible',
  conflict,
  text: '',
  nearest: plan,
  broken: conflict,
  iterations: 1,
});

describe('describeImpossible', () => {
  it('names the cost without a limit in both currencies when only the budget is too small', () => {
    expect(describeImpossible(impossible(['budget'], nearest), inDollars, data).reason).toBe(
      'The budget is too small for this trip: without a limit it costs about $500 (CN¥3,500).',
    );
    expect(describeImpossible(impossible(['budget'], nearest), sampleBrief(), data).reason).toContain(
      'about CN¥3,500.',
    );
    expect(describeImpossible(impossible(['budget']), sampleBrief(), data).reason).toBe(
      'The budget is too small for this trip.',
    );
  });

  it('names the wishes that exclude each other', () => {
    const { reason, conflicts } = describeImpossible(
      impossible(['city/harbin', 'budget']),
      sampleBrief(),
      data,
    );
    expect(reason).toContain('going to harbin and the budget');
    expect(conflicts.map(({ kind }) => kind)).toEqual(['city', 'budget']);
  });

  it('names the wish in its own sentence when it is the only one', () => {
    expect(describeImpossible(impossible(['city/harbin']), sampleBrief(), data).reason).toBe(
      'harbin does not fit into 5 days.',
    );
  });

  it('names a must-see once, although it makes two constraints', () => {
    const { conflicts } = describeImpossible(
      impossible(['must-see/wall', 'must-see/wall/city']),
      sampleBrief(),
      data,
    );
    expect(conflicts.map(({ kind, id }) => [kind, id])).toEqual([['must-see', 'wall']]);
  });

  it('blames the dates when no wish is in conflict', () => {
    expect(describeImpossible(impossible([]), sampleBrief(), data).conflicts.map(({ kind }) => kind)).toEqual(
      ['days'],
    );
  });
});

describe('describeFaults', () => {
  it('says when an area is closed to foreigners and offers months in which it is open', () => {
    const when = { kind: 'dates', firstDate: '2027-03-02', days: 8 } as const;
    const permit = {
      scheme: 'permit' as const,
      ...{ areaId: 'tibet', needsTour: true, leadDays: 20, usualClosure: { from: '02-20', to: '03-31' } },
      source: { ruleId: 'permit', title: 'Permit', source: '', checkedOn: '2025-06-15', stale: false },
    };
    const { reason, changes } = describeFaults(
      [{ kind: 'closed-area', id: 'tibet' }],
      sampleBrief({ when }),
      {
        ...data,
        rules: { ...data.rules, permits: [permit] },
      },
    );
    expect(reason).toContain('Tibet is usually closed to foreigners');
    expect(changes.map(({ label }) => label)).toEqual(['Travel in April 2027', 'Travel in May 2027']);
    expect(changes[0]?.change).toEqual({ when: { kind: 'month', year: 2027, month: 4, days: 8 } });
  });

  it('has one conflict per fault, with the id the page can remove', () => {
    const { reason, conflicts } = describeFaults(
      [
        { kind: 'unknown-city', id: 'atlantis' },
        { kind: 'unknown-spot', id: 'gate' },
        { kind: 'closed-spot', id: 'wall' },
        { kind: 'no-cities' },
      ],
      sampleBrief(),
      data,
    );
    expect(conflicts.map(({ kind, id }) => [kind, id])).toEqual([
      ['city', 'atlantis'],
      ['must-see', 'gate'],
      ['must-see', 'wall'],
      ['days', undefined],
    ]);
    expect(reason).toContain('atlantis');
    expect(reason).toContain('wall is closed');
  });
});
