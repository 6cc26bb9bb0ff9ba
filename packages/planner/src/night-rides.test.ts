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
  isOvernight: true,
});

function problemOf(): Problem {
  return buildTrip([beijing, xian], {
    dayCount: 4,
    services: [...rides, sleeper],
    bagMinutes: 15,
    earliestRideMinute: 400,
  });
}

function planOf(problem: Problem, nightRides: readonly number[]): Plan {
  const nights = nightRides.length > 0 ? [1, 1] : [2, 1];
  const cityPlans = [{ cityIds: ['beijing', 'xian'], nights, nightRides }];
  const outcome = solve(problem, { stop: maxIterations(400), seed: 1, cityPlans });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return outcome.plan;
}

const kindsOn = (plan: Plan, day: number): string[] => plan.days[day]?.items.map(({ kind }) => kind) ?? [];

describe('a night ride', () => {
  const problem = problemOf();
  const plan = planOf(problem, [1]);

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
    const services = planOf(problem, []).days.flatMap(({ items }) =>
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

describe('verify', () => {
  it('rejects a day that ends with a ride which arrives on the same day', () => {
    const problem = problemOf();
    const plan = planOf(problem, []);
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
