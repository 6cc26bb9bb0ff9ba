import { describe, expect, it } from 'vitest';
import { listRuleCombinations } from '../constraints/rule-combinations.ts';
import { inXian } from '../fixtures/towns.ts';
import type { Problem } from '../problem.ts';
import { maxIterations } from '../stop.ts';
import { tryChoice } from './attempt.ts';
import { firstChoice } from './outline/outline.ts';
import { createSearchSpace } from './search-space.ts';

const scaleScores = (problem: Problem, factor: number): Problem => ({
  ...problem,
  places: problem.places.map((place) => ({ ...place, score: place.score * factor })),
  hotels: problem.hotels.map((hotel) => ({ ...hotel, score: hotel.score * factor })),
});

const tryInXian = (problem: Problem) =>
  tryChoice(
    createSearchSpace(problem, listRuleCombinations(problem.constraints)[0] ?? []),
    firstChoice({ cityIds: ['xian'], nights: [1] }),
    { stop: () => maxIterations(50), seed: 1 },
  );

describe('tryChoice', () => {
  it('takes the better hotel when there is no budget', () => {
    expect(tryInXian(inXian())?.plan.stays).toMatchObject([{ hotelId: 'palace' }]);
  });

  it.each([0.001, 1, 1000])(
    'takes a cheaper hotel to keep a budget when scores are multiplied by %d',
    (factor) => {
      const limited = inXian({ id: 'k', rule: 'budget', scopes: ['hotels'], maxMinor: 40_000 });
      const attempt = tryInXian(scaleScores(limited, factor));
      expect(attempt?.broken).toEqual([]);
      expect(attempt?.plan.stays).toMatchObject([{ hotelId: 'inn' }]);
    },
  );
});
