import type { Violation } from './judge-trip.ts';

/** Points at which a trip has half of the best score. */
const halfScorePoints = 10;
/** One rule costs at most this many times its single finding, so that one cause does not decide the score. */
const maxTimesPerRule = 3;
/** Findings of longer trips count less: they have more days to break a rule on. */
const daysOfFullCount = 7;

/**
 * Returns the score of a trip, 0 to 10: `10 / (1 + points / 10)`, where points are the weights of the violations. Findings
 * of trips above 7 days are scaled by 7 / days, and each rule counts at most three times its weight. A trip without a plan
 * has 0, or 1 if the refusal offers changes.
 */
export function scoreTrip(violations: readonly Violation[], days: number): number {
  if (violations.some(({ rule }) => rule === 'no-plan')) {
    return violations.some(({ rule }) => rule === 'no-changes-offered') ? 0 : 1;
  }
  const scale = daysOfFullCount / Math.max(daysOfFullCount, days);
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  let points = 0;
  for (const own of byRule.values()) {
    const heaviest = Math.max(...own.map(({ weight }) => weight));
    const sum = own.reduce((total, { weight }) => total + weight, 0);
    points += Math.min(heaviest * maxTimesPerRule, Math.max(heaviest, sum * scale));
  }
  return 10 / (1 + points / halfScorePoints);
}
