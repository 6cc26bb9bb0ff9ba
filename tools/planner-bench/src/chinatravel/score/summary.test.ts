import { expect, test } from 'vitest';
import { createGoodPlan } from '../fixtures/good-plan.ts';
import { createQuery, createSmallTown } from '../fixtures/small-town.ts';
import { scorePreferences } from './preferences.ts';
import { scorePlan } from './score.ts';
import { summarise } from './summary.ts';

const sandbox = createSmallTown();
const query = createQuery(['result=True', 'result=False']);

test('preferences count sights and meals per day and the mean transfer', () => {
  expect(scorePreferences(createGoodPlan())).toMatchObject({ attractions: 2 / 8, meals: 2 / 6 });
  expect(scorePreferences({ itinerary: [] })).toEqual({ attractions: 0, transfers: 1, meals: 0 });
});

test('rates are shares of all cases, preferences means over passing plans only', () => {
  const good = createGoodPlan();
  const scored = [
    {
      verdict: scorePlan(sandbox, createQuery(), good),
      preferences: scorePreferences(good),
      seconds: 1,
      cpuSeconds: 1,
    },
    {
      verdict: scorePlan(sandbox, query, good),
      preferences: scorePreferences(good),
      seconds: 3,
      cpuSeconds: 1,
    },
    { verdict: scorePlan(sandbox, query, {}), preferences: scorePreferences({}), seconds: 2, cpuSeconds: 1 },
  ];
  expect(summarise(scored)).toMatchObject({
    cases: 3,
    delivered: 200 / 3,
    environmentMacro: 200 / 3,
    environmentMicro: 100 - 100 / 3,
    conditionalLogic: 25,
    finalPass: 100 / 3,
    realisticPass: 100 / 3,
    attractions: 25,
    medianSeconds: 2,
    maxSeconds: 3,
  });
  expect(summarise([]).overall).toBe(0);
});
