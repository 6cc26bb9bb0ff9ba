import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeFailure, tripRules } from './judge-trip.ts';
import { scoreTrip } from './score.ts';

const found = (rule: string, weight: number, count = 1) =>
  Array.from({ length: count }, () => ({ rule, weight, text: '' }));
const conflict = { kind: 'days' as const, text: 'Too few days', change: 'Add a day' };

describe('scoreTrip', () => {
  it('gives a trip without violations 10', () => {
    expect(scoreTrip([], 5)).toBe(10);
  });

  it('halves the score at ten points', () => {
    expect(scoreTrip([...found('a', 4), ...found('b', 6)], 7)).toBe(5);
  });

  it('counts one rule at most three times', () => {
    expect(scoreTrip(found('a', 1, 50), 7)).toBe(scoreTrip(found('a', 1, 3), 7));
  });

  it('counts findings of a long trip less, but never below one', () => {
    expect(scoreTrip(found('a', 1, 3), 21)).toBe(scoreTrip(found('a', 1), 7));
    expect(scoreTrip(found('a', 1), 21)).toBe(scoreTrip(found('a', 1), 7));
  });

  it('gives a refusal 0, or 1 when it offers two changes', () => {
    expect(scoreTrip(judgeFailure({ reason: 'No', conflicts: [], changes: [] }), 7)).toBe(0);
    const change = { label: 'Add a day', change: {} };
    const offers = { reason: 'No', conflicts: [conflict], changes: [change, change] };
    expect(scoreTrip(judgeFailure(offers), 7)).toBe(1);
    expect(judgeFailure(offers).map(({ rule }) => rule)).toEqual(['no-plan']);
  });

  it('does not report that a trip into a closed area has no plan', () => {
    const closed = { ...conflict, kind: 'closed-area' as const };
    const change = { label: 'Travel in April', change: {} };
    expect(judgeFailure({ reason: 'No', conflicts: [closed], changes: [change, change] })).toEqual([]);
    expect(judgeFailure({ reason: 'No', conflicts: [closed], changes: [] })).toHaveLength(1);
  });
});

describe('tripRules', () => {
  it('has every rule once, with a weight and a meaning', () => {
    expect(new Set(tripRules.map(({ id }) => id)).size).toBe(tripRules.length);
    expect(tripRules.filter(({ weight, meaning }) => weight <= 0 || meaning === '')).toEqual([]);
  });

  it('are those of docs/proof/trips.md, which names the weight of each rule', () => {
    const page = readFileSync(
      path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'proof', 'trips.md'),
      'utf8',
    );
    const rows = tripRules.map(({ id, group, weight }) => `| ${id} | ${group} | ${weight} |`);
    expect(rows.filter((row) => !page.includes(`\n${row}`))).toEqual([]);
  });
});
