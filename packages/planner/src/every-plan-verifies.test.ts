import { assert as assertProperty, integer, property, readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, type Edit } from './edit.ts';
import { createRandomProblem } from './fixtures/random-problem.ts';
import { sampleCraft } from './fixtures/sample-craft.ts';
import { placesOf } from './fixtures/solved-plan.ts';
import type { Outcome, Plan } from './plan.ts';
import type { Place, Problem } from './problem.ts';
import { createRandom } from './random.ts';
import { repair } from './repair.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';
import { type Violation, verify } from './verify/verify.ts';

const quick = { trialIterations: 25, firstIterations: 25, cityPlans: 3 };
/** Set by mutation tests, which need a quick answer. */
const { numRuns } = readConfigureGlobal();
const seeds = integer({ min: 0, max: 2 ** 31 - 1 });

/** Lists violations of the outcome's plan. The nearest plan of a conflict may break the constraints that it names. */
function violationsOf(problem: Problem, outcome: Outcome): readonly Violation[] {
  if (outcome.status === 'planned') return verify(problem, outcome.plan);
  if (!outcome.nearest) return [];
  if (outcome.broken.length === 0)
    return [{ text: 'an impossible outcome has a plan that keeps every constraint' }];
  return verify(problem, outcome.nearest).filter(
    ({ constraintId }) => constraintId === undefined || !outcome.broken.includes(constraintId),
  );
}

test('every plan of 800 random problems passes verify, including the intermediate ones', () => {
  assertProperty(
    property(seeds, (seed) => {
      const problem = createRandomProblem(seed);
      const shown: Plan[] = [];
      const onPlan = (plan: Plan) => void shown.push(plan);
      const outcome = solve(problem, { stop: maxIterations(90), seed, params: quick, onPlan });
      expect(violationsOf(problem, outcome)).toEqual([]);
      for (const plan of shown) expect(verify(problem, plan)).toEqual([]);
    }),
    { numRuns: numRuns ?? 800 },
  );
}, 600_000);

test('every repaired plan passes verify against the edited problem', () => {
  assertProperty(
    property(seeds, (seed) => verifyRepairs(createRandomProblem(seed), seed)),
    { numRuns: numRuns ?? 400 },
  );
}, 600_000);

test('every repaired plan with bags, rests and losses of craft passes verify against the edited problem', () => {
  assertProperty(
    property(seeds, (seed) => verifyRepairs(withCraft(createRandomProblem(seed)), seed)),
    // In this problem two stays at the hotel last as long as a rest.
    { numRuns: numRuns ?? 400, examples: [[77]] },
  );
}, 600_000);

function verifyRepairs(original: Problem, seed: number): void {
  const random = createRandom(seed);
  let problem = original;
  const outcome = solve(problem, { stop: maxIterations(50), seed, params: quick });
  if (outcome.status === 'impossible') return;
  let { plan } = outcome;
  for (let step = 0; step < 4; step++) {
    const edit = createEdit(problem, plan, random.int);
    if (!edit) return;
    const result = repair(problem, plan, edit);
    if (result.status === 'impossible') continue;
    problem = applyEdit(problem, edit);
    plan = result.plan;
    expect(verify(problem, plan)).toEqual([]);
  }
}

function createEdit(problem: Problem, plan: Plan, int: (limit: number) => number): Edit | undefined {
  const any = problem.places[int(problem.places.length)]?.id;
  if (any === undefined) return undefined;
  const visited = placesOf(plan);
  const placeId = visited[int(visited.length)] ?? any;
  const dayIndex = int(problem.days.length);
  const edits: Edit[] = [
    { kind: 'remove', placeId },
    { kind: 'add', placeId: any },
    { kind: 'add', placeId: any, dayIndex },
    { kind: 'move', placeId, dayIndex },
    { kind: 'move', placeId, dayIndex, startMinute: 540 + 30 * int(12) },
    { kind: 'lock', placeId },
    { kind: 'unlock', placeId },
    { kind: 'closed', placeId, dayIndex },
    { kind: 'rain', dayIndex },
  ];
  return edits[int(edits.length)];
}

test('every plan with bags, early rides, a crossing of the last town, rests and losses of craft passes verify', () => {
  assertProperty(
    property(seeds, (seed) => {
      const problem = withCraft(createRandomProblem(seed));
      const outcome = solve(problem, { stop: maxIterations(60), seed, params: quick });
      expect(violationsOf(problem, outcome)).toEqual([]);
    }),
    { numRuns: numRuns ?? 400 },
  );
}, 600_000);

/** Returns the place with an early start and hours that make use of it. */
function openEarly({ preferredByDay: _hours, ...place }: Place): Place {
  const windowsByDay = place.windowsByDay.map(([first, ...others]) =>
    first ? [{ ...first, open: Math.max(0, first.open - 120) }, ...others] : [],
  );
  return { ...place, leavesEarly: true, windowsByDay };
}

function withCraft(problem: Problem): Problem {
  const [at, ...others] = problem.end.at;
  return {
    ...problem,
    bagMinutes: 10,
    earliestRideMinute: 360,
    rests: [{ startMinute: 780, endMinute: 870 }],
    craft: sampleCraft,
    days: problem.days.map((day) => ({ ...day, earlyMinute: Math.max(0, day.startMinute - 60) })),
    places: problem.places.map((place, index) => (index % 3 === 0 ? openEarly(place) : place)),
    end: { ...problem.end, at: at === undefined ? [] : [at], crossing: { at: others, minutes: 40 } },
  };
}
