import { expect, test } from 'vitest';
import type { Rule } from '../problem.ts';
import { listReadings } from './readings.ts';

const visit = (id: string): Rule => ({ rule: 'visit', placeIds: [id] });

test('without alternatives there is one reading: the rules themselves', () => {
  const rule = { id: 'k', ...visit('a') };
  expect(listReadings([rule])).toEqual([[rule]]);
});

test('every combination of options is a reading', () => {
  const either = (id: string, ...options: Rule[]) => ({ id, rule: 'anyOf', options }) as const;
  const readings = listReadings([either('k', visit('a'), visit('b')), either('l', visit('c'), visit('d'))]);
  expect(
    readings.map((rules) => rules.flatMap((rule) => ('placeIds' in rule ? rule.placeIds : [])).join('')),
  ).toEqual(['ac', 'bc', 'ad', 'bd']);
});

test('there are never too many', () => {
  const options = Array.from({ length: 5 }, (_, i) => visit(`p${i}`));
  const constraints = Array.from({ length: 6 }, (_, i) => ({ id: `k${i}`, rule: 'anyOf', options }) as const);
  expect(listReadings(constraints).length).toBeLessThanOrEqual(24);
});
