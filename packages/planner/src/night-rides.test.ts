import { describe, expect, it } from 'vitest';
import { retime } from './arrange.ts';
import { beijing, rides, xian } from './fixtures/towns.ts';
import { buildTrip, train } from './fixtures/trip-builder.ts';
import type { Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';
import { verify } from './verify/verify.ts';

const sleeper = train('z19', 'beijing-west', 'xian-station', [1240], {
  durationMinutes: 650, // arrives at 07:30
  nightsOnBoard: 1,
});

function problemOf(): Problem {
  return buildTrip([beijing, xian], {
    dayCount: 4,
    services: [...rides, sleeper],
    bagMinutes: 15,
    earliestRideMinute: 400,
  });
}

function planOf(problem: Problem, nightsOnBoard = 0): Plan {
  const cityPlans = [
    { cityIds: ['beijing', 'xian'], nights: [2 - nightsOnBoard, 1], nightsOnBoard: [0, nightsOnBoard] },
  ];
  const outcome = solve(problem, { stop: maxIterations(400), seed: 1, cityPlans });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return outcome.plan;
}

const kindsOn = (plan: Plan, day: number): string[] => plan.days[day]?.items.map(({ kind }) => kind) ?? [];

describe('a night ride', () => {
  const problem = problemOf();
  const plan = planOf(problem, 1);

  it('takes the place of a hotel night: the day ends on board and the next one starts at the station', () => {
    expect(kindsOn(plan, 1).at(-1)).toBe('ride');
    expect(plan.days[1]?.items.at(-1)).toMatchObject({
      serviceId: 'z19',
      startMinute: 1240,
      endMinute: 1890,
    });
    expect(plan.days[2]?.items[0]).toMatchObject({ kind: 'transfer', fromId: 'xian-station' });
    expect(plan.stays.map(({ fromDayIndex, nights }) => [fromDayIndex, nights])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(verify(problem, plan)).toEqual([]);
  });

  it('brings the bags to the hotel before the day starts, and the first visit comes after that', () => {
    const [first] = plan.days[2]?.items ?? [];
    expect(first?.startMinute).toBe(460); // 07:30 and ten minutes to leave the train
    const visit = plan.days[2]?.items.find(({ kind }) => kind === 'visit');
    expect(visit?.startMinute).toBeGreaterThanOrEqual(540);
  });

  it('costs no hotel and leaves a whole day for visits before it', () => {
    const nights = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'night'));
    expect(nights).toHaveLength(2);
    expect(kindsOn(plan, 1).filter((kind) => kind === 'visit').length).toBeGreaterThan(0);
  });

  it('is not used where the city plan has none', () => {
    const services = planOf(problem).days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'ride' ? [item.serviceId] : [])),
    );
    expect(services).not.toContain('z19');
  });

  it('stays where it is when the plan is timed again or repaired', () => {
    const timed = retime(problem, plan);
    expect(verify(problem, timed)).toEqual([]);
    expect(timed.days[1]?.items.at(-1)).toMatchObject({ serviceId: 'z19' });
    const visit = plan.days[2]?.items.find((item) => item.kind === 'visit');
    const outcome = repair(problem, plan, { kind: 'remove', placeId: visit?.placeId ?? '' });
    expect(outcome.status).toBe('planned');
    if (outcome.status === 'planned') expect(verify(problem, outcome.plan)).toEqual([]);
  });
});

describe('a voyage of several nights', () => {
  const places = beijing.places ?? [];
  const seenId = xian.places?.[0]?.id ?? '';
  const ship = train('ship', 'beijing-west', 'xian-station', [1200], {
    durationMinutes: 2 * 1440 + 600 - 1200 + 1440, // sails at 20:00, lands at 10:00 after three nights
    nightsOnBoard: 3,
    seenPlaceIds: [seenId],
  });
  const problem = buildTrip([beijing, xian], {
    dayCount: 7,
    services: [...rides, ship],
    bagMinutes: 15,
    constraints: [{ id: 'must', rule: 'visit', placeIds: [seenId] }],
  });
  const outcome = solve(problem, {
    stop: maxIterations(400),
    seed: 1,
    cityPlans: [{ cityIds: ['beijing', 'xian'], nights: [2, 1], nightsOnBoard: [0, 3] }],
  });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  const { plan } = outcome;

  it('has no items on days on board and continues where the ship lands', () => {
    expect(places.length).toBeGreaterThan(0);
    expect(plan.days[2]?.items.at(-1)).toMatchObject({ serviceId: 'ship', startMinute: 1200 });
    expect(plan.days[3]?.items).toEqual([]);
    expect(plan.days[4]?.items).toEqual([]);
    expect(plan.days[5]?.items[0]).toMatchObject({
      kind: 'transfer',
      fromId: 'xian-station',
      startMinute: 610,
    });
    expect(verify(problem, plan)).toEqual([]);
  });

  it('counts what is seen from on board as visited, once', () => {
    const visited = plan.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])),
    );
    expect(visited).not.toContain(seenId);
    expect(plan.leftOut.map(({ placeId }) => placeId)).not.toContain(seenId);
  });

  it('stays where it is when the plan is timed again or repaired', () => {
    expect(verify(problem, retime(problem, plan))).toEqual([]);
    const visit = plan.days[1]?.items.find((item) => item.kind === 'visit');
    const repaired = repair(problem, plan, { kind: 'remove', placeId: visit?.placeId ?? '' });
    expect(repaired.status).toBe('planned');
    if (repaired.status === 'planned') expect(verify(problem, repaired.plan)).toEqual([]);
  });

  it('breaks a plan whose ship has landed before the night that has no hotel', () => {
    const days = plan.days.map((day, index) =>
      index === 2 ? { ...day, items: day.items.slice(0, -1) } : day,
    );
    expect(verify(problem, { ...plan, days }).length).toBeGreaterThan(0);
  });
});

describe('verify', () => {
  it('rejects a day that ends with a ride which arrives on the same day', () => {
    const problem = problemOf();
    const plan = planOf(problem);
    const days = plan.days.map((day) => ({
      ...day,
      items: day.items.some(({ kind }) => kind === 'ride')
        ? day.items.slice(0, day.items.findIndex(({ kind }) => kind === 'ride') + 1)
        : day.items,
    }));
    const texts = verify(problem, { ...plan, days }).map(({ text }) => text);
    expect(texts.some((text) => text.includes('does not end with a night'))).toBe(true);
  });
});
