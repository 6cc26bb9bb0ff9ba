import { parentPort, workerData } from 'node:worker_threads';
import { scoreTrip } from '@yunyou/domain/trip-judge/score';
import { type CorpusWish, corpus } from './corpus/corpus.ts';
import { checkExpectations } from './corpus/expectations.ts';
import { judgeWish } from './judge-wish.ts';
import type { CorpusOptions } from './plan-corpus.ts';
import type { WishResult } from './report.ts';
import { createWishPlanner } from './wish-planner.ts';
import { writeTrip } from './write-trip.ts';

/** Points that an expectation which does not hold costs: about the brief, and about the plan. */
const expectationWeights = { brief: 1, plan: 2.5 } as const;
/** Every so many wishes are planned twice, to see whether the plans are the same. */
const secondRunEvery = 8;

const { today, iterations } = workerData as CorpusOptions; // set by plan-corpus.ts
const plan = await createWishPlanner(today, iterations);

function judge({ wish, half, expects }: CorpusWish, index: number): WishResult {
  const planned = plan(wish);
  const secondPlan = index % secondRunEvery === 0 ? plan(wish).trip?.plan : undefined;
  const violations = judgeWish(planned, { today, secondPlan });
  const expectations = checkExpectations(expects, planned);
  const missed = expectations
    .filter(({ isHeld, token }) => !isHeld && token !== 'planned')
    .map(({ token }) => ({
      rule: `expects ${token}`,
      weight: expectationWeights[token.startsWith('plan ') ? 'plan' : 'brief'],
      text: '',
    }));
  const score = scoreTrip([...violations, ...missed], planned.understanding.brief.when.days);
  return { index, wish, half, score, violations, expectations, text: writeTrip(planned) };
}

parentPort?.on('message', (index: number) => {
  const wish = corpus[index];
  if (wish) parentPort?.postMessage(judge(wish, index), []);
});
parentPort?.postMessage('ready', []);
