import { expect, test } from 'vitest';
import { conflictOf } from '../fixtures/solved-plan.ts';
import { buildTrip, type Town } from '../fixtures/trip-builder.ts';
import type { Constraint } from '../problem.ts';
import { verify } from '../verify/verify.ts';

const town: Town = {
  id: 'suzhou',
  gatewayIds: ['station'],
  places: [
    { id: 'garden', score: 20, costMinor: 9000 },
    { id: 'canal', score: 10, costMinor: 9000, windowsByDay: [[]] },
    { id: 'museum', score: 5, costMinor: 0 },
  ],
  hotels: [{ id: 'inn', costMinor: 30_000 }],
};
const see = (id: string, placeId: string): Constraint => ({ id, rule: 'visit', placeIds: [placeId] });
const budget: Constraint = { id: 'budget', rule: 'budget', scopes: ['sights'], maxMinor: 5000 };
const trip = (constraints: readonly Constraint[], dayCount = 1) =>
  buildTrip([town], { dayCount, constraints, start: { at: ['station'], minute: 540 } });

test('E01 reports only the constraint for a place that is closed', () => {
  expect(conflictOf(trip([see('museum', 'museum'), see('canal', 'canal')])).conflict).toEqual(['canal']);
});

test('E02 reports only the constraints that contradict each other', () => {
  const { conflict } = conflictOf(trip([see('museum', 'museum'), see('garden', 'garden'), budget]));
  expect([...conflict].sort()).toEqual(['budget', 'garden']);
});

test('E03 the nearest plan is complete and breaks only the listed constraints', () => {
  const problem = trip([see('museum', 'museum'), see('garden', 'garden'), budget]);
  const { nearest, broken } = conflictOf(problem);
  expect(broken).toHaveLength(1);
  const violations = nearest ? verify(problem, nearest) : [];
  expect(violations.map(({ constraintId }) => constraintId)).toEqual(broken);
});

test('E04 reports a hotel feature that no hotel has', () => {
  const pool: Constraint = { id: 'pool', rule: 'hotelFeatures', features: ['pool'], match: 'all' };
  const open = { ...town, places: [{ id: 'garden' }] };
  expect(conflictOf(buildTrip([open], { dayCount: 2, constraints: [pool] })).conflict).toEqual(['pool']);
});

test('E05 returns no nearest plan when there are no rides', () => {
  const far: Town = { id: 'far', gatewayIds: ['pier'], places: [], hotels: [{ id: 'hut' }] };
  const outcome = conflictOf(buildTrip([town, far], { dayCount: 1, services: [] }));
  expect(outcome).toMatchObject({ conflict: [], nearest: undefined });
});

test('E06 describes one constraint, several, and none in words', () => {
  const far: Town = { id: 'far', gatewayIds: ['pier'], places: [], hotels: [{ id: 'hut' }] };
  expect(conflictOf(trip([see('canal', 'canal')])).text).toBe('This cannot be kept: canal.');
  expect(conflictOf(trip([see('garden', 'garden'), budget])).text).toBe(
    'These cannot all be kept together: garden, budget.',
  );
  expect(conflictOf(buildTrip([town, far], { dayCount: 1, services: [] })).text).toContain(
    'No plan is possible at all',
  );
});

test('E07 the nearest plan of a budget that no plan keeps saves nowhere else', () => {
  const tight: Constraint = {
    id: 'budget',
    rule: 'budget',
    scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
    maxMinor: 10_000,
  };
  const open = { ...town, places: town.places.filter(({ id }) => id !== 'canal') };
  const { nearest, broken } = conflictOf(buildTrip([open], { dayCount: 2, constraints: [tight] }));
  expect(broken).toEqual(['budget']);
  const visits = nearest?.days.flatMap(({ items }) => items.filter((item) => item.kind === 'visit')) ?? [];
  expect(visits.map(({ placeId }) => placeId).sort()).toEqual(['garden', 'museum']);
});
