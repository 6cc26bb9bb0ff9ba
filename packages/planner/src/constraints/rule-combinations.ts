import type { Constraint, Rule, SingleRule } from './registry.ts';

/** Bounds the number of searches when several constraints offer alternatives. */
const MAX_COMBINATIONS = 24;

/**
 * Picks one option of every `anyOf` rule, in every combination, at most 24 of them. Returns a single combination, the
 * rules themselves, when there are no alternatives.
 */
export function listRuleCombinations(constraints: readonly Constraint[]): SingleRule[][] {
  let combinations: SingleRule[][] = [[]];
  for (const constraint of constraints) {
    const options = listOptions(constraint);
    combinations = options.flatMap((option) => combinations.map((combination) => [...combination, option]));
    combinations = combinations.slice(0, MAX_COMBINATIONS);
  }
  return combinations;
}

function listOptions(rule: Rule): SingleRule[] {
  return rule.rule === 'anyOf' ? rule.options.flatMap(listOptions) : [rule];
}
