import type { BenchPlan } from '../plan-format.ts';
import { attemptPlan } from './attempt.ts';
import type { Scene } from './frame-choice.ts';
import { listHotels, listPairs } from './frame-choice.ts';
import type { Nights } from './hotel-choice.ts';
import type { Requirements } from './requirements.ts';
import type { ServicePair } from './service-choice.ts';
import type { Thrift } from './thrift.ts';
import { THRIFT_LEVELS } from './thrift.ts';

/**
 * Yields plans made step by step, for demands that planner rules cannot express: rides and hotels first, then the days by
 * the routing search. Undefined for an impossible combination.
 */
export function* composeTrips(
  scene: Scene,
  cases: readonly Requirements[],
): Generator<BenchPlan | undefined> {
  let count = 0;
  for (const setting of listSettings(scene, cases)) {
    const splitMinute = splitMinutes(setting.requirements.days, count++);
    yield attemptPlan({ ...scene, ...setting, splitMinute });
  }
}

const SPLIT_CLOCKS = [12 * 60, 17 * 60 + 30];

/** Lists minutes that split the trip in two, from the middle outwards, one for each attempt. */
function splitMinutes(days: number, attempt: number): number {
  const clock = SPLIT_CLOCKS[attempt % SPLIT_CLOCKS.length] ?? 0;
  const day = (Math.floor(attempt / SPLIT_CLOCKS.length) + Math.floor(days / 2)) % days;
  return day * 24 * 60 + clock;
}

interface Setting {
  requirements: Requirements;
  thrift: Thrift;
  pair: ServicePair;
  nights: Nights;
  seed: number;
}

/** Lists combinations to try: all cases at one thrift level before the next, best rides and hotels first. */
function* listSettings(scene: Scene, cases: readonly Requirements[]): Generator<Setting> {
  const tried = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [0, 2],
    [2, 0],
    [2, 2],
    [3, 3],
    [0, 4],
    [4, 0],
    [5, 5],
    [0, 7],
    [7, 0],
    [6, 9],
  ] as const;
  const rounds = [tried.slice(0, 2), tried.slice(2)];
  for (const round of rounds) {
    for (const thrift of THRIFT_LEVELS) {
      for (const requirements of cases) {
        const pairs = listPairs(scene, { requirements, thrift });
        for (const [pairRank, hotelRank] of round) {
          const pair = pairs[pairRank];
          if (!pair) continue;
          const nights = listHotels(scene, { requirements, thrift, pair })[hotelRank];
          if (nights) yield { requirements, thrift, pair, nights, seed: 1 + pairRank + hotelRank };
        }
      }
    }
  }
}
