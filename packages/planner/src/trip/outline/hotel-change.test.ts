import { describe, expect, it } from 'vitest';
import { retime } from '../../arrange.ts';
import { buildTrip, lunch, type Town } from '../../fixtures/trip-builder.ts';
import type { Plan } from '../../plan.ts';
import { repair } from '../../repair.ts';
import { solve } from '../../solve.ts';
import { maxIterations } from '../../stop.ts';
import { verify } from '../../verify/verify.ts';

const closed = [[], [], []];
const onDay = (day: number, open: number, close: number) =>
  closed.map((none, index) => (index === day ? [{ open, close }] : none));

/** A town with an inn, and a summit with a lodge for the second night. */
const town: Town = {
  id: 'town',
  gatewayIds: ['station'],
  places: [
    { id: 'temple', at: [0, 0] },
    { id: 'museum', at: [1, 0] },
    { id: 'up', at: [20, 0], score: 40, visitMinutes: 240, windowsByDay: onDay(0, 660, 1110) },
    { id: 'down', at: [20, 0], score: 40, visitMinutes: 240, costMinor: 0, windowsByDay: onDay(1, 300, 555) },
  ],
  hotels: [
    { id: 'inn', at: [0, 1] },
    { id: 'lodge', at: [20, 0], onlyNights: [0] },
  ],
};

const problem = buildTrip([town], {
  dayCount: 3,
  days: [510, 285, 510].map((startMinute, index) => ({
    date: `2027-04-${10 + index}`,
    startMinute,
    endMinute: 1260,
  })),
  meals: [lunch],
  bagMinutes: 15,
  constraints: ['up', 'down'].map((id) => ({ id, rule: 'visit', placeIds: [id] }) as const),
});

function planOf(nights: readonly number[]): Plan {
  const cityPlans = [{ cityIds: nights.map(() => 'town'), nights }];
  const outcome = solve(problem, { stop: maxIterations(400), seed: 1, cityPlans });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return outcome.plan;
}

describe('a change of hotels within a city', () => {
  const plan = planOf([1, 1]);
  const visitsOn = (day: number) =>
    plan.days[day]?.items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : []));

  it('sleeps in the hotel of the one night, and in the usual one after it', () => {
    expect(plan.stays.map(({ hotelId, nights }) => [hotelId, nights])).toEqual([
      ['lodge', 1],
      ['inn', 1],
    ]);
    expect(verify(problem, plan)).toEqual([]);
  });

  it('starts the first day with a transfer to the usual hotel, and has each visit on its day', () => {
    expect(plan.days[0]?.items[0]).toMatchObject({ kind: 'transfer', fromId: 'station', toId: 'inn' });
    expect(visitsOn(0)?.at(-1)).toBe('up');
    expect(visitsOn(1)?.[0]).toBe('down');
  });

  it('visits nothing twice and eats once a day', () => {
    const visits = [0, 1, 2].flatMap((day) => visitsOn(day) ?? []);
    expect(new Set(visits).size).toBe(visits.length);
  });

  it('stays as it is when it is timed again or mended', () => {
    expect(verify(problem, retime(problem, plan))).toEqual([]);
    const mended = repair(problem, plan, { kind: 'mend' });
    expect(mended.status).toBe('planned');
    if (mended.status === 'planned') expect(mended.plan.stays[0]?.hotelId).toBe('lodge');
  });

  it('is no plan where the hotel is slept in on another night', () => {
    const swapped = plan.stays.toReversed().map((stay, index) => ({ ...stay, fromDayIndex: index }));
    expect(verify(problem, { ...plan, stays: swapped }).length).toBeGreaterThan(0);
  });
});
