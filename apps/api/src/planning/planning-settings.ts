import { z } from 'zod';

/** Settings of the planning threads. */
export const planningSettings = {
  PLANNING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Planning threads; each plans one trip at a time.'),
  PLANNING_QUEUE: z.coerce
    .number()
    .int()
    .min(0)
    .default(50)
    .describe('Trips that may wait for a planning thread; further ones are planned later by a job.'),
  PLANNING_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(8000)
    .default(4000)
    .describe('Milliseconds the planner spends on improving the plan of a trip.'),
};
