import { describe, expect, it } from 'vitest';
import { inXian } from './fixtures/towns.ts';
import { lunch } from './fixtures/trip-builder.ts';
import { legItem, mealItem, nightItem, rideItem, visitItem, writePlan } from './fixtures/written-plan.ts';
import type { PlanItem } from './plan.ts';
import type { Problem } from './problem.ts';
import { scoreOf, totalsOf } from './score-plan.ts';

const noWeights = { localMinute: 0, rideMinute: 0, money: 0, hotelChange: 0 };
const problem: Problem = {
  ...inXian(),
  meals: [lunch],
  weights: noWeights,
  wishes: [
    { id: 'quiet', weight: 7, wish: { rule: 'visit', placeIds: ['forest'] } },
    { id: 'food', weight: 3, wish: { rule: 'dine', restaurantIds: ['duck'] } },
  ],
};
const score = (items: readonly PlanItem[], changes: Partial<Problem> = {}, wishesKept: string[] = []) => {
  const { days, stays, totals } = writePlan([items], ['xian', 'xian']);
  return scoreOf({ ...problem, ...changes }, { days, stays, totals, wishesKept });
};

describe('scoreOf', () => {
  it('adds the scores of places, hotels and kept wishes', () => {
    expect(score([visitItem('army'), nightItem('palace')])).toBe(30 + 8);
    expect(score([visitItem('army')], {}, ['quiet'])).toBe(30 + 7);
  });

  it('adds the score of a restaurant to that of the meal, but nothing for a place nearby', () => {
    expect(score([mealItem('noodles')])).toBe(5 + 2);
    expect(score([mealItem('wall', 'nearby')])).toBe(5);
  });

  it('subtracts minutes of travel, money per hundred minor units, and hotel changes', () => {
    const weighing = (weight: Partial<Problem['weights']>) => ({ weights: { ...noWeights, ...weight } });
    const taxi = legItem('taxi', 4000); // 20 minutes for 1300
    expect(score([visitItem('army'), taxi], weighing({ localMinute: 0.5 }))).toBe(30 - 10);
    expect(score([taxi], weighing({ money: 2 }))).toBe(-26);
    expect(score([rideItem('train', 580)], weighing({ rideMinute: 0.1 }))).toBeCloseTo(-10);
    expect(score([], weighing({ hotelChange: 4 }))).toBe(-4);
  });
});

describe('totalsOf', () => {
  it('sums costs by scope and minutes by kind', () => {
    const items: PlanItem[] = [
      legItem('taxi', 4000),
      visitItem('wall'),
      visitItem('army', { startMinute: 800, endMinute: 1000, costMinor: 9000 }),
      mealItem('noodles'),
      rideItem('train'),
      { kind: 'free', locationId: 'wall', startMinute: 1000, endMinute: 1045 },
      nightItem('inn'),
    ];
    expect(totalsOf([{ dayIndex: 0, date: '2027-04-10', items }])).toEqual({
      costMinor: 1300 + 13_000 + 8000 + 51_500 + 40_000,
      costByScope: { sights: 13_000, meals: 8000, hotels: 40_000, intercity: 51_500, local: 1300 },
      visits: 2,
      visitMinutes: 290,
      localMinutes: 20,
      rideMinutes: 320,
      freeMinutes: 45,
    });
  });
});
