import type { Constraint, Rule } from './constraints/registry.ts';
import type { ProblemData } from './problem-data.ts';

export type { Constraint, Rule } from './constraints/registry.ts';
export type * from './problem-data.ts';

/**
 * What is to be planned: the data and the rules. A problem survives `structuredClone` and JSON. Build it with
 * `createProblem` from `create-problem.ts`, which checks it.
 */
export type Problem = ProblemData & {
  /** Hard rules: a plan that breaks one is not accepted. */
  readonly constraints: readonly Constraint[];
  /** Soft rules: each one kept adds its weight to the score. */
  readonly wishes: readonly Wish[];
};

export type Wish = { readonly id: string; readonly weight: number; readonly wish: Rule };
