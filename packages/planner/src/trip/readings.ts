import type { Constraint, Rule } from '../problem.ts';

const MAX_READINGS = 24;

/** Every way to decide the alternatives in a set of rules, at most so many; one when there are none. */
export function listReadings(constraints: readonly Constraint[]): Rule[][] {
  let readings: Rule[][] = [[]];
  for (const constraint of constraints) {
    const options = flatten(constraint);
    readings = options.flatMap((option) => readings.map((reading) => [...reading, option]));
    readings = readings.slice(0, MAX_READINGS);
  }
  return readings;
}

function flatten(rule: Rule): Rule[] {
  return rule.rule === 'anyOf' ? rule.options.flatMap(flatten) : [rule];
}
