import { describe, expect, it } from 'vitest';
import { listRegressions, lowerBaseline, toFigures, type WishResult } from './report.ts';

const result = (rules: readonly string[], score: number, held = true): WishResult => ({
  index: 0,
  wish: 'Xi’an',
  half: 'tuned',
  score,
  violations: rules.map((rule) => ({ rule, weight: 1, text: '' })),
  expectations: [{ token: 'planned', isHeld: held }],
  text: '',
});
const before = toFigures([result(['empty-day', 'empty-day'], 6), result([], 10)]);

describe('listRegressions', () => {
  it('counts violations and trips by rule', () => {
    expect(before.rules).toEqual({ 'empty-day': { count: 2, trips: 1 } });
    expect(before.meanScore).toBe(8);
  });

  it('accepts the same and better figures', () => {
    expect(listRegressions(before, before)).toEqual([]);
    expect(listRegressions(toFigures([result(['empty-day'], 8), result([], 10)]), before)).toEqual([]);
  });

  it('names a rule with more violations, even when the mean score is better', () => {
    const now = toFigures([result(['empty-day', 'must-see'], 9), result([], 10)]);
    expect(listRegressions(now, before)).toEqual(['must-see: 1 violations, 0 before']);
  });

  it('names a lower mean score and a smaller share of expectations', () => {
    const now = toFigures([result(['empty-day'], 5), result([], 9, false)]);
    expect(listRegressions(now, before)).toEqual([
      'mean score 7, 8 before',
      '1 of 2 expectations held, 2 of 2 before',
    ]);
  });
});

describe('lowerBaseline', () => {
  it('keeps the better figure of each rule', () => {
    const now = toFigures([result(['empty-day', 'must-see'], 9), result([], 10)]);
    expect(lowerBaseline(now, before)).toMatchObject({
      meanScore: 9.5,
      held: 2,
      rules: { 'empty-day': { count: 1, trips: 1 } },
    });
    expect(lowerBaseline(now, before).rules).not.toHaveProperty('must-see');
  });

  it('starts anew with another corpus', () => {
    const now = toFigures([result(['must-see'], 9)]);
    expect(lowerBaseline(now, before)).toEqual(now);
  });
});
