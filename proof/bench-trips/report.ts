import type { Violation } from '@yunyou/domain/trip-judge/judge-trip';
import type { Expectation } from './corpus/expectations.ts';

/** Results of the bench for one wish of the corpus. */
export interface WishResult {
  index: number;
  wish: string;
  half: 'tuned' | 'held-out' | 'critic';
  score: number;
  violations: Violation[];
  expectations: Expectation[];
  /** The plan as text. */
  text: string;
}

export interface Figures {
  wishes: number;
  meanScore: number;
  expected: number;
  held: number;
  /** Violations and trips with at least one, by rule. */
  rules: Record<string, { count: number; trips: number }>;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function toFigures(results: readonly WishResult[]): Figures {
  const rules: Figures['rules'] = {};
  for (const { violations } of results) {
    for (const { rule } of violations) (rules[rule] ??= { count: 0, trips: 0 }).count += 1;
    for (const rule of new Set(violations.map((one) => one.rule)))
      (rules[rule] ??= { count: 0, trips: 0 }).trips += 1;
  }
  const expectations = results.flatMap((result) => result.expectations);
  return {
    wishes: results.length,
    meanScore: round(results.reduce((sum, { score }) => sum + score, 0) / Math.max(1, results.length)),
    expected: expectations.length,
    held: expectations.filter(({ isHeld }) => isHeld).length,
    rules,
  };
}

/** Share by which the mean score may drop between two runs that differ only in content. */
const scoreTolerance = 0.05;

/**
 * Lists what is worse than the baseline: rules with more violations per wish, a lower mean score, a smaller share of
 * expectations held.
 */
export function listRegressions(now: Figures, baseline: Figures): string[] {
  const perWish = (count: number, { wishes }: Figures) => count / Math.max(1, wishes);
  const rules = Object.entries(now.rules).flatMap(([rule, { count }]) => {
    const before = baseline.rules[rule]?.count ?? 0;
    return perWish(count, now) > perWish(before, baseline) + 1e-9
      ? [`${rule}: ${count} violations, ${before} before`]
      : [];
  });
  const share = ({ held, expected }: Figures) => held / Math.max(1, expected);
  return [
    ...rules,
    ...(now.meanScore < baseline.meanScore - scoreTolerance
      ? [`mean score ${now.meanScore}, ${baseline.meanScore} before`]
      : []),
    ...(share(now) < share(baseline) - 1e-9
      ? [`${now.held} of ${now.expected} expectations held, ${baseline.held} of ${baseline.expected} before`]
      : []),
  ];
}

/** Returns the better figure of each rule. Figures of another corpus are replaced. */
export function lowerBaseline(now: Figures, baseline: Figures | undefined): Figures {
  if (!baseline || baseline.wishes !== now.wishes || baseline.expected !== now.expected) return now;
  const ids = new Set([...Object.keys(now.rules), ...Object.keys(baseline.rules)]);
  const rules: Figures['rules'] = {};
  for (const id of [...ids].toSorted()) {
    const [own, old] = [
      now.rules[id] ?? { count: 0, trips: 0 },
      baseline.rules[id] ?? { count: 0, trips: 0 },
    ];
    const best = own.count <= old.count ? own : old;
    if (best.count > 0) rules[id] = best;
  }
  return {
    wishes: now.wishes,
    meanScore: Math.max(now.meanScore, baseline.meanScore),
    expected: now.expected,
    held: Math.max(now.held, baseline.held),
    rules,
  };
}
