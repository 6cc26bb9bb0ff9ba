import { describe, expect, test } from 'vitest';
import { applyEdit, type Edit } from './edit.ts';
import { itemsOf, placesOf, planOf, visitsOf } from './fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town } from './fixtures/trip-builder.ts';
import type { Plan } from './plan.ts';
import { repair } from './repair.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';
import { verify } from './verify/verify.ts';

const town: Town = {
  id: 'hangzhou',
  gatewayIds: ['station'],
  places: [
    { id: 'lake', score: 30, outdoor: true },
    { id: 'temple', score: 20 },
    { id: 'tea', score: 18, outdoor: true },
    { id: 'pagoda', score: 16 },
    { id: 'silk', score: 8 },
    { id: 'canal', score: 7, outdoor: true },
    { id: 'museum', score: 6 },
    { id: 'street', score: 5, visitMinutes: 60 },
  ],
  hotels: [{ id: 'inn' }],
};
const problem = buildTrip([town], {
  dayCount: 3,
  meals: [lunch],
  days: [0, 1, 2].map((i) => ({ date: `2027-04-1${i}`, startMinute: 510, endMinute: 1200, maxVisits: 2 })),
});
const plan = planOf(problem);

function repaired(edit: Edit, from: Plan = plan): Plan {
  const outcome = repair(problem, from, edit);
  if (outcome.status === 'impossible') throw new Error(outcome.text);
  expect(verify(applyEdit(problem, edit), outcome.plan)).toEqual([]);
  return outcome.plan;
}

const dayOf = (from: Plan, placeId: string): number =>
  from.days.findIndex((_, i) => placesOf(from, i).includes(placeId));
const present = placesOf(plan);
const first = present[0] ?? '';
const absent = plan.leftOut[0]?.placeId ?? '';

describe('G: repair', () => {
  test('G01 keeps every other start time when a visit is removed', () => {
    const after = repaired({ kind: 'remove', placeId: first });
    const kept = visitsOf(plan).filter(({ placeId }) => placeId !== first);
    expect(visitsOf(after)).toEqual(kept);
  });
  test('G02 adds a place and displaces at most one other', () => {
    const after = placesOf(repaired({ kind: 'add', placeId: absent }));
    expect(after).toContain(absent);
    expect(present.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(1);
  });
  test('G03 adds a place on a chosen day', () => {
    expect(dayOf(repaired({ kind: 'add', placeId: absent, dayIndex: 1 }), absent)).toBe(1);
  });
  test('G04 moves a visit to its new day and leaves other days unchanged', () => {
    const from = dayOf(plan, first);
    const to = (from + 1) % 3;
    const after = repaired({ kind: 'move', placeId: first, dayIndex: to });
    expect(dayOf(after, first)).toBe(to);
  });
  test('G05 starts a visit at the given minute and locks it', () => {
    const after = repaired({ kind: 'move', placeId: first, dayIndex: 1, startMinute: 900 });
    expect(visitsOf(after, 1).find(({ placeId }) => placeId === first)).toMatchObject({
      startMinute: 900,
      locked: true,
    });
  });
  test('G06 keeps a locked visit through other edits and a new search', () => {
    const locked = repaired({ kind: 'move', placeId: first, dayIndex: 1, startMinute: 900 });
    const after = repaired({ kind: 'add', placeId: absent, dayIndex: 1 }, locked);
    const again = solve(problem, { stop: maxIterations(300), seed: 5, initial: after });
    const found = again.status === 'planned' ? visitsOf(again.plan, 1) : [];
    expect(found.find(({ placeId }) => placeId === first)).toMatchObject({ startMinute: 900, locked: true });
  });
  test('G07 replaces a closed place on that day', () => {
    const dayIndex = dayOf(plan, 'lake');
    const after = repaired({ kind: 'closed', placeId: 'lake', dayIndex });
    expect(placesOf(after, dayIndex)).not.toContain('lake');
    expect(placesOf(after, dayIndex).length).toBe(placesOf(plan, dayIndex).length);
  });
  test('G08 rain removes outdoor places on that day only', () => {
    const dayIndex = dayOf(plan, 'lake');
    const after = repaired({ kind: 'rain', dayIndex });
    const outdoor = new Set(problem.places.filter((place) => place.outdoor).map(({ id }) => id));
    expect(placesOf(after, dayIndex).some((id) => outdoor.has(id))).toBe(false);
    for (const other of [0, 1, 2].filter((i) => i !== dayIndex))
      for (const id of placesOf(plan, other)) expect(placesOf(after, other)).toContain(id);
  });
  test('G09 lock and unlock change nothing else', () => {
    const locked = repaired({ kind: 'lock', placeId: first });
    expect(visitsOf(locked).find(({ placeId }) => placeId === first)?.locked).toBe(true);
    expect(repaired({ kind: 'unlock', placeId: first }, locked)).toEqual(plan);
    expect(itemsOf(locked)).toHaveLength(itemsOf(plan).length);
  });
  test('G10 refuses an impossible edit and returns the old plan', () => {
    const outcome = repair(problem, plan, { kind: 'move', placeId: first, dayIndex: 1, startMinute: 1190 });
    expect(outcome).toMatchObject({ status: 'impossible', nearest: plan });
  });
  test('G11 names the constraint that an edit breaks', () => {
    const strict = { ...problem, constraints: [{ id: 'must', rule: 'visit', placeIds: [first] } as const] };
    expect(repair(strict, plan, { kind: 'remove', placeId: first })).toMatchObject({
      status: 'impossible',
      broken: ['must'],
    });
  });
  test('G12 keeps walking where people walked, even where a taxi would be faster', () => {
    const small: Town = {
      ...town,
      places: [
        { id: 'lake', at: [0, 1] },
        { id: 'temple', at: [1, 0] },
      ],
      hotels: [{ id: 'inn', at: [1, 1] }],
    };
    const legsOf = (from: Plan) => itemsOf(from).filter((item) => item.kind === 'transfer');
    const isOnFoot = (from: Plan) => legsOf(from).every(({ mode }) => mode === 'walk');
    const free = buildTrip([small], { dayCount: 2 });
    const onFoot = planOf({ ...free, constraints: [{ id: 'k', rule: 'localModes', allowed: ['walk'] }] });
    const outcome = repair(free, onFoot, { kind: 'lock', placeId: 'lake' });
    expect(isOnFoot(planOf(free))).toBe(false);
    expect(outcome.status === 'planned' && legsOf(outcome.plan)).toEqual(legsOf(onFoot));
  });
});
