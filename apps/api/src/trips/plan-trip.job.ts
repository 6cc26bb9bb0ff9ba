import { defineJob } from '../jobs/job-definition.ts';
import { giveUpTrip, planTrip } from './plan-trip.ts';

/** Plans a trip when the process that started planning it with the request has stopped. */
export const planTripJob = defineJob<'plan-trip'>({
  retries: 6,
  retryDelaySeconds: 3,
  timeoutSeconds: 60,
  concurrency: 2,
  async run({ tripId }, services, { isLast, signal }) {
    try {
      if ((await planTrip(tripId, services, signal)) === 'busy')
        throw new Error('Trip is still being planned elsewhere');
    } catch (error) {
      if (isLast && !signal.aborted) await giveUpTrip(tripId, services);
      throw error;
    }
  },
});
