import { describe, expect, test } from 'vitest';
import type { ProblemInput } from '../../create-problem.ts';
import { sampleCraft } from '../../fixtures/sample-craft.ts';
import { mealsOf, placesOf, planOf, visitsOf } from '../../fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town, train } from '../../fixtures/trip-builder.ts';
import type { Plan } from '../../plan.ts';
import type { Place } from '../../problem.ts';
import { listTour } from '../../routing/route-state.ts';
import { maxIterations } from '../../stop.ts';
import { type Attempt, tryChoice } from '../attempt.ts';
import { createSearchSpace } from '../search-space.ts';
import { changeRide, listWeakHops } from './change-ride.ts';
import { firstChoice } from './outline.ts';

/** Two towns with two nights in the first and one in the second. Trains leave in the morning and in the afternoon. */
function towns(first: Town['places'], second: Town['places']): Town[] {
  return [
    { id: 'alba', gatewayIds: ['alba-station'], places: first, hotels: [{ id: 'inn', at: [0, 0] }] },
    { id: 'bard', gatewayIds: ['bard-station'], places: second, hotels: [{ id: 'lodge', at: [0, 0] }] },
  ];
}
const trains = (...minutes: number[]) => [
  train('g', 'alba-station', 'bard-station', minutes, { durationMinutes: 60 }),
];

function attemptOf(first: Town['places'], second: Town['places'], minutes: number[]): Attempt {
  const problem = buildTrip(towns(first, second), {
    dayCount: 3,
    services: trains(...minutes),
    craft: { ...sampleCraft, emptyStay: 50 },
  });
  const choice = firstChoice({ cityIds: ['alba', 'bard'], nights: [1, 1] });
  const attempt = tryChoice(createSearchSpace(problem, []), choice, {
    seed: 1,
    stop: () => maxIterations(60),
  });
  if (!attempt) throw new Error('The choice fits no hotels or rides');
  return attempt;
}

const hall = { id: 'hall', score: 20, at: [1, 0] as const };
const tower = { id: 'tower', score: 20, at: [1, 0] as const };

describe('listWeakHops', () => {
  test('names no ride with visits before and after it', () => {
    const onRideDay = { ...hall, windowsByDay: [[], [{ open: 540, close: 700 }], []] };
    const later = { ...tower, windowsByDay: [[], [{ open: 840, close: 1080 }], []] };
    expect(listWeakHops(attemptOf([onRideDay], [later], [780]))).toEqual([]);
  });

  test('names a ride with half a day before it in which nothing is visited', () => {
    const onFirstDay = { ...hall, windowsByDay: [[{ open: 540, close: 1080 }], [], []] };
    expect(listWeakHops(attemptOf([onFirstDay], [tower], [780]))).toEqual([1]);
  });

  test('names the rides of a stay whose best place is left out', () => {
    const onRideDay = { ...hall, windowsByDay: [[], [{ open: 900, close: 1080 }], []] };
    const minor = { id: 'gate', score: 1, at: [0, 1] as const };
    expect(listWeakHops(attemptOf([onRideDay, minor], [tower], [600]))).toEqual([1]);
  });
});

describe('changeRide', () => {
  test('takes the ride of another rank and leaves visits on other days where they are', () => {
    const attempt = attemptOf([hall], [tower], [600, 840]);
    const changed = changeRide(attempt, 1, 1);
    if (!changed) throw new Error('There is another ride');
    const { frame, state } = changed;
    expect(frame.outline.rides[1]?.departMinute).not.toBe(attempt.outline.rides[1]?.departMinute);
    const { problem } = attempt.routing;
    expect(listTour(frame.routing.problem, state, 0)).toEqual(listTour(problem, attempt.state, 0));
  });

  test('names the stops in both cities of the ride, where the search goes on', () => {
    const attempt = attemptOf([hall], [tower], [600, 840]);
    const stops = changeRide(attempt, 1, 1)?.nodes.map(
      (node) => attempt.routing.candidates[node]?.locationId,
    );
    expect(stops).toEqual(expect.arrayContaining(['hall', 'tower']));
  });

  test('is undefined for the same ride', () => {
    expect(changeRide(attemptOf([hall], [tower], [600]), 1, 3)).toBeUndefined();
  });
});

describe('stays of one night', () => {
  const walled: Partial<Place> & { id: string } = {
    ...{ id: 'walled-town', score: 30, visitMinutes: 360 },
    lengths: [240, 360].map((visitMinutes) => ({
      visitMinutes,
      costMinor: 0,
      windowsByDay: [[], [{ open: 540, close: 1080 }], [{ open: 540, close: 1080 }]],
    })),
    windowsByDay: [[], [{ open: 540, close: 1080 }], [{ open: 540, close: 1080 }]],
  };
  const plan = (rest: Partial<ProblemInput> = {}): Plan =>
    planOf(
      buildTrip(towns([hall], [walled]), {
        dayCount: 3,
        services: trains(600, 900),
        craft: { ...sampleCraft, emptyStay: 50 },
        end: { at: ['bard-station'], minute: 700 },
        ...rest,
      }),
    );

  test('see a long sight in the form that fits beside a ride, and ride early enough for it', () => {
    const visit = visitsOf(plan()).find(({ placeId }) => placeId === 'walled-town');
    expect(visit && visit.endMinute - visit.startMinute).toBe(240);
  });

  test('are not empty where another ride leaves time for a visit', () => {
    const busy = [hall, { id: 'garden', score: 12, at: [2, 0] as const }];
    const evening = { id: 'lanterns', score: 8, windowsByDay: [[], [{ open: 780, close: 900 }], []] };
    const problem = buildTrip(towns(busy, [evening]), {
      dayCount: 3,
      services: trains(600, 900),
      craft: { ...sampleCraft, emptyStay: 50 },
      end: { at: ['bard-station'], minute: 600 },
    });
    expect(placesOf(planOf(problem))).toContain('lanterns');
  });
});

describe('hours that are taken', () => {
  test('have no meal, at a restaurant or near a visit', () => {
    const town: Town = {
      ...{ id: 'alba', gatewayIds: ['alba-station'], places: [hall] },
      hotels: [{ id: 'inn', at: [0, 0] }],
      restaurants: [{ id: 'noodles', at: [1, 1] }],
    };
    const meals = (taken: NonNullable<ProblemInput['days']>[number]['taken']) =>
      mealsOf(
        planOf(
          buildTrip([town], {
            dayCount: 1,
            meals: [lunch],
            days: [{ date: '2027-04-10', startMinute: 510, endMinute: 1200, ...(taken && { taken }) }],
          }),
        ),
      ).map(({ startMinute }) => startMinute);
    expect(meals(undefined)).toHaveLength(1);
    expect(meals([{ startMinute: 700, endMinute: 820 }])).toEqual([]);
    const [late] = meals([{ startMinute: 600, endMinute: 780 }]);
    expect(late).toBeGreaterThanOrEqual(780);
  });
});
