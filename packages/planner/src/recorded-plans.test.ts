import { describe, expect, it } from 'vitest';
import { applyEdit } from './edit.ts';
import { createRandomProblem } from './fixtures/random-problem.ts';
import type { Outcome } from './plan.ts';
import { repair } from './repair.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';

/**
 * Recorded results of the search, which is deterministic. A refactoring must not change them. After a deliberate change
 * of the search, compare the benchmarks first, then record again with
 * `vitest run packages/planner/src/recorded-plans.test.ts --update`.
 */
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

function describeOutcome(outcome: Outcome): string {
  if (outcome.status === 'planned') return outcome.plan.score.toFixed(3);
  return `${outcome.conflict.join('+') || 'nothing possible'} (${outcome.nearest?.score.toFixed(3) ?? 'no plan'})`;
}

function solveSeed(seed: number): Outcome {
  return solve(createRandomProblem(seed), { stop: maxIterations(120), seed });
}

describe('plans of random problems', () => {
  it('have the recorded scores and conflicts', () => {
    expect(seeds.map((seed) => `${seed}: ${describeOutcome(solveSeed(seed))}`)).toMatchInlineSnapshot(`
      [
        "1: 19.390",
        "2: 63.200",
        "3: k0 (60.939)",
        "4: 70.020",
        "5: k2 (142.074)",
        "6: 68.269",
        "7: 25.880",
        "8: 94.480",
        "9: k3 (20.320)",
        "10: 118.904",
        "11: 47.087",
        "12: 102.560",
        "13: k2+k3 (13.240)",
        "14: 67.438",
        "15: 28.672",
        "16: k0+k1 (23.783)",
        "17: 28.000",
        "18: 60.560",
        "19: 61.780",
        "20: 52.900",
        "21: 137.270",
        "22: 28.590",
        "23: 151.871",
        "24: 25.326",
        "25: k2 (2.370)",
        "26: 163.000",
        "27: 138.952",
        "28: k2 (150.540)",
        "29: 112.118",
        "30: 49.960",
        "31: 53.336",
        "32: 31.139",
        "33: k0 (91.960)",
        "34: 72.480",
        "35: 187.320",
        "36: 118.139",
        "37: nothing possible (no plan)",
        "38: k0 (56.780)",
        "39: k3 (35.902)",
        "40: 220.063",
        "41: k1 (1.880)",
        "42: 34.423",
        "43: 135.679",
        "44: 39.080",
        "45: 122.000",
        "46: 60.415",
        "47: nothing possible (no plan)",
        "48: 36.640",
        "49: k1 (6.030)",
        "50: 16.050",
        "51: 39.580",
        "52: k2 (143.774)",
        "53: 163.880",
        "54: 65.662",
        "55: k0 (105.820)",
        "56: nothing possible (no plan)",
        "57: 114.378",
        "58: nothing possible (no plan)",
        "59: k3 (0.000)",
        "60: 62.720",
      ]
    `);
  });

  it('have the recorded scores after rain on the first day and after adding the best place left out', () => {
    const results = seeds.map((seed) => {
      const outcome = solveSeed(seed);
      if (outcome.status === 'impossible') return `${seed}: not planned`;
      const problem = createRandomProblem(seed);
      const rain = { kind: 'rain', dayIndex: 0 } as const;
      const wet = repair(problem, outcome.plan, rain);
      if (wet.status === 'impossible') return `${seed}: rain ${describeOutcome(wet)}`;
      const [best] = wet.plan.leftOut;
      if (!best) return `${seed}: rain ${describeOutcome(wet)}`;
      const added = repair(applyEdit(problem, rain), wet.plan, { kind: 'add', placeId: best.placeId });
      return `${seed}: rain ${describeOutcome(wet)}, added ${describeOutcome(added)}`;
    });
    expect(results).toMatchInlineSnapshot(`
      [
        "1: rain 19.390, added nothing possible (19.390)",
        "2: rain 50.540, added nothing possible (50.540)",
        "3: not planned",
        "4: rain 57.840, added nothing possible (57.840)",
        "5: not planned",
        "6: rain 63.949, added nothing possible (63.949)",
        "7: rain 25.880, added nothing possible (25.880)",
        "8: rain 80.300, added 83.080",
        "9: not planned",
        "10: rain 118.904, added 114.888",
        "11: rain 30.429, added nothing possible (30.429)",
        "12: rain 55.280, added 61.940",
        "13: not planned",
        "14: rain 33.049, added nothing possible (33.049)",
        "15: rain 28.672",
        "16: not planned",
        "17: rain 16.120, added 18.720",
        "18: rain 60.560, added 59.600",
        "19: rain k1 (41.780)",
        "20: rain 28.300, added nothing possible (28.300)",
        "21: rain 98.487, added nothing possible (98.487)",
        "22: rain 28.590, added nothing possible (28.590)",
        "23: rain 150.082, added nothing possible (150.082)",
        "24: rain 7.604, added nothing possible (7.604)",
        "25: not planned",
        "26: rain 163.000, added 147.520",
        "27: rain 138.952, added 139.749",
        "28: not planned",
        "29: rain 112.118",
        "30: rain 49.960, added nothing possible (49.960)",
        "31: rain 33.545, added 33.418",
        "32: rain 31.139",
        "33: not planned",
        "34: rain 46.580, added nothing possible (46.580)",
        "35: rain 172.460, added 181.160",
        "36: rain 118.139",
        "37: not planned",
        "38: not planned",
        "39: not planned",
        "40: rain 219.013, added nothing possible (219.013)",
        "41: not planned",
        "42: rain 8.926, added nothing possible (8.926)",
        "43: rain 128.928, added 127.645",
        "44: rain 20.960, added nothing possible (20.960)",
        "45: rain 122.020",
        "46: rain 60.415, added nothing possible (60.415)",
        "47: not planned",
        "48: rain 7.460, added nothing possible (7.460)",
        "49: not planned",
        "50: rain -1.730, added nothing possible (-1.730)",
        "51: rain 39.580",
        "52: not planned",
        "53: rain 162.880, added 162.760",
        "54: rain 65.641, added nothing possible (65.641)",
        "55: not planned",
        "56: not planned",
        "57: rain 114.378, added 108.593",
        "58: not planned",
        "59: not planned",
        "60: rain 62.720, added nothing possible (62.720)",
      ]
    `);
  });
});
