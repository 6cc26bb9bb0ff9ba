import { expect, test } from 'vitest';
import type { Demand } from '../../constraint.ts';
import { createQuery, createSmallTown } from '../../fixtures/small-town.ts';
import type { BenchActivity } from '../../plan-format.ts';
import { getCity } from '../../sandbox.ts';
import { scorePlan } from '../../score/score.ts';
import { listCases } from '../cases.ts';
import type { Requirements } from '../requirements.ts';
import { toRequirements } from '../requirements.ts';
import { solveTrip } from './solve-trip.ts';
import { toConstraints } from './trip-rules.ts';
import { createModes } from './trip-travel.ts';

const sandbox = createSmallTown();
const city = getCity(sandbox, '杭州');
const query = createQuery();

function require(...demands: Demand[]): Requirements {
  return toRequirements(query, listCases(demands)[0] ?? []);
}

function solveFor(...demands: Demand[]): BenchActivity[] {
  const plan = solveTrip({ sandbox, query, city }, require(...demands));
  expect(plan && scorePlan(sandbox, query, plan)).toMatchObject({ passed: true, realistic: true });
  return plan?.itinerary.flatMap(({ activities }) => activities) ?? [];
}

test('plans a whole trip that passes the evaluation', () => {
  const types = solveFor().map(({ type }) => type);
  expect(types[0]).toBe('train');
  expect(types.at(-1)).toBe('train');
  expect(types).toEqual(
    expect.arrayContaining(['breakfast', 'lunch', 'dinner', 'attraction', 'accommodation']),
  );
});

test('turns demands into planner rules', () => {
  const activities = solveFor(
    { kind: 'set', of: 'attraction', by: 'name', relation: 'subset', values: ['Zoo'] },
    { kind: 'set', of: 'restaurant', by: 'kind', relation: 'intersects', values: ['seafood'] },
    { kind: 'cost', scopes: ['hotel'], per: [], operator: '<=', limit: 130 },
    { kind: 'timeAt', place: 'Temple', startBy: '09:00', endFrom: '10:30' },
  );
  const positions = activities.flatMap((activity) => ('position' in activity ? [activity.position] : []));
  expect(positions).toEqual(expect.arrayContaining(['Zoo', 'Seafood Hall', 'Old Street Hostel', 'Temple']));
});

test('counts money in minor units, rounded up', () => {
  const limited = require({
    kind: 'cost',
    scopes: ['meal', 'local'],
    per: [],
    operator: '<=',
    limit: 99.999,
  });
  expect(toConstraints(limited, () => true)).toEqual([
    { id: 'c0', rule: 'budget', scopes: ['meals', 'local'], maxMinor: 9999 },
  ]);
});

test('matrices hold the times of the benchmark tool, without unreasonable rides', () => {
  const [walk, metro, taxi] = createModes(city, ['Lake', 'Pagoda', 'Tower'], require());
  expect(walk?.minutes[1]).toBeGreaterThan(5);
  expect(walk?.minutes[1]).toBeLessThan(14);
  expect([metro?.minutes[1], taxi?.minutes[1]]).toEqual([-1, -1]);
  expect(taxi?.minutes[2]).toBeGreaterThan(0);
  expect(taxi?.minutes[2]).toBe(taxi?.minutes[6]);
});

test('offers only the demanded mode for rides above a length limit', () => {
  const beyond = require({ kind: 'modeBeyond', km: 2, mode: 'taxi' });
  const [walk, metro, taxi] = createModes(city, ['Lake', 'Tower'], beyond);
  expect([walk?.minutes[1], metro?.minutes[1]]).toEqual([-1, -1]);
  expect(taxi?.minutes[1]).toBeGreaterThan(0);
});
