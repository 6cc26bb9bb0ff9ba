import type { Constraint, Rule } from '../problem.ts';

const MAX_COMBINATIONS = 24;

/** Every way to decide the alternatives in a set of rules, at most so many; one when there are none. */
export function listRuleCombinations(constraints: readonly Constraint[]): Rule[][] {
  let combinations: Rule[][] = [[]];
  for (const constraint of constraints) {
    const options = flatten(constraint);
    combinations = options.flatMap((option) => combinations.map((combination) => [...combination, option]));
    combinations = combinations.slice(0, MAX_COMBINATIONS);
  }
  return combinations;
}

function flatten(rule: Rule): Rule[] {
  return rule.rule === 'anyOf' ? rule.options.flatMap(flatten) : [rule];
}
