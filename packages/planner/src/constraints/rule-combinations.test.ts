import { expect, test } from 'vitest';
import type { Rule } from './registry.ts';
import { listRuleCombinations } from './rule-combinations.ts';

const visit = (id: string): Rule => ({ rule: 'visit', placeIds: [id] });

test('returns the rules themselves when there are no alternatives', () => {
  const rule = { id: 'k', ...visit('a') };
  expect(listRuleCombinations([rule])).toEqual([[rule]]);
});

test('combines every option with every other', () => {
  const either = (id: string, ...options: Rule[]) => ({ id, rule: 'anyOf', options }) as const;
  const combinations = listRuleCombinations([
    either('k', visit('a'), visit('b')),
    either('l', visit('c'), visit('d')),
  ]);
  expect(
    combinations.map((rules) => rules.flatMap((rule) => ('placeIds' in rule ? rule.placeIds : [])).join('')),
  ).toEqual(['ac', 'bc', 'ad', 'bd']);
});

test('stops at 24 combinations', () => {
  const options = Array.from({ length: 5 }, (_, i) => visit(`p${i}`));
  const constraints = Array.from({ length: 6 }, (_, i) => ({ id: `k${i}`, rule: 'anyOf', options }) as const);
  expect(listRuleCombinations(constraints).length).toBeLessThanOrEqual(24);
});
