import type { RecordChange, TripJournal } from '@yunyou/contract/trip/records.schema';
import { missedStopsMax } from '@yunyou/contract/trip/records-limits';
import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../money/money.ts';
import { type RecordContext, runRecord } from './run-record.ts';

const costs = { currency: 'CNY', expenses: [], named: [], isShared: false } as const;

function run(journal: TripJournal, change: RecordChange, role: RecordContext['role'] = 'owner') {
  const records = { costs: { ...costs, expenses: [], named: [] }, tasks: [], journal };
  const id = '00000000-0000-4000-8000-000000000001';
  const result = runRecord(
    records,
    { id, change },
    { role, people: ['owner'], rates: exchangeRates, at: '' },
  );
  if (result.status !== 'done') throw new Error(result.text);
  return result.records.journal;
}

const empty: TripJournal = { missed: [], isShared: false };
const visit = (stop: string, isVisited: boolean): RecordChange => ({ kind: 'visit', stop, isVisited });

describe('the journal of a trip', () => {
  it('lists each missed stop once, and removes it when it is marked as seen', () => {
    const missed = run(empty, visit('spot/a', false), 'editor');
    expect(missed).toEqual({ missed: ['spot/a'], isShared: false });
    const twice = run(missed, visit('spot/a', false));
    expect(twice).toEqual(missed);
    expect(run(missed, visit('spot/a', true))).toEqual(empty);
  });

  it('is changed by the owner and editors only, and shown by the owner only', () => {
    expect(() => run(empty, visit('spot/a', false), 'viewer')).toThrow(/^Only the owner and editors/);
    expect(() => run(empty, { kind: 'share-journal', isShared: true }, 'editor')).toThrow(/^Only the owner/);
    expect(run(empty, { kind: 'share-journal', isShared: true })).toEqual({ missed: [], isShared: true });
  });

  it('does not grow without end', () => {
    const full = {
      missed: Array.from({ length: missedStopsMax }, (_, index) => `spot/${index}`),
      isShared: false,
    };
    expect(() => run(full, visit('spot/more', false))).toThrow(/many stops/);
    expect(run(full, visit('spot/0', true))).toMatchObject({ missed: full.missed.slice(1) });
  });
});
