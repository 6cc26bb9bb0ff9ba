import { z } from 'zod';

/** Settings of the planning threads. */
export const planningSettings = {
  PLANNING: z
    .enum(['here', 'workers'])
    .default('here')
    .describe(
      'Where trips are planned. `here`: in threads of this process. `workers`: only in the processes of `npm run worker`, which take them from the job queue; this process plans nothing.',
    ),
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

/** Returns how many trips a process takes from the queue: one more than it has threads, so that no thread waits for the database. */
export const planningConcurrency = ({ PLANNING_THREADS }: { PLANNING_THREADS: number }): number =>
  PLANNING_THREADS + 1;
