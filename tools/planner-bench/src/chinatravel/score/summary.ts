import { COLUMN_COUNT } from './environment.ts';
import type { Preferences } from './preferences.ts';
import type { Verdict } from './score.ts';

/** One scored case. */
export interface Scored {
  verdict: Verdict;
  preferences: Preferences;
  seconds: number;
  cpuSeconds: number;
}

/** Percentages over all cases, named as in the benchmark, and times. */
export interface Summary {
  cases: number;
  delivered: number;
  /** Percent of environment checks that pass (micro), and of plans that pass all of them (macro). */
  environmentMicro: number;
  environmentMacro: number;
  /** Constraints met by plans that also pass the environment checks. */
  conditionalLogic: number;
  finalPass: number;
  /** Also free of overlaps, early legs, second breakfasts and legs to the same place. */
  finalPassExtra: number;
  realisticPass: number;
  /** Means over the plans that pass. */
  attractions: number;
  transfers: number;
  meals: number;
  /** The official score, as published. */
  overall: number;
  medianSeconds: number;
  maxSeconds: number;
  medianCpuSeconds: number;
  maxCpuSeconds: number;
}

export function summarise(scored: readonly Scored[]): Summary {
  const cases = scored.length;
  const share = (isMet: (one: Scored) => boolean): number => percent(scored.filter(isMet).length, cases);
  const failed = scored.flatMap(({ verdict }) => verdict.environment.failed);
  const columns = COLUMN_COUNT + new Set(failed.filter((column) => column.startsWith('X'))).size;
  const snippets = scored.reduce((sum, { verdict }) => sum + verdict.snippets.length, 0);
  const met = scored
    .filter(({ verdict }) => verdict.environment.passed)
    .reduce((sum, { verdict }) => sum + verdict.snippets.filter(Boolean).length, 0);
  const passing = scored.filter(({ verdict }) => verdict.passed);
  const mean = (of: keyof Preferences): number =>
    percent(
      passing.reduce((sum, { preferences }) => sum + preferences[of], 0),
      passing.length,
    );
  const summary = {
    cases,
    delivered: share(({ verdict }) => verdict.delivered),
    environmentMicro: cases === 0 ? 0 : 100 - percent(failed.length, cases * columns),
    environmentMacro: share(({ verdict }) => verdict.environment.passed),
    conditionalLogic: percent(met, snippets),
    finalPass: share(({ verdict }) => verdict.passed),
    finalPassExtra: share(({ verdict }) => verdict.passed && verdict.extra.length === 0),
    realisticPass: share(({ verdict }) => verdict.realistic),
    attractions: mean('attractions'),
    transfers: mean('transfers'),
    meals: mean('meals'),
    medianSeconds: median(scored.map(({ seconds }) => seconds)),
    maxSeconds: Math.max(0, ...scored.map(({ seconds }) => seconds)),
    medianCpuSeconds: median(scored.map(({ cpuSeconds }) => cpuSeconds)),
    maxCpuSeconds: Math.max(0, ...scored.map(({ cpuSeconds }) => cpuSeconds)),
  };
  return { ...summary, overall: overallScore(summary) };
}

function overallScore(summary: Omit<Summary, 'overall'>): number {
  return (
    0.1 * summary.environmentMicro +
    0.1 * summary.environmentMacro +
    0.25 * summary.conditionalLogic +
    0.4 * summary.finalPass +
    0.05 * (summary.attractions + summary.transfers + summary.meals)
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
