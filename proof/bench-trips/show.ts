import { scoreTrip } from '@yunyou/domain/trip-judge/score';
import { judgeWish, writeViolations } from './judge-wish.ts';
import { createWishPlanner } from './wish-planner.ts';
import { writeTrip } from './write-trip.ts';

/**
 * `npm run trips:show -- "5 days in Xi'an in May"` prints how a wish is read and planned with the shipped content, and
 * where the plan breaks the rules for trips.
 */
const today = new Date().toISOString().slice(0, 10);
const plan = await createWishPlanner(today);
for (const wish of process.argv.slice(2)) {
  const planned = plan(wish);
  const violations = judgeWish(planned, { today });
  const score = scoreTrip(violations, planned.understanding.brief.when.days);
  console.info(`${writeTrip(planned)}\nScore ${score.toFixed(1)}\n${writeViolations(violations)}\n`);
}
