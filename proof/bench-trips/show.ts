import { createWishPlanner } from './wish-planner.ts';
import { writeTrip } from './write-trip.ts';

/** `npm run trips:show -- "5 days in Xi'an in May"` prints how a wish is read and planned with the shipped content. */
const plan = await createWishPlanner(new Date().toISOString().slice(0, 10));
for (const wish of process.argv.slice(2)) console.info(`${writeTrip(plan(wish))}\n`);
